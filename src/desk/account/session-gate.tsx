import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { hasStatus, NetworkProblem } from '#desk/api/api-problem.ts';
import { hasEarlyAnswers } from '#desk/api/early-answers.ts';
import { openDeskPage } from '#desk/api/session.ts';
import { articlesQueryOf, listArticles } from '#desk/articles/article-kind.ts';
import { useDesk } from '#desk/desk-context.ts';
import { readDeskAddress } from '#desk/ui/desk-address.ts';
import type { Account } from '#shared/api/account-contract.ts';
import type { SignInReason } from '#shared/rules/sign-in-notices.ts';
import { fetchOwnAccount, OwnAccountProvider } from './own-account.ts';
import { checkAdminHealth } from './sign-in-requests.ts';

type Check = 'verifying' | 'refused' | Account;

/**
 * Shows the desk once the server has confirmed that the token's account may use it. If this fails, removes the token
 * and goes to the sign-in page.
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { api, session } = useDesk();
  const queryClient = useQueryClient();
  const [FirstPasskey, setFirstPasskey] = useState<FirstPasskeyPage>();
  const [check, setCheck] = useState<Check>(() => (session.token() ? 'verifying' : 'refused'));

  useEffect(() => {
    const token = session.token();
    if (!token) return session.leave(undefined, openDeskPage());
    // Leaving the page aborts the check. That failure says nothing about the token, so it is ignored.
    let isGone = false;
    const onPageHide = () => {
      isGone = true;
    };
    addEventListener('pagehide', onPageHide);
    Promise.all([fetchOwnAccount(api, token), checkAdminHealth(api, token)]).then(
      async ([account]) => {
        session.setAccountId(account.id);
        await readFirstList(api, queryClient);
        if (!isGone) setCheck(account);
      },
      async (error: unknown) => {
        if (isGone) return;
        const first = hasStatus(error, 403) ? await loadFirstPasskey(api, token) : undefined;
        if (isGone) return;
        setFirstPasskey(first && (() => first));
        setCheck('refused');
        if (!first) session.leave(reasonOf(error), openDeskPage());
      },
    );
    return () => {
      isGone = true;
      removeEventListener('pagehide', onPageHide);
    };
  }, [api, session, queryClient]);

  // The person may sign in again with another account or role, so the account must be fetched again.
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.state().kind !== 'open') return;
        fetchOwnAccount(api).then(
          (account) => {
            session.setAccountId(account.id);
            setCheck(account);
          },
          (error: unknown) => console.error('Fetching the account failed', error),
        );
      }),
    [api, session],
  );

  if (check === 'refused') return FirstPasskey ? <FirstPasskey onDone={() => location.reload()} /> : null;
  if (check === 'verifying') {
    return (
      <p role="status" className="p-8 text-muted">
        Verifying authentication...
      </p>
    );
  }
  return <OwnAccountProvider value={check}>{children}</OwnAccountProvider>;
}

type FirstPasskeyPage = typeof import('./add-passkey-form.tsx').FirstPasskey;

/**
 * Returns the page that asks for a passkey, if the account needs one for the desk but has none. Returns
 * `undefined` in any other case, and if the server does not answer.
 */
async function loadFirstPasskey(api: ApiClient, token: string): Promise<FirstPasskeyPage | undefined> {
  const code = await import('./add-passkey-form.tsx').catch(() => undefined);
  return code && (await code.isPasskeyMissing(api, token)) ? code.FirstPasskey : undefined;
}

function reasonOf(error: unknown): SignInReason {
  if (error instanceof NetworkProblem) return 'no-connection';
  if (hasStatus(error, 401)) return 'session-ended';
  return hasStatus(error, 403) ? 'not-admin' : 'server-busy';
}

/** Maximum time that the desk waits for its first list before it is shown without rows, in milliseconds. */
const patience = 100;

/**
 * Puts the early response for the list of articles into the query cache, so that the desk renders only once, with its
 * rows. Resolves at once if there are no early responses. Otherwise resolves after `patience` at the latest.
 */
async function readFirstList(api: ApiClient, queryClient: QueryClient): Promise<void> {
  if (!hasEarlyAnswers()) return;
  const { promise: isLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  await Promise.race([
    queryClient.prefetchQuery(listArticles(api, articlesQueryOf(readDeskAddress(location.search)))),
    isLate,
  ]);
  clearTimeout(timer);
}
