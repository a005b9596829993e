import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useOwnAccount } from '#desk/account/own-account.ts';
import { apiQuery } from '#desk/api/api-client.ts';
import { deleted, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame, FormDialog } from '#desk/ui/dialog-frame.tsx';
import { MadeDialog } from '#desk/ui/link-to-copy.tsx';
import { FailureNotice, LoadFailure } from '#desk/ui/notice.tsx';
import { SelectField } from '#desk/ui/select-field.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { useAction } from '#desk/ui/use-action.ts';
import { type Role, roleSchema, sessionsSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { resetLinkMinutes, resetLinkSchema } from '#shared/api/password-reset-contract.ts';
import type { Person } from '#shared/api/people-contract.ts';
import { roleNames, roleTexts } from './people-labels.ts';

interface PersonDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

const dialogs = {
  confirm: ConfirmAddressDialog,
  role: RoleDialog,
  sessions: PersonSessionsDialog,
  password: ResetLinkDialog,
  delete: DeletePersonDialog,
} as const;

/** What an administrator can do with a person. Each has a dialog. */
export type PersonAction = keyof typeof dialogs;

export function PersonDialog({ action, ...props }: PersonDialogProps & { readonly action: PersonAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

const roles = roleSchema.options.map((id) => ({ id, name: roleNames[id] }));

const pathOf = ({ id }: Person) => `${apiPaths.adminPeople}/${id}`;

/** Returns the action that changes a person and then closes the dialog. */
function usePersonChange(send: () => Promise<unknown>, done: string, onDone: () => void) {
  return useAction({ send, refreshes: ['people'], done, onDone });
}

function Whose({ person: { full_name, email } }: Pick<PersonDialogProps, 'person'>) {
  return (
    <p className="break-words font-semibold">
      {full_name}, {email}
    </p>
  );
}

/** Says of each role what it may do. */
export function RoleTexts({ roles }: { readonly roles: readonly Role[] }) {
  return (
    <ul className="grid gap-1 text-muted text-sm">
      {roles.map((role) => (
        <li key={role}>{roleTexts[role]}</li>
      ))}
    </ul>
  );
}

function RoleDialog({ person, onClose }: PersonDialogProps) {
  const { api } = useDesk();
  const isYou = useOwnAccount().id === person.id;
  const [role, setRole] = useState(person.role);
  const change = usePersonChange(
    () => api.send(`${pathOf(person)}/role`, { method: 'PUT', body: { role } }),
    `The role of ${person.full_name} is now: ${roleNames[role]}`,
    onClose,
  );
  return (
    <FormDialog
      title="Change role"
      action="Save role"
      sending={change}
      fault="The role could not be changed. Please try again."
      onSubmit={() => (role === person.role ? onClose() : change.mutate())}
      onClose={onClose}
    >
      <Whose person={person} />
      <SelectField
        label="Role"
        options={roles}
        value={role}
        onChange={(id) => setRole(roleSchema.options.find((option) => option === id) ?? person.role)}
      />
      <RoleTexts roles={roleSchema.options} />
      <p className="text-muted">
        {isYou ? 'You are signed out and sign in again.' : 'The person is signed out at once and signs in again.'}
        {person.role === 'admin' && ' API tokens that this administrator made stop working.'}
      </p>
    </FormDialog>
  );
}

function ConfirmAddressDialog({ person, onClose }: PersonDialogProps) {
  const { api } = useDesk();
  const confirming = usePersonChange(
    () => api.send(`${pathOf(person)}/confirmation`, { method: 'POST' }),
    `The address of ${person.full_name} is confirmed`,
    onClose,
  );
  return (
    <PersonQuestion
      person={person}
      title="Confirm address"
      change={confirming}
      fault="The address could not be confirmed. Please try again."
      onClose={onClose}
    >
      Anyone can register with any address. Confirm it only after the person has told you, in person or by phone, that
      they made this account. You can then give them a role.
    </PersonQuestion>
  );
}

function DeletePersonDialog({ person, onClose }: PersonDialogProps) {
  const { api } = useDesk();
  const isYou = useOwnAccount().id === person.id;
  const deletion = usePersonChange(
    () => deleted(api.send(pathOf(person), { method: 'DELETE' })),
    `The account of ${person.full_name} is deleted`,
    onClose,
  );
  return (
    <PersonQuestion
      person={person}
      title="Delete account"
      look="danger"
      change={deletion}
      fault="The account could not be deleted. Please try again."
      onClose={onClose}
    >
      {isYou ? 'This is your own account. You are' : 'The person is'} signed out at once. Unsaved changes, shared
      previews and API tokens of this account are deleted. Articles and pictures stay. This can’t be undone.
    </PersonQuestion>
  );
}

interface PersonQuestionProps extends PersonDialogProps {
  /** Title of the dialog, and label of the button that makes the change. */
  readonly title: string;
  readonly look?: 'danger';
  readonly change: ReturnType<typeof usePersonChange>;
  readonly fault: string;
  readonly children: ReactNode;
}

function PersonQuestion({ person, change, children, ...dialog }: PersonQuestionProps) {
  return (
    <FormDialog {...dialog} action={dialog.title} sending={change} onSubmit={() => change.mutate()}>
      <Whose person={person} />
      <p>{children}</p>
    </FormDialog>
  );
}

/** The dialog that makes a link with which a person who forgot their password can set a new one. */
function ResetLinkDialog({ person, onClose }: PersonDialogProps) {
  const { api } = useDesk();
  const making = useAction({
    send: () => api.read(resetLinkSchema, `${apiPaths.adminResetLinks}/${person.id}`, { method: 'POST' }),
  });
  if (making.data) {
    return (
      <MadeDialog title="New password" label={`Link for ${person.full_name}`} link={making.data.link} onClose={onClose}>
        <Whose person={person} />
        <p>Send this link only to the person, in a way that you trust. It is not shown again.</p>
      </MadeDialog>
    );
  }
  return (
    <FormDialog
      title="New password"
      action="Make the link"
      sending={making}
      fault="The link could not be made. Please try again."
      onSubmit={() => making.mutate()}
      onClose={onClose}
    >
      <Whose person={person} />
      <p>
        You get a link with which this person chooses a new password. It works once and for {resetLinkMinutes} minutes.
        Until then the old password stays.
      </p>
    </FormDialog>
  );
}

/** The dialog that lists where a person is signed in, and signs them out everywhere. */
function PersonSessionsDialog({ person, onClose }: PersonDialogProps) {
  const { api } = useDesk();
  const path = `${pathOf(person)}/sessions`;
  const sessions = useQuery({
    ...apiQuery(api, ['people', 'sessions', person.id], sessionsSchema, path),
    staleTime: 0,
  });
  const ending = usePersonChange(
    () => api.send(path, { method: 'DELETE' }),
    `${person.full_name} is signed out everywhere`,
    onClose,
  );
  return (
    <DialogFrame title="Sessions" isBusy={ending.isPending} onClose={onClose}>
      <div className="grid gap-3 overflow-y-auto p-5 sm:p-6">
        <p className="break-words">
          Where <span className="font-semibold">{person.full_name}</span> is signed in:
        </p>
        {sessions.isPending && <p className="text-muted">Loading the sessions…</p>}
        {sessions.isError && (
          <LoadFailure text={problemDetail(sessions.error, 'The sessions could not be loaded.')} query={sessions} />
        )}
        {sessions.data?.length === 0 && <p className="text-muted">Nowhere at the moment.</p>}
        <ul className="divide-y divide-line">
          {sessions.data?.map(({ handle, browser, created_at, last_used_at, is_current }) => (
            <li key={handle} className="py-2">
              <p className="font-semibold">
                {browser}
                {is_current && <span className="font-normal text-muted"> (this one)</span>}
              </p>
              <p className="text-muted">
                Signed in {siteMoment(created_at)}, last used {siteMoment(last_used_at)}
              </p>
            </li>
          ))}
        </ul>
        {ending.error && <FailureNotice text={problemDetail(ending.error, 'Signing out failed. Please try again.')} />}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <ActionButton autoFocus onPress={onClose} isDisabled={ending.isPending}>
            Close
          </ActionButton>
          <ActionButton
            look="danger"
            isDisabled={!sessions.data || sessions.data.length === 0}
            isPending={ending.isPending}
            onPress={() => ending.mutate()}
          >
            Sign out everywhere
          </ActionButton>
        </div>
      </div>
    </DialogFrame>
  );
}
