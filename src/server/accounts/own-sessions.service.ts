import { createHash } from 'node:crypto';
import type { AccountSession } from '#shared/api/account-contract.ts';
import type { Queryable } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import type { SignedInAccount } from './access.ts';
import type { AccountTools } from './account-tools.ts';
import { insertOwnAct } from './audit.repository.ts';
import { deleteSession, deleteSessionsOf, findSessionsOf } from './session.repository.ts';

/** Returns the active sessions, last used first. `currentHash` is the token hash of the caller's session. */
export async function listSessions(
  db: Queryable,
  tools: Pick<AccountTools, 'now' | 'sessionLimits'>,
  userId: number,
  currentHash?: string,
): Promise<AccountSession[]> {
  const now = tools.now();
  const idleSince = new Date(now.getTime() - tools.sessionLimits.idle).toISOString();
  const sessions = await findSessionsOf(db, userId, { now: now.toISOString(), idleSince });
  return sessions.map(({ token_hash, browser, created_at, last_used_at }) => ({
    handle: handleOf(token_hash),
    browser,
    created_at,
    last_used_at,
    is_current: token_hash === currentHash,
  }));
}

/** Ends one session of an account, perhaps the caller's own. Throws a 404 when the account has no such session. */
export async function endSession(
  db: Queryable,
  tools: AccountTools,
  account: SignedInAccount,
  handle: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sessions = await findSessionsOf(trx, account.id);
    const session = sessions.find(({ token_hash }) => handleOf(token_hash) === handle);
    if (!session) throw new Problem('not_found', 'This session has ended already.');
    await deleteSession(trx, session.token_hash);
    const record = { id: null, title: session.browser };
    await insertOwnAct(trx, account, { at: tools.now(), kind: 'session', action: 'ended', record });
  });
}

export async function endOtherSessions(db: Queryable, tools: AccountTools, account: SignedInAccount): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deleteSessionsOf(trx, account.id, account.tokenHash);
    const record = { id: null, title: '' };
    await insertOwnAct(trx, account, { at: tools.now(), kind: 'session', action: 'others-ended', record });
  });
}

/**
 * Returns the public identifier of a session. It is derived from the stored hash of the token, so it does not give
 * access.
 */
function handleOf(tokenHash: string): string {
  return createHash('sha256').update(`session:${tokenHash}`).digest('hex').slice(0, 32);
}
