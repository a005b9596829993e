import { useMutation, useQuery } from '@tanstack/react-query';
import { apiQuery } from '#desk/api/api-client.ts';
import { deleted } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { ListPanel } from '#desk/ui/list-panel.tsx';
import { ListRow } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import { type AccountSession, sessionsSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';

export function SessionsPanel({ onLogout }: { readonly onLogout: () => void }) {
  const { api, toasts } = useDesk();
  const query = useQuery({
    ...apiQuery(api, ['sessions'], sessionsSchema, apiPaths.sessions),
    select: (sessions) => ({ items: sessions, total: sessions.length }),
  });
  const ending = useMutation({
    mutationFn: ({ handle }: AccountSession) =>
      deleted(api.send(`${apiPaths.sessions}/${handle}`, { method: 'DELETE' })),
    meta: { refreshes: ['sessions'] },
    onSuccess: () => toasts.success('Signed out there'),
    onError: () => toasts.error('Signing out there failed. Please try again.'),
  });
  const endingOthers = useMutation({
    mutationFn: () => api.send(apiPaths.sessions, { method: 'DELETE' }),
    meta: { refreshes: ['sessions'] },
    onSuccess: () => toasts.success('Signed out everywhere else'),
    onError: () => toasts.error('Signing out everywhere else failed. Please try again.'),
  });
  const isBusy = ending.isPending || endingOthers.isPending;

  return (
    <ListPanel
      id="sessions"
      title="Your sessions"
      things="sessions"
      query={query}
      action={
        <ActionButton
          isPending={isBusy}
          isDisabled={(query.data?.total ?? 0) < 2}
          onPress={() => endingOthers.mutate()}
        >
          Sign out everywhere else
        </ActionButton>
      }
      lead="Every browser you’re signed in with. If one of them isn’t yours, sign it out and change your password."
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
  );
}

interface SessionRowProps {
  readonly session: AccountSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { browser, created_at, last_used_at, is_current } = session;
  const name = browser || 'An unknown browser';
  return (
    <ListRow
      actions={
        <ActionButton
          look="quiet-danger"
          aria-label={is_current ? 'Sign out here' : `Sign out: ${name}, signed in ${siteMoment(created_at)}`}
          isPending={isBusy}
          onPress={onEnd}
        >
          {is_current ? 'Sign out here' : 'Sign out'}
        </ActionButton>
      }
    >
      <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 font-sans font-semibold text-base leading-snug">
        {name}
        {is_current && <StateBadge tone="green" isOn on="This one" off="" />}
      </h3>
      <p className="mt-0.5 text-muted">
        Signed in <time dateTime={created_at}>{siteMoment(created_at)}</time>, last used{' '}
        <time dateTime={last_used_at}>{siteMoment(last_used_at)}</time>
      </p>
    </ListRow>
  );
}
