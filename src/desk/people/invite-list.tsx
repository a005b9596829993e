import { useMutation, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { apiQuery } from '#desk/api/api-client.ts';
import { deleted, needsConfirmation, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { createButtonSelector, focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { ListRow, RowButton } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Invite, inviteSchema } from '#shared/api/people-contract.ts';
import { roleNames } from './people-labels.ts';

/** Lists the invites that nobody has used. Shows nothing if there are none. */
export function InviteList() {
  const { api, toasts } = useDesk();
  const invites = useQuery(apiQuery(api, ['people', 'invites'], z.array(inviteSchema), apiPaths.adminInvites));
  const withdrawal = useMutation({
    mutationFn: ({ id }: Invite) => deleted(api.send(`${apiPaths.adminInvites}/${id}`, { method: 'DELETE' })),
    meta: { refreshes: ['people'] },
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
    <ListRow
      className="gap-y-1"
      actions={
        <RowButton
          look="quiet-danger"
          aria-label={`Withdraw the invite of ${full_name}`}
          disabled={isBusy}
          onPress={onWithdraw}
        >
          Withdraw
        </RowButton>
      }
    >
      <p className="break-words">
        <span className="font-semibold">{full_name}</span> {email}
      </p>
      <p className="break-words text-muted">
        {roleNames[role]}, invited by {invited_by} on {siteMoment(created_at)}.{' '}
        {is_open ? `Works until ${siteMoment(expires_at)}.` : 'No longer works. Invite the person again.'}
      </p>
    </ListRow>
  );
}
