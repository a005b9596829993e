import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { failureText } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { kindNames } from '#desk/enquiries/enquiry-labels.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { CheckField } from '#desk/ui/check-field.tsx';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type PersonalData,
  type PersonErased,
  type PersonErasure,
  personErasedSchema,
} from '#shared/api/personal-data-contract.ts';
import { countOf } from '#shared/rules/numbers.ts';

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
export function FoundData({ data, isExporting, onExport, onErased }: FoundDataProps) {
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
  const erasing = useMutation({
    mutationFn: (body: PersonErasure) =>
      api.read(personErasedSchema, apiPaths.adminPersonErasures, { method: 'POST', body }),
    onSuccess: onErased,
  });
  const parts = [
    ids.length > 0 && countOf(ids.length, 'enquiry', 'enquiries'),
    account && 'the account and every invitation',
    comments && 'the comments that mention the person',
  ];
  return (
    <FormDialog
      title="Erase this person’s data"
      width="narrow"
      action={erasing.isPending ? 'Erasing…' : 'Erase'}
      look="danger"
      isBusy={erasing.isPending}
      failure={erasing.error && failureText(erasing.error, 'The data could not be erased. Try again.')}
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
