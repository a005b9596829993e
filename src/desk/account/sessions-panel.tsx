import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { hasStatus } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { momentText } from '#desk/enquiries/enquiry-labels.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { ListHeader } from '#desk/ui/list-header.tsx';
import { RecordList, rowClasses } from '#desk/ui/record-list.tsx';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import { type AccountSession, sessionsSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';

/** The page with a person's own sessions, to end one, or all except the current one. */
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
          <ActionButton
            isPending={isBusy}
            isDisabled={(query.data?.total ?? 0) < 2}
            onPress={() => endingOthers.mutate()}
          >
            Sign out everywhere else
          </ActionButton>
        }
      />
      <p className="mb-4 max-w-[70ch] text-muted">
        Every browser you’re signed in with. If one of them isn’t yours, sign it out and change your password.
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

interface SessionRowProps {
  readonly session: AccountSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { browser, created_at, last_used_at, is_current } = session;
  const name = browser || 'An unknown browser';
  return (
    <li className={`${rowClasses} grid items-center gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]`}>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 font-sans font-semibold text-base leading-snug">
          {name}
          {is_current && <StateBadge tone="green" isOn on="This one" off="" />}
        </h3>
        <p className="mt-0.5 text-muted">
          Signed in <time dateTime={created_at}>{momentText(created_at)}</time>, last used{' '}
          <time dateTime={last_used_at}>{momentText(last_used_at)}</time>
        </p>
      </div>
      <div className="-mx-3 -mb-2 flex md:mx-0 md:-mr-3 md:mb-0 md:justify-end">
        <ActionButton
          look="quiet-danger"
          aria-label={is_current ? 'Sign out here' : `Sign out: ${name}, signed in ${momentText(created_at)}`}
          isPending={isBusy}
          onPress={onEnd}
        >
          {is_current ? 'Sign out here' : 'Sign out'}
        </ActionButton>
      </div>
    </li>
  );
}

function listSessions(api: ApiClient) {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => readAnswer(await api.send(apiPaths.sessions, { signal }), sessionsSchema),
  });
}

/** Ends a session. Succeeds if it has already ended. */
async function endSession(api: ApiClient, handle: string): Promise<void> {
  await api.send(`${apiPaths.sessions}/${handle}`, { method: 'DELETE' }).catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error;
  });
}

async function endOtherSessions(api: ApiClient): Promise<void> {
  await api.send(apiPaths.sessions, { method: 'DELETE' });
}
