import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { type Locale, localisedPath } from '#domain/locales.ts';
import { createApiClient } from './api/api-client.ts';
import { Desk } from './desk.tsx';
import { type DeskParts, DeskProvider } from './desk-context.ts';
import { createDraftStore } from './editing/draft-store.ts';
import { createQueryClient } from './query-client.ts';
import { createSession } from './session/session.ts';
import { SessionGate } from './session/session-gate.tsx';
import { Toaster } from './ui/toaster.tsx';
import { createToasts } from './ui/toasts.ts';

interface DashboardProps {
  readonly locale: Locale;
  readonly apiBaseUrl: string;
  readonly siteTimeZone: string;
}

/** The content desk: checks the token, then shows the desk (product 8.1). */
export function Dashboard(props: DashboardProps) {
  const [queryClient] = useState(createQueryClient);
  const [parts] = useState(() => createDeskParts(props));
  return (
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
  );
}

function createDeskParts({ locale, apiBaseUrl, siteTimeZone }: DashboardProps): DeskParts {
  const session = createSession({ signInPath: localisedPath(locale, '/login') });
  return {
    api: createApiClient(apiBaseUrl, session),
    session,
    drafts: createDraftStore(sessionStorage),
    toasts: createToasts(),
    locale,
    siteTimeZone,
  };
}
