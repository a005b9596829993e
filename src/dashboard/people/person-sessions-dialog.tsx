import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { problemDetail } from '#dashboard/api/api-problem.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import { momentText } from '#dashboard/enquiries/enquiry-words.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { DialogFrame } from '#dashboard/ui/dialog-frame.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';
import type { Person } from '#domain/contract/people-contract.ts';
import { listSessionsOf, signOutPerson } from './people-requests.ts';

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
