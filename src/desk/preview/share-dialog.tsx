import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { apiQuery } from '#desk/api/api-client.ts';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { copyLink, LinkField } from '#desk/ui/link-to-copy.tsx';
import { FailureNotice, LoadFailure } from '#desk/ui/notice.tsx';
import { unknownError } from '#desk/ui/record-labels.ts';
import { SelectField } from '#desk/ui/select-field.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { ArticleForm } from '#shared/api/article-contract.ts';
import {
  newPreviewLinkSchema,
  type PreviewLink,
  type PreviewLinkDays,
  previewLinkDays,
  previewLinkSchema,
} from '#shared/api/preview-contract.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';

interface ShareDialogProps {
  /** Returns the article as visitors would read it once it is published. */
  readonly values: () => ArticleForm;
  readonly articleId: number;
  /** The variant in which the page of the link opens. */
  readonly locale: Locale;
  readonly onClose: () => void;
}

const extensionDays: PreviewLinkDays = 7;

const durations = previewLinkDays.map((days) => ({ id: days, name: days === 1 ? '1 day' : `${days} days` }));

/** The dialog for preview links, which show the article to people without an account. */
export function ShareDialog({ values, articleId, locale, onClose }: ShareDialogProps) {
  const { api } = useDesk();
  const key = ['preview-links', articleId];
  const links = useQuery({
    ...apiQuery(api, key, z.array(previewLinkSchema), `${apiPaths.adminPreviewLinks}?article_id=${articleId}`),
    staleTime: 0,
  });
  const [days, setDays] = useState<PreviewLinkDays>(7);
  const [made, setMade] = useState<{ readonly id: number; readonly address: string }>();
  const [done, setDone] = useState('');
  const meta = { refreshes: key };
  const pathOf = ({ id }: PreviewLink) => `${apiPaths.adminPreviewLinks}/${id}`;
  const previewed = () => ({ article_id: articleId, form: values() });
  const create = useMutation({
    mutationFn: () => {
      const request = { method: 'POST', body: { ...previewed(), days } } as const;
      return api.read(newPreviewLinkSchema, apiPaths.adminPreviewLinks, request);
    },
    meta,
    onSuccess: async ({ id, token }) => {
      const address = location.origin + localisedPath(locale, `/preview/${token}`);
      setMade({ id, address });
      setDone(await copyLink(address));
    },
  });
  const update = useMutation({
    mutationFn: (link: PreviewLink) => api.send(pathOf(link), { method: 'PUT', body: previewed() }),
    meta,
    onSuccess: () => setDone('The link shows the newest text.'),
  });
  const extend = useMutation({
    mutationFn: (link: PreviewLink) => {
      const request = { method: 'POST', body: { days: extensionDays } } as const;
      return api.read(previewLinkSchema, `${pathOf(link)}/extension`, request);
    },
    meta,
    onSuccess: ({ expires_at }) => setDone(`The link now expires ${siteMoment(expires_at)}.`),
  });
  const close = useMutation({
    mutationFn: (link: PreviewLink) => api.send(pathOf(link), { method: 'DELETE' }),
    meta,
    onSuccess: (_closed, { id }) => {
      setDone('The link is no longer shared. Its page no longer shows the article.');
      if (made?.id === id) setMade(undefined);
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
          Anyone with the link can read this text, comment on it and say that it is good to publish, without an account,
          until the link expires. What you change later is shown after “Show the newest text”.
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
            {create.isPending ? 'Creating…' : 'Create link for comments'}
          </ActionButton>
        </div>
        {made && (
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 flex-1 basis-60">
              <LinkField label="Link" link={made.address} />
            </div>
            <ActionButton onPress={async () => setDone(await copyLink(made.address))}>Copy</ActionButton>
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
          {links.isError && <LoadFailure text="The links could not be loaded." query={links} />}
          {links.data?.length === 0 && <p className="text-muted">No link to this article is open.</p>}
          <ul className="divide-y divide-line">
            {links.data?.map((link) => (
              <li key={link.id} className="grid gap-1 py-3">
                <p>
                  Shared by {link.account_name}, {siteMoment(link.created_at)}
                </p>
                <p className="text-muted text-sm">
                  Shows the text of {siteMoment(link.text_from)}. Expires {siteMoment(link.expires_at)}.
                </p>
                <div className="-mx-3 flex flex-wrap">
                  <ActionButton
                    look="quiet"
                    aria-label={`Show the newest text at the link of ${siteMoment(link.created_at)}`}
                    onPress={() => start(() => update.mutate(link))}
                  >
                    Show the newest text
                  </ActionButton>
                  <ActionButton
                    look="quiet"
                    aria-label={`Extend by ${extensionDays} days the link of ${siteMoment(link.created_at)}`}
                    onPress={() => start(() => extend.mutate(link))}
                  >
                    {`Extend by ${extensionDays} days`}
                  </ActionButton>
                  <ActionButton
                    look="quiet-danger"
                    aria-label={`Stop sharing the link of ${siteMoment(link.created_at)}`}
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
