import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasStatus, needsConfirmation, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { createButtonSelector, focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { momentText } from '#desk/enquiries/enquiry-labels.ts';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { RowButton, rowClasses } from '#desk/ui/record-list.tsx';
import type { Invite } from '#shared/api/people-contract.ts';
import { roleNames } from './people-labels.ts';
import { listInvites, withdrawInvite } from './people-requests.ts';

/** Lists the invites that nobody has used. Shows nothing if there are none. */
export function InviteList() {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const invites = useQuery(listInvites(api));
  const withdrawal = useMutation({
    mutationFn: async ({ id }: Invite) => {
      await withdrawInvite(api, id).catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw error;
      });
      await queryClient.invalidateQueries({ queryKey: ['people'] });
    },
    onSuccess: (_done, { full_name }) => {
      toasts.success(`The invite of ${full_name} is withdrawn`);
      focusAfterDialog(createButtonSelector);
    },
    onError: (error) => {
      if (!needsConfirmation(error))
        toasts.error(problemDetail(error, 'The invite could not be withdrawn. Please try again.'));
    },
  });
  if (invites.isError) {
    return (
      <div className="mt-8">
        <LoadFailure text="The invites could not be loaded." query={invites} />
      </div>
    );
  }
  if (!invites.data || invites.data.length === 0) return null;
  return (
    <section aria-labelledby="invites-heading" className="mt-8">
      <h3 id="invites-heading" className="mb-2 text-lg">
        Invites nobody has used yet
      </h3>
      <ul className="grid gap-3 md:gap-0 md:overflow-clip md:rounded-panel md:border md:border-line md:bg-surface">
        {invites.data.map((invite) => (
          <InviteRow
            key={invite.id}
            invite={invite}
            isBusy={withdrawal.isPending}
            onWithdraw={() => withdrawal.mutate(invite)}
          />
        ))}
      </ul>
    </section>
  );
}

interface InviteRowProps {
  readonly invite: Invite;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

function InviteRow({ invite, isBusy, onWithdraw }: InviteRowProps) {
  const { full_name, email, role, invited_by, created_at, expires_at, is_open } = invite;
  return (
    <li className={`${rowClasses} grid items-center gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto]`}>
      <div className="min-w-0">
        <p className="break-words">
          <span className="font-semibold">{full_name}</span> {email}
        </p>
        <p className="break-words text-muted">
          {roleNames[role]}, invited by {invited_by} on {momentText(created_at)}.{' '}
          {is_open ? `Works until ${momentText(expires_at)}.` : 'No longer works. Invite the person again.'}
        </p>
      </div>
      <div className="-mx-3 -mb-2 flex md:mx-0 md:-mr-3 md:mb-0 md:justify-end">
        <RowButton
          look="quiet-danger"
          aria-label={`Withdraw the invite of ${full_name}`}
          disabled={isBusy}
          onPress={onWithdraw}
        >
          Withdraw
        </RowButton>
      </div>
    </li>
  );
}
