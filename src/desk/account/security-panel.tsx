import { useQuery } from '@tanstack/react-query';
import { deleted } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { ListPanel } from '#desk/ui/list-panel.tsx';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { PageHeader } from '#desk/ui/page-header.tsx';
import { ListRow } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import { useAction } from '#desk/ui/use-action.ts';
import { type AccountSession, sessionsSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { useLogout } from './sign-in-requests.ts';

/** The page of the own account: the passkeys and the sessions. */
export function SecurityPanel() {
  return (
    <section aria-labelledby="security-heading">
      <PageHeader id="security-heading" title="Security" />
      <div className="grid gap-10">
        <PasskeysPanel />
        <SessionsPanel />
      </div>
    </section>
  );
}

function SessionsPanel() {
  const { api } = useDesk();
  const { logout } = useLogout();
  const query = useQuery(listPartQuery(api, ['sessions'], sessionsSchema.element, apiPaths.sessions));
  const ending = useAction({
    send: ({ handle }: AccountSession) => deleted(api.send(`${apiPaths.sessions}/${handle}`, { method: 'DELETE' })),
    refreshes: ['sessions'],
    done: 'Signed out there',
    failure: 'Signing out there failed. Please try again.',
  });
  const endingOthers = useAction({
    send: () => api.send(apiPaths.sessions, { method: 'DELETE' }),
    refreshes: ['sessions'],
    done: 'Signed out everywhere else',
    failure: 'Signing out everywhere else failed. Please try again.',
  });
  const isBusy = ending.isPending || endingOthers.isPending;

  return (
    <ListPanel
      title="Your sessions"
      isPart
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
      row={(session) => (
        <SessionRow
          key={session.handle}
          session={session}
          isBusy={isBusy}
          onEnd={() => (session.is_current ? logout() : ending.mutate(session))}
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
  const text = is_current ? 'Sign out here' : 'Sign out';
  return (
    <ListRow
      title={
        <>
          {name}
          {is_current && <StateBadge look="none" isOn on="This one" off="" />}
        </>
      }
      actions={[
        {
          text,
          name: is_current ? text : `${text}: ${name}, signed in ${siteMoment(created_at)}`,
          isDanger: true,
          isPending: isBusy,
          onPress: onEnd,
        },
      ]}
    >
      <p className="mt-0.5 text-muted">
        Signed in <time dateTime={created_at}>{siteMoment(created_at)}</time>, last used{' '}
        <time dateTime={last_used_at}>{siteMoment(last_used_at)}</time>
      </p>
    </ListRow>
  );
}
