import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useOwnAccount } from '#desk/account/own-account.ts';
import { apiQuery } from '#desk/api/api-client.ts';
import { deleted, failureText, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame, FormDialog } from '#desk/ui/dialog-frame.tsx';
import { LinkToCopy } from '#desk/ui/link-to-copy.tsx';
import { FailureNotice, LoadFailure } from '#desk/ui/notice.tsx';
import { SelectField } from '#desk/ui/select-field.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { roleSchema, sessionsSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { resetLinkMinutes, resetLinkSchema } from '#shared/api/password-reset-contract.ts';
import type { Person } from '#shared/api/people-contract.ts';
import { roleNames, roleTexts } from './people-labels.ts';

interface PersonDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

const roles = roleSchema.options.map((id) => ({ id, name: roleNames[id] }));

const pathOf = ({ id }: Person) => `${apiPaths.adminPeople}/${id}`;

/** Returns the mutation that changes a person. Then the people are refetched, `done` is shown, the dialog closes. */
function usePersonChange(change: () => Promise<unknown>, done: string, onClose: () => void) {
  const { toasts } = useDesk();
  return useMutation({
    mutationFn: change,
    meta: { refreshes: ['people'] },
    onSuccess: () => {
      toasts.success(done);
      onClose();
    },
  });
}

export function RoleDialog({ person, onClose }: PersonDialogProps) {
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
      width="narrow"
      action="Save role"
      isBusy={change.isPending}
      failure={change.error && problemDetail(change.error, 'The role could not be changed. Please try again.')}
      onSubmit={() => (role === person.role ? onClose() : change.mutate())}
      onClose={onClose}
    >
      <p className="break-words">
        <span className="font-semibold">{person.full_name}</span> {person.email}
      </p>
      <SelectField
        label="Role"
        options={roles}
        value={role}
        hint={roleTexts[role]}
        onChange={(id) => setRole(roleSchema.options.find((option) => option === id) ?? person.role)}
      />
      <p className="text-muted">
        {isYou ? 'You are signed out and sign in again.' : 'The person is signed out at once and signs in again.'}
        {person.role === 'admin' && ' API tokens that this administrator made stop working.'}
      </p>
    </FormDialog>
  );
}

export function ConfirmAddressDialog({ person, onClose }: PersonDialogProps) {
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
      look="primary"
      change={confirming}
      failure="The address could not be confirmed. Please try again."
      onClose={onClose}
    >
      Anyone can register with any address. Confirm it only after the person has told you, in person or by phone, that
      they made this account. You can then give them a role.
    </PersonQuestion>
  );
}

export function DeletePersonDialog({ person, onClose }: PersonDialogProps) {
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
      failure="The account could not be deleted. Please try again."
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
  readonly look: 'primary' | 'danger';
  readonly change: ReturnType<typeof usePersonChange>;
  /** Shown if the change fails and the server gives no reason. */
  readonly failure: string;
  readonly children: ReactNode;
}

function PersonQuestion({ person, title, look, change, failure, onClose, children }: PersonQuestionProps) {
  return (
    <FormDialog
      title={title}
      width="narrow"
      action={title}
      look={look}
      isBusy={change.isPending}
      failure={change.error && problemDetail(change.error, failure)}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <p className="break-words font-semibold">
        {person.full_name}, {person.email}
      </p>
      <p>{children}</p>
    </FormDialog>
  );
}

/** The dialog that makes a link with which a person who forgot their password can set a new one. */
export function ResetLinkDialog({ person, onClose }: PersonDialogProps) {
  const { api } = useDesk();
  const making = useMutation({
    mutationFn: () => api.read(resetLinkSchema, `${apiPaths.adminResetLinks}/${person.id}`, { method: 'POST' }),
  });
  const whose = (
    <p className="break-words font-semibold">
      {person.full_name}, {person.email}
    </p>
  );
  if (making.data) {
    return (
      <DialogFrame title="New password" width="narrow" onClose={onClose}>
        <div className="grid gap-4 overflow-y-auto p-5 sm:p-6">
          {whose}
          <p>Send this link only to the person, in a way that you trust. It is not shown again.</p>
          <LinkToCopy label={`Link for ${person.full_name}`} link={making.data.link} onClose={onClose} />
        </div>
      </DialogFrame>
    );
  }
  return (
    <FormDialog
      title="New password"
      width="narrow"
      action="Make the link"
      isBusy={making.isPending}
      failure={making.error && failureText(making.error, 'The link could not be made. Please try again.')}
      onSubmit={() => making.mutate()}
      onClose={onClose}
    >
      {whose}
      <p>
        You get a link with which this person chooses a new password. It works once and for {resetLinkMinutes} minutes.
        Until then the old password stays.
      </p>
    </FormDialog>
  );
}

/** The dialog that lists where a person is signed in, and signs them out everywhere. */
export function PersonSessionsDialog({ person, onClose }: PersonDialogProps) {
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
    <DialogFrame title="Sessions" width="narrow" isBusy={ending.isPending} onClose={onClose}>
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
