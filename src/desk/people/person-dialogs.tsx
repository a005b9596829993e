import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useOwnAccount } from '#desk/account/own-account.ts';
import { hasStatus, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { momentText } from '#desk/enquiries/enquiry-labels.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFoot } from '#desk/ui/dialog-foot.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice, LoadFailure } from '#desk/ui/notice.tsx';
import { SelectField } from '#desk/ui/select-field.tsx';
import { roleSchema } from '#shared/api/account-contract.ts';
import type { Person } from '#shared/api/people-contract.ts';
import { roleNames, roleTexts } from './people-labels.ts';
import { changeRole, confirmAddress, deletePerson, listSessionsOf, signOutPerson } from './people-requests.ts';

interface PersonDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

const roles = roleSchema.options.map((id) => ({ id, name: roleNames[id] }));

/** Returns the mutation that changes a person. Then the people are refetched, `done` is shown, the dialog closes. */
function usePersonChange(change: () => Promise<void>, done: string, onClose: () => void) {
  const { toasts } = useDesk();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await change();
      await queryClient.invalidateQueries({ queryKey: ['people'] });
    },
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
    () => changeRole(api, person, role),
    `The role of ${person.full_name} is now: ${roleNames[role]}`,
    onClose,
  );
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

export function ConfirmAddressDialog({ person, onClose }: PersonDialogProps) {
  const { api } = useDesk();
  const confirming = usePersonChange(
    () => confirmAddress(api, person),
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
  // A 404 means that somebody else has already deleted the account. It counts as a success.
  const deletePresent = () =>
    deletePerson(api, person).catch((error: unknown) => {
      if (!hasStatus(error, 404)) throw error;
    });
  const deletion = usePersonChange(deletePresent, `The account of ${person.full_name} is deleted`, onClose);
  return (
    <PersonQuestion
      person={person}
      title="Delete account"
      look="danger"
      change={deletion}
      failure="The account could not be deleted. Please try again."
      onClose={onClose}
    >
      {isYou ? 'This is your own account. You are' : 'The person is'} signed out at once. Unsaved changes and shared
      previews of this account are deleted. Articles and pictures stay. This can’t be undone.
    </PersonQuestion>
  );
}

interface PersonQuestionProps extends PersonDialogProps {
  /** Title of the dialog, and label of the button that makes the change. */
  readonly title: string;
  /** A dangerous change is asked for in an alert. */
  readonly look: 'primary' | 'danger';
  readonly change: ReturnType<typeof usePersonChange>;
  /** Shown if the change fails and the server gives no reason. */
  readonly failure: string;
  readonly children: ReactNode;
}

function PersonQuestion({ person, title, look, change, failure, onClose, children }: PersonQuestionProps) {
  return (
    <DialogFrame
      title={title}
      width="narrow"
      isBusy={change.isPending}
      onClose={onClose}
      {...(look === 'danger' && { role: 'alertdialog' })}
    >
      <div className="grid gap-3 overflow-y-auto p-5 sm:p-6">
        <p className="break-words font-semibold">
          {person.full_name}, {person.email}
        </p>
        <p>{children}</p>
        {change.error && <FailureNotice text={problemDetail(change.error, failure)} />}
        <DialogFoot isBusy={change.isPending} onCancel={onClose} focusesCancel isSpaced>
          <ActionButton look={look} onPress={() => change.mutate()} isPending={change.isPending}>
            {title}
          </ActionButton>
        </DialogFoot>
      </div>
    </DialogFrame>
  );
}

/** The dialog that lists where a person is signed in, and signs them out everywhere. */
export function PersonSessionsDialog({ person, onClose }: PersonDialogProps) {
  const { api } = useDesk();
  const sessions = useQuery(listSessionsOf(api, person));
  const ending = usePersonChange(
    () => signOutPerson(api, person),
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
