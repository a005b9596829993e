import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { momentText } from '#desk/enquiries/enquiry-labels.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { unknownError } from '#desk/ui/record-labels.ts';
import { SelectField } from '#desk/ui/select-field.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import { type PreviewLink, type PreviewLinkDays, previewLinkDays } from '#shared/api/preview-contract.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import {
  closePreviewLink,
  createPreviewLink,
  extendPreviewLink,
  listPreviewLinks,
  updatePreviewLink,
} from './preview-requests.ts';
import type { SheetForm } from './use-preview.ts';

interface ShareDialogProps {
  readonly form: SheetForm;
  readonly articleId: number | null;
  /** The variant in which the page of the link opens. */
  readonly locale: Locale;
  readonly onClose: () => void;
}

const extensionDays: PreviewLinkDays = 7;

const durations = previewLinkDays.map((days) => ({ id: days, name: days === 1 ? '1 day' : `${days} days` }));

/** The dialog for preview links, which show the article to people without an account. */
export function ShareDialog({ form, articleId, locale, onClose }: ShareDialogProps) {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const links = useQuery(listPreviewLinks(api, articleId));
  const [days, setDays] = useState<PreviewLinkDays>(7);
  const [made, setMade] = useState<{ readonly id: number; readonly address: string }>();
  const [done, setDone] = useState('');
  const refresh = () => queryClient.invalidateQueries({ queryKey: listPreviewLinks(api, articleId).queryKey });
  const previewed = () => ({ article_id: articleId, form: form.getValues() });
  const create = useMutation({
    mutationFn: () => createPreviewLink(api, previewed(), days),
    onSuccess: async ({ id, token }) => {
      const address = location.origin + localisedPath(locale, `/preview/${token}`);
      setMade({ id, address });
      setDone(await copied(address));
      await refresh();
    },
  });
  const update = useMutation({
    mutationFn: ({ id }: PreviewLink) => updatePreviewLink(api, id, previewed()),
    onSuccess: async () => {
      setDone('The link shows the newest text.');
      await refresh();
    },
  });
  const extend = useMutation({
    mutationFn: ({ id }: PreviewLink) => extendPreviewLink(api, id, extensionDays),
    onSuccess: async ({ expires_at }) => {
      setDone(`The link now expires ${momentText(expires_at)}.`);
      await refresh();
    },
  });
  const close = useMutation({
    mutationFn: ({ id }: PreviewLink) => closePreviewLink(api, id),
    onSuccess: async (_closed, { id }) => {
      setDone('The link is no longer shared. Its page no longer shows the article.');
      if (made?.id === id) setMade(undefined);
      await refresh();
    },
  });
  const actions = [create, update, extend, close];
  const isBusy = actions.some(({ isPending }) => isPending);
  const failure = actions.find(({ isError }) => isError)?.error;
  const start = (action: () => void) => {
    if (isBusy) return;
    for (const one of actions) one.reset();
    setDone('');
    action();
  };

  return (
    <DialogFrame title="Share preview" width="medium" onClose={onClose}>
      <div className="grid min-h-0 content-start gap-4 overflow-y-auto p-5 sm:p-6">
        <p>
          Anyone with the link can read the text as it is now, without an account, until the link expires. What you
          change later is shown only if you update the link.
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-36">
            <SelectField
              label="Expires after"
              options={durations}
              value={days}
              onChange={(id) => setDays(previewLinkDays.find((choice) => choice === id) ?? 7)}
            />
          </div>
          <ActionButton look="primary" isPending={isBusy} onPress={() => start(() => create.mutate())}>
            {create.isPending ? 'Creating…' : 'Create link'}
          </ActionButton>
        </div>
        {made && (
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 flex-1 basis-60">
              <TextInput
                label="Link"
                value={made.address}
                isReadOnly
                onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
              />
            </div>
            <ActionButton onPress={async () => setDone(await copied(made.address))}>Copy</ActionButton>
            <p className="basis-full text-muted text-sm">Copy the link now. It can’t be shown again.</p>
          </div>
        )}
        <p role="status" className="font-semibold empty:hidden">
          {done}
        </p>
        {failure && <FailureNotice text={`That didn’t work: ${problemDetail(failure, unknownError)}`} />}
        <section aria-labelledby="shared-links" className="grid gap-1">
          <h3 id="shared-links" className="text-lg">
            Shared links
          </h3>
          {links.isPending && <p className="text-muted">Loading the links…</p>}
          {links.isError && (
            <FailureNotice text="The links could not be loaded.">
              <ActionButton look="quiet-danger" isPending={links.isFetching} onPress={() => links.refetch()}>
                Try Again
              </ActionButton>
            </FailureNotice>
          )}
          {links.data?.length === 0 && <p className="text-muted">No link to this article is open.</p>}
          <ul className="divide-y divide-line">
            {links.data?.map((link) => (
              <li key={link.id} className="grid gap-1 py-3">
                {articleId === null && <p className="break-words font-semibold">{link.title}</p>}
                <p>
                  Shared by {link.account_name}, {momentText(link.created_at)}
                </p>
                <p className="text-muted text-sm">
                  Shows the text of {momentText(link.text_from)}. Expires {momentText(link.expires_at)}.
                </p>
                <div className="-mx-3 flex flex-wrap">
                  {(articleId !== null || made?.id === link.id) && (
                    <ActionButton
                      look="quiet"
                      aria-label={`Show the newest text at the link of ${momentText(link.created_at)}`}
                      onPress={() => start(() => update.mutate(link))}
                    >
                      Show the newest text
                    </ActionButton>
                  )}
                  <ActionButton
                    look="quiet"
                    aria-label={`Extend by ${extensionDays} days the link of ${momentText(link.created_at)}`}
                    onPress={() => start(() => extend.mutate(link))}
                  >
                    {`Extend by ${extensionDays} days`}
                  </ActionButton>
                  <ActionButton
                    look="quiet-danger"
                    aria-label={`Stop sharing the link of ${momentText(link.created_at)}`}
                    onPress={() => start(() => close.mutate(link))}
                  >
                    Stop sharing
                  </ActionButton>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </DialogFrame>
  );
}

/** Copies an address. Returns a sentence that says whether this worked. */
async function copied(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return 'The link is copied.';
  } catch {
    return 'Select the link and copy it.';
  }
}
