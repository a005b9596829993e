import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDesk } from '#dashboard/desk-context.ts';
import { ListHeader } from '#dashboard/lists/list-header.tsx';
import { RecordList } from '#dashboard/lists/record-list.tsx';
import { ActionButton } from '#dashboard/ui/button.tsx';
import type { AccountSession } from '#domain/contract/session-contract.ts';
import { endOtherSessions, endSession, listSessions } from './session-requests.ts';
import { SessionRow } from './session-row.tsx';

/** Where one is signed in: each session can be ended, and all others at once. */
export function SessionsPanel({ onLogout }: { readonly onLogout: () => void }) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const query = useQuery({
    ...listSessions(api),
    select: (sessions) => ({ items: sessions, total: sessions.length }),
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['sessions'] });
  const ending = useMutation({
    mutationFn: async (session: AccountSession) => {
      await endSession(api, session.handle);
      await refresh();
    },
    onSuccess: () => toasts.success('Signed out there'),
    onError: () => toasts.error('Signing out there failed. Please try again.'),
  });
  const endingOthers = useMutation({
    mutationFn: async () => {
      await endOtherSessions(api);
      await refresh();
    },
    onSuccess: () => toasts.success('Signed out everywhere else'),
    onError: () => toasts.error('Signing out everywhere else failed. Please try again.'),
  });
  const isBusy = ending.isPending || endingOthers.isPending;

  return (
    <section aria-labelledby="sessions-heading">
      <ListHeader
        id="sessions-heading"
        title="Your sessions"
        filters={null}
        action={
          <ActionButton isDisabled={isBusy || (query.data?.total ?? 0) < 2} onPress={() => endingOthers.mutate()}>
            Sign out everywhere else
          </ActionButton>
        }
      />
      <p className="mb-4 max-w-[70ch] text-muted">
        Every browser in which you are signed in. If one of them is not yours, sign it out and change your password.
      </p>
      <RecordList
        label="Your sessions"
        things="sessions"
        query={query}
        page={1}
        onPage={() => {}}
        empty={null}
        row={(session) => (
          <SessionRow
            key={session.handle}
            session={session}
            isBusy={isBusy}
            onEnd={() => (session.is_current ? onLogout() : ending.mutate(session))}
          />
        )}
      />
    </section>
  );
}
