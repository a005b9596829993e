import { type ReactNode, useEffect, useState } from 'react';
import { hasStatus } from '#dashboard/api/api-problem.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import { checkAdminHealth } from './sign-in-requests.ts';

type Check = 'verifying' | 'authorized' | 'refused';

/**
 * Shows the desk when the admin health call has succeeded. A refused token or a network error removes the token and leads
 * to the sign-in page (product 8.1).
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { api, session } = useDesk();
  const [check, setCheck] = useState<Check>(() => (session.token() ? 'verifying' : 'refused'));

  useEffect(() => {
    const token = session.token();
    if (!token) return session.leave();
    // Leaving the page aborts its requests, which says nothing about the token.
    let isGone = false;
    const onPageHide = () => {
      isGone = true;
    };
    addEventListener('pagehide', onPageHide);
    checkAdminHealth(api, token).then(
      () => !isGone && setCheck('authorized'),
      (error: unknown) => {
        if (isGone) return;
        setCheck('refused');
        session.leave(hasStatus(error, 403) ? 'not-admin' : undefined);
      },
    );
    return () => {
      isGone = true;
      removeEventListener('pagehide', onPageHide);
    };
  }, [api, session]);

  if (check === 'refused') return null;
  if (check === 'verifying') {
    return (
      <p role="status" className="p-8 text-muted">
        Verifying authentication...
      </p>
    );
  }
  return children;
}
