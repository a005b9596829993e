import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { hasStatus, problemDetail } from '#dashboard/api/api-problem.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import { momentText } from '#dashboard/enquiries/enquiry-words.ts';
import { useOwnAccount } from '#dashboard/session/own-account.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { DialogFoot } from '#dashboard/ui/dialog-foot.tsx';
import { DialogFrame } from '#dashboard/ui/dialog-frame.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';
import { SelectField } from '#dashboard/ui/select-field.tsx';
import { roleSchema } from '#domain/contract/account-contract.ts';
import type { Person } from '#domain/contract/people-contract.ts';
import { changeRole, confirmAddress, deletePerson, listSessionsOf, signOutPerson } from './people-requests.ts';
import { roleNames, roleTexts } from './people-words.ts';

interface PersonDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

const roles = roleSchema.options.map((id) => ({ id, name: roleNames[id] }));

/** The dialog in which an administrator changes a person's role. */
export function RoleDialog({ person, onClose }: PersonDialogProps) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const isYou = useOwnAccount().id === person.id;
  const [role, setRole] = useState(person.role);
  const change = useMutation({
    mutationFn: async () => {
      await changeRole(api, person, role);
      await queryClient.invalidateQueries({ queryKey: ['people'] });
    },
    onSuccess: () => {
      toasts.success(`The role of ${person.full_name} is now: ${roleNames[role]}`);
      onClose();
    },
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (role === person.role) onClose();
    else if (!change.isPending) change.mutate();
  };
  return (
    <DialogFrame title="Change role" width="narrow" isBusy={change.isPending} onClose={onClose}>
      <form onSubmit={onSubmit} className="grid gap-4 overflow-y-auto p-5 sm:p-6">
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
        </p>
        {change.error && (
          <FailureNotice text={problemDetail(change.error, 'The role could not be changed. Please try again.')} />
        )}
        <DialogFoot isBusy={change.isPending} onCancel={onClose}>
          <ActionButton look="primary" type="submit" isPending={change.isPending}>
            Save role
          </ActionButton>
        </DialogFoot>
      </form>
    </DialogFrame>
  );
}

/** The dialog in which an administrator confirms that a person owns the address of their account. */
export function ConfirmAddressDialog({ person, onClose }: PersonDialogProps) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const confirming = useMutation({
    mutationFn: async () => {
      await confirmAddress(api, person);
      await queryClient.invalidateQueries({ queryKey: ['people'] });
    },
    onSuccess: () => {
      toasts.success(`The address of ${person.full_name} is confirmed`);
      onClose();
    },
  });
  return (
    <DialogFrame title="Confirm address" width="narrow" isBusy={confirming.isPending} onClose={onClose}>
      <div className="grid gap-3 overflow-y-auto p-5 sm:p-6">
        <p className="break-words font-semibold">
          {person.full_name}, {person.email}
        </p>
        <p>
          Anyone can register with any address. Confirm it only after the person has told you, in person or by phone,
          that they made this account. You can then give them a role.
        </p>
        {confirming.error && (
          <FailureNotice
            text={problemDetail(confirming.error, 'The address could not be confirmed. Please try again.')}
          />
        )}
        <DialogFoot isBusy={confirming.isPending} onCancel={onClose} focusesCancel isSpaced>
          <ActionButton look="primary" onPress={() => confirming.mutate()} isPending={confirming.isPending}>
            Confirm address
          </ActionButton>
        </DialogFoot>
      </div>
    </DialogFrame>
  );
}

/** The dialog that asks for confirmation before an account is deleted. */
export function DeletePersonDialog({ person, onClose }: PersonDialogProps) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const isYou = useOwnAccount().id === person.id;
  const deletion = useMutation({
    mutationFn: async () => {
      // A 404 means that somebody else has already deleted the account. It counts as a success.
      await deletePerson(api, person).catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw error;
      });
      await queryClient.invalidateQueries({ queryKey: ['people'] });
    },
    onSuccess: () => {
      toasts.success(`The account of ${person.full_name} is deleted`);
      onClose();
    },
  });
  return (
    <DialogFrame title="Delete account" width="narrow" role="alertdialog" isBusy={deletion.isPending} onClose={onClose}>
      <div className="grid gap-3 overflow-y-auto p-5 sm:p-6">
        <p className="break-words font-semibold">
          {person.full_name}, {person.email}
        </p>
        <p>
          {isYou ? 'This is your own account. You are' : 'The person is'} signed out at once. Unsaved changes and shared
          previews of this account are deleted. Articles and pictures stay. This can’t be undone.
        </p>
        {deletion.error && (
          <FailureNotice text={problemDetail(deletion.error, 'The account could not be deleted. Please try again.')} />
        )}
        <DialogFoot isBusy={deletion.isPending} onCancel={onClose} focusesCancel isSpaced>
          <ActionButton look="danger" onPress={() => deletion.mutate()} isPending={deletion.isPending}>
            Delete account
          </ActionButton>
        </DialogFoot>
      </div>
    </DialogFrame>
  );
}

interface PersonSessionsDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** The dialog that lists where a person is signed in, and signs them out everywhere. */
export function PersonSessionsDialog({ person, onClose }: PersonSessionsDialogProps) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const sessions = useQuery(listSessionsOf(api, person));
  const ending = useMutation({
    mutationFn: async () => {
      await signOutPerson(api, person);
      await queryClient.invalidateQueries({ queryKey: ['people'] });
    },
    onSuccess: () => {
      toasts.success(`${person.full_name} is signed out everywhere`);
      onClose();
    },
  });
  return (
    <DialogFrame title="Sessions" width="narrow" isBusy={ending.isPending} onClose={onClose}>
      <div className="grid gap-3 overflow-y-auto p-5 sm:p-6">
        <p className="break-words">
          Where <span className="font-semibold">{person.full_name}</span> is signed in:
        </p>
        {sessions.isPending && <p className="text-muted">Loading the sessions…</p>}
        {sessions.isError && (
          <FailureNotice text={problemDetail(sessions.error, 'The sessions could not be loaded.')}>
            <ActionButton look="quiet-danger" isPending={sessions.isFetching} onPress={() => sessions.refetch()}>
              Try Again
            </ActionButton>
          </FailureNotice>
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
                Signed in {momentText(created_at)}, last used {momentText(last_used_at)}
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
