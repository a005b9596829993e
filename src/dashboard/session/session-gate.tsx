import { type ReactNode, useEffect, useState } from 'react';
import type { ApiClient } from '#dashboard/api/api-client.ts';
import { hasStatus, NetworkProblem } from '#dashboard/api/api-problem.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import type { Account } from '#domain/contract/account-contract.ts';
import type { SignInReason } from '#domain/sign-in-notices.ts';
import { fetchOwnAccount, OwnAccountProvider } from './own-account.ts';
import { openDeskPage } from './session.ts';
import { checkAdminHealth } from './sign-in-requests.ts';

type Check = 'verifying' | 'refused' | Account;

/**
 * Shows the desk after the server has confirmed that the token belongs to an account that may use the desk. If the
 * token is refused or the server cannot be reached, removes the token and goes to the sign-in page (product 8.1).
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { api, session } = useDesk();
  const [FirstPasskey, setFirstPasskey] = useState<FirstPasskeyPage>();
  const [check, setCheck] = useState<Check>(() => (session.token() ? 'verifying' : 'refused'));

  useEffect(() => {
    const token = session.token();
    if (!token) return session.leave(undefined, openDeskPage());
    // When the person leaves the page, the browser aborts the check. This failure does not mean that the token is
    // invalid.
    let isGone = false;
    const onPageHide = () => {
      isGone = true;
    };
    addEventListener('pagehide', onPageHide);
    Promise.all([fetchOwnAccount(api, token), checkAdminHealth(api, token)]).then(
      ([account]) => !isGone && setCheck(account),
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
  }, [api, session]);

  // The person may sign in again with another account, or the role may have changed. So the account is fetched again.
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.state().kind !== 'open') return;
        fetchOwnAccount(api).then(setCheck, (error: unknown) => console.error('Fetching the account failed', error));
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
 * Returns the page that asks for a passkey, if the account must have one before it may use the desk (product 7.26).
 * Returns `undefined` if the account needs no passkey or already has one, or if the server does not answer.
 */
async function loadFirstPasskey(api: ApiClient, token: string): Promise<FirstPasskeyPage | undefined> {
  const code = await import('./first-passkey.tsx').catch(() => undefined);
  return code && (await code.isPasskeyMissing(api, token)) ? code.FirstPasskey : undefined;
}

/** Returns the reason that the sign-in page shows after the check of the token failed. */
function reasonOf(error: unknown): SignInReason {
  if (error instanceof NetworkProblem) return 'no-connection';
  if (hasStatus(error, 401)) return 'session-ended';
  return hasStatus(error, 403) ? 'not-admin' : 'server-busy';
}
