import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Component, type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { SessionGate } from '#desk/account/session-gate.tsx';
import { createApiClient } from '#desk/api/api-client.ts';
import { ApiProblem } from '#desk/api/api-problem.ts';
import { createSession } from '#desk/api/session.ts';
import { createDraftStore, openDraftDatabase } from '#desk/drafts/draft-store.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { createToasts, Toaster } from '#desk/ui/toaster.tsx';
import type { Locale } from '#shared/rules/locales.ts';
import { Desk } from './desk.tsx';
import { type DeskParts, DeskProvider } from './desk-context.ts';

interface DashboardProps {
  readonly locale: Locale;
  readonly apiBaseUrl: string;
  readonly siteTimeZone: string;
}

/** The desk. It is shown once the token has been checked. */
export function Dashboard(props: DashboardProps) {
  const [queryClient] = useState(createQueryClient);
  const [parts] = useState(() => createDeskParts(props));
  return (
    <ErrorScreen>
      <I18nProvider locale="en-NZ">
        <QueryClientProvider client={queryClient}>
          <DeskProvider value={parts}>
            <SessionGate>
              <Desk />
            </SessionGate>
            <Toaster />
          </DeskProvider>
        </QueryClientProvider>
      </I18nProvider>
    </ErrorScreen>
  );
}

function createDeskParts({ locale, apiBaseUrl, siteTimeZone }: DashboardProps): DeskParts {
  const session = createSession(locale);
  return {
    api: createApiClient(apiBaseUrl, session),
    session,
    drafts: createDraftStore(openDraftDatabase(), new BroadcastChannel('desk-drafts')),
    toasts: createToasts(),
    locale,
    siteTimeZone,
  };
}

/** How long a fetched response counts as fresh, in milliseconds, unless a query sets its own time. */
const staleTime = 10_000;

declare module '@tanstack/react-query' {
  interface Register {
    /** `refreshes`: the start of the keys of the queries that are fetched again after the mutation. */
    readonly mutationMeta: { readonly refreshes?: readonly unknown[] };
  }
}

/** Returns the cache for the responses that the desk fetches. The cache logs each failed request. */
function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: async (_done, _asked, _context, { meta }) => {
        if (meta?.refreshes) await queryClient.invalidateQueries({ queryKey: meta.refreshes });
      },
    }),
    queryCache: new QueryCache({
      onError: (error, query) => console.error(`Fetching ${query.queryKey.slice(0, 2).join(' ')} failed`, error),
    }),
    defaultOptions: {
      queries: { staleTime, networkMode: 'always', retry: mayRetry, retryDelay: 700 },
      mutations: { networkMode: 'always' },
    },
  });
  return queryClient;
}

/**
 * Returns whether to send a failed request again. A network error or a 5xx is retried once. A 4xx is never retried,
 * because the server would give the same answer.
 */
function mayRetry(failureCount: number, error: unknown): boolean {
  if (error instanceof ApiProblem && error.status < 500) return false;
  return failureCount < 1 && navigator.onLine;
}

interface ErrorScreenProps {
  readonly children: ReactNode;
}

/**
 * Shows its children until one of them cannot be rendered, for example because a browser extension has changed the page.
 * Then it says that typed text is kept, and offers to load the page again.
 */
export class ErrorScreen extends Component<ErrorScreenProps, { readonly failure?: unknown }> {
  override state: { readonly failure?: unknown } = {};

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render() {
    if (!('failure' in this.state)) return this.props.children;
    // Browsers throw this error when site data is blocked.
    const isStorageClosed = this.state.failure instanceof DOMException && this.state.failure.name === 'SecurityError';
    return (
      <div role="alert" className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16 sm:px-6">
        <h1 className="text-2xl">The desk stopped working</h1>
        <p>
          {isStorageClosed
            ? 'This browser doesn’t keep site data, so the desk cannot keep you signed in. Allow site data for this site, then load the page again.'
            : 'What you typed is kept. Load the page again to continue. If this keeps happening, turn off translation and browser extensions for this page.'}
        </p>
        <ActionButton look="primary" onPress={() => location.reload()}>
          Reload
        </ActionButton>
      </div>
    );
  }
}
