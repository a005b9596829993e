import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { hasStatus, NetworkProblem } from '#desk/api/api-problem.ts';
import { readFirstList } from '#desk/articles/first-list.ts';
import { useDesk } from '#desk/desk-context.ts';
import type { Account } from '#shared/api/account-contract.ts';
import type { SignInReason } from '#shared/rules/sign-in-notices.ts';
import { openDeskPage } from '../api/session.ts';
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

type FirstPasskeyPage = typeof import('./first-passkey.tsx').FirstPasskey;

/**
 * Returns the page that asks for a passkey, if the account needs one for the desk but has none. Returns
 * `undefined` in any other case, and if the server does not answer.
 */
async function loadFirstPasskey(api: ApiClient, token: string): Promise<FirstPasskeyPage | undefined> {
  const code = await import('./first-passkey.tsx').catch(() => undefined);
  return code && (await code.isPasskeyMissing(api, token)) ? code.FirstPasskey : undefined;
}

function reasonOf(error: unknown): SignInReason {
  if (error instanceof NetworkProblem) return 'no-connection';
  if (hasStatus(error, 401)) return 'session-ended';
  return hasStatus(error, 403) ? 'not-admin' : 'server-busy';
}
