import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from 'react';
import { failureText } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { kindNames } from '#desk/enquiries/enquiry-labels.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { CheckField } from '#desk/ui/check-field.tsx';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { PageHeader } from '#desk/ui/page-header.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { TextInput } from '#desk/ui/text-input.tsx';
import { useAction } from '#desk/ui/use-action.ts';
import { useExport } from '#desk/ui/use-export.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type PersonalData,
  type PersonErased,
  type PersonErasure,
  personalDataSchema,
  personErasedSchema,
  personSearchSchema,
} from '#shared/api/personal-data-contract.ts';
import { countOf, formatCount } from '#shared/rules/numbers.ts';

export function PersonalDataPanel() {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const [contact, setContact] = useState('');
  const [fault, setFault] = useState<string>();
  const [erased, setErased] = useState('');
  const finding = useMutation({
    mutationFn: (asked: string) =>
      api.read(personalDataSchema, apiPaths.adminPersonSearches, { method: 'POST', body: { contact: asked } }),
  });
  const exporting = useExport({
    fetchFile: async (asked: string) => {
      const { body } = await api.send(apiPaths.adminPersonExports, { method: 'POST', body: { contact: asked } });
      return new Blob([JSON.stringify(body, null, 2)], { type: 'application/json' });
    },
    fileName: (day) => `personal-data-${day}.json`,
    what: 'The data',
  });
  const { data } = finding;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = personSearchSchema.safeParse({ contact });
    setFault(parsed.error?.issues[0]?.message);
    setErased('');
    if (parsed.success && !finding.isPending) finding.mutate(parsed.data.contact);
  };
  return (
    <section aria-labelledby="person-heading">
      <PageHeader
        id="person-heading"
        title="A person’s data"
        lead="When somebody asks what you store about them, or asks you to delete it: everything about an email address or a phone number, in one place. Articles that they saved in the desk stay, without their name."
      />
      <form onSubmit={onSubmit} noValidate className="mb-4 grid max-w-md gap-3">
        <TextInput
          label="Email address or phone number"
          value={contact}
          onChange={setContact}
          autoComplete="off"
          error={fault}
        />
        <div>
          <ActionButton look="primary" type="submit" isPending={finding.isPending}>
            {finding.isPending ? 'Looking…' : 'Find'}
          </ActionButton>
        </div>
      </form>
      {finding.error && <FailureNotice text={failureText(finding.error, 'The data could not be read. Try again.')} />}
      <p role="status" className="mb-3 break-words font-semibold">
        {erased || (data && foundText(data))}
      </p>
      {data &&
        erased === '' &&
        (data.enquiries.length > 0 || data.comments.length > 0 || data.account || data.invites.length > 0) && (
          <FoundData
            key={data.found_at}
            data={data}
            isExporting={exporting.isPending}
            onExport={() => exporting.mutate(data.contact)}
            onErased={(amount) => {
              setErased(erasedText(amount));
              finding.reset();
              void queryClient.invalidateQueries({ queryKey: ['enquiries'] });
            }}
          />
        )}
    </section>
  );
}

interface FoundDataProps {
  readonly data: PersonalData;
  readonly isExporting: boolean;
  readonly onExport: () => void;
  readonly onErased: (erased: PersonErased) => void;
}

/**
 * Shows what is stored about a person, with checkboxes for what to erase. At first, only the enquiries with the
 * person's own contact details are chosen.
 */
function FoundData({ data, isExporting, onExport, onErased }: FoundDataProps) {
  const { enquiries, comments, account, invites, contact } = data;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(enquiries.filter(({ match }) => match === 'contact').map(({ enquiry }) => enquiry.id)),
  );
  const [isAccountChosen, setIsAccountChosen] = useState(false);
  const [areCommentsChosen, setAreCommentsChosen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <div className="grid min-w-0 gap-4">
      <ul className="grid min-w-0 gap-3 [overflow-wrap:anywhere]">
        {!account && invites.length > 0 && (
          <Found
            label={countOf(invites.length, 'invitation to the desk', 'invitations to the desk')}
            value={isAccountChosen}
            onChange={setIsAccountChosen}
          >
            {invites.map(({ full_name }) => full_name).join(', ')}
          </Found>
        )}
        {account && (
          <Found label={`Account of ${account.full_name}`} value={isAccountChosen} onChange={setIsAccountChosen}>
            {account.email}, registered {siteMoment(account.created_at)},{' '}
            {countOf(account.sessions.length, 'session', 'sessions')},{' '}
            {countOf(account.change_total, 'entry', 'entries')} in the change history
          </Found>
        )}
        {comments.length > 0 && (
          <Found
            label={countOf(comments.length, 'comment about an article', 'comments about articles')}
            value={areCommentsChosen}
            onChange={setAreCommentsChosen}
            words={comments[0]?.text ?? ''}
          >
            {comments.map(({ author }) => author).join(', ')}
          </Found>
        )}
        {enquiries.map(({ match, enquiry }) => (
          <Found
            key={enquiry.id}
            label={`${kindNames[enquiry.kind]} of ${enquiry.name}`}
            value={chosen.has(enquiry.id)}
            onChange={(isChosen) => choose(enquiry.id, isChosen)}
            words={enquiry.message || enquiry.conversation}
          >
            {siteMoment(enquiry.created_at)}
            {match === 'mention' && '. It only mentions this person.'}
            {enquiry.trashed_at !== null && ' In Trash.'}
          </Found>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ActionButton isPending={isExporting} onPress={onExport}>
          {isExporting ? 'Exporting…' : 'Export all of it'}
        </ActionButton>
        <ActionButton
          look="danger"
          isDisabled={chosen.size === 0 && !isAccountChosen && !areCommentsChosen}
          onPress={() => setIsAsking(true)}
        >
          Erase what is ticked
        </ActionButton>
      </div>
      {isAsking && (
        <EraseDialog
          contact={contact}
          ids={[...chosen]}
          account={isAccountChosen}
          comments={areCommentsChosen}
          onErased={onErased}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

interface FoundProps extends ComponentProps<typeof CheckField> {
  readonly words?: string;
  readonly children: ReactNode;
}

function Found({ words, children, ...field }: FoundProps) {
  return (
    <li className="min-w-0 rounded-panel border border-line bg-surface p-4">
      <CheckField {...field} />
      <p className="break-words text-muted">{children}</p>
      {words !== undefined && <p className="line-clamp-2 break-words">{words}</p>}
    </li>
  );
}

interface EraseDialogProps {
  readonly contact: string;
  readonly ids: readonly number[];
  readonly account: boolean;
  readonly comments: boolean;
  readonly onErased: (erased: PersonErased) => void;
  readonly onClose: () => void;
}

function EraseDialog({ contact, ids, account, comments, onErased, onClose }: EraseDialogProps) {
  const { api } = useDesk();
  const erasing = useAction({
    send: (body: PersonErasure) => api.read(personErasedSchema, apiPaths.adminPersonErasures, { method: 'POST', body }),
    onDone: onErased,
  });
  const parts = [
    ids.length > 0 && countOf(ids.length, 'enquiry', 'enquiries'),
    account && 'the account and every invitation',
    comments && 'the comments that mention the person',
  ];
  return (
    <FormDialog
      title="Erase this person’s data"
      action={erasing.isPending ? 'Erasing…' : 'Erase'}
      look="danger"
      sending={erasing}
      fault="The data could not be erased. Try again."
      onSubmit={() => erasing.mutate({ contact, enquiry_ids: [...ids], account, comments })}
      onClose={onClose}
    >
      <p>
        {`This erases ${parts.filter(Boolean).join(' and ')} for good, with notes and replies. It cannot be undone. Backups keep a copy until they are deleted.`}
      </p>
      {account && (
        <p>
          Articles that they saved stay. Their name is removed from versions, pictures, notes and the change history.
        </p>
      )}
    </FormDialog>
  );
}

export function foundText({ enquiries, enquiry_total, comments, account, invites, contact }: PersonalData): string {
  if (enquiry_total === 0 && comments.length === 0 && !account && invites.length === 0)
    return `Nothing is stored about ${contact}.`;
  const parts = [
    enquiry_total > 0 && countOf(enquiry_total, 'enquiry', 'enquiries'),
    comments.length > 0 && countOf(comments.length, 'comment', 'comments'),
    account && 'an account',
    invites.length > 0 && countOf(invites.length, 'invitation', 'invitations'),
  ].filter(Boolean);
  const found = `Stored about ${contact}: ${parts.join(' and ')}.`;
  if (enquiries.length === enquiry_total) return found;
  const shown = formatCount(enquiries.length);
  return `${found} The newest ${shown} enquiries are below. To erase the others, erase these and look again. The export has all.`;
}

export function erasedText({ enquiries, comments, account, invites, names, keeps_name }: PersonErased): string {
  const parts = [
    enquiries > 0 && countOf(enquiries, 'enquiry', 'enquiries'),
    comments > 0 && countOf(comments, 'comment', 'comments'),
    account && 'the account',
    invites > 0 && countOf(invites, 'invitation', 'invitations'),
  ].filter(Boolean);
  if (parts.length === 0) return 'Nothing was left to erase.';
  const erased = `Erased: ${parts.join(' and ')}.`;
  if (keeps_name)
    return `${erased} Another account has the same name, so it stays beside versions, pictures and notes.`;
  if (names === 0) return erased;
  return `${erased} The name was removed from ${countOf(names, 'version, picture or note', 'versions, pictures and notes')}.`;
}
