import type { Kysely } from 'kysely';
import { type Login, mayUseDesk } from '#domain/contract/account-contract.ts';
import { actorOf, insertAuditEntry } from '../audit/audit.repository.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problems/problem.ts';
import { emailKey } from './account.ts';
import type { AccountTools } from './account-tools.ts';
import { startSession } from './sessions.ts';
import { knownNetworkDays } from './throttle.ts';
import { findUserAtNetwork, lockUserById, rememberNetwork } from './user.repository.ts';

/** Message of every failed sign-in (product 7.14). */
export const signInFailed = 'Login failed. Please check your credentials.';

const day = 24 * 60 * 60 * 1000;

/**
 * Signs in and returns the access token. An unknown user and a wrong password cost the same time and return the same
 * error.
 */
export async function signIn(
  db: Kysely<DatabaseSchema>,
  tools: AccountTools,
  login: Login,
  { network, browser }: { network: string; browser: string },
): Promise<string> {
  const now = tools.now();
  const key = emailKey(login.username);
  const knownSince = new Date(now.getTime() - knownNetworkDays * day).toISOString();
  const user = await findUserAtNetwork(db, { emailKey: key, network, knownSince });
  const attempt = { emailKey: key, network, isKnownNetwork: Boolean(user?.known_network) };
  await tools.throttle.refuseExhausted(attempt);
  // An attempt counts as failed until its password is compared. It is therefore counted only when the queue starts it:
  // otherwise many correct sign-ins that wait together would reach the limit.
  const token = await tools.signInQueue(async () => {
    const counted = await tools.throttle.beginSignIn(attempt);
    const result = await compareAndStart(db, tools, { user, password: login.password, network, browser, now }).catch(
      async (failure) => {
        await counted.forgive();
        throw failure;
      },
    );
    if (result !== undefined) await counted.forgive();
    return result;
  });
  if (token === undefined) throw new Problem('unauthenticated', signInFailed);
  return token;
}

interface Comparison {
  readonly user: { id: number; password_hash: string; known_network: string | null } | undefined;
  readonly password: string;
  readonly network: string;
  readonly browser: string;
  readonly now: Date;
}

/**
 * Starts a session and returns its token. Returns `undefined` when the password is wrong, or when the password or the
 * account changed during the comparison.
 */
async function compareAndStart(
  db: Kysely<DatabaseSchema>,
  tools: AccountTools,
  { user: compared, password, network, browser, now }: Comparison,
): Promise<string | undefined> {
  const isRight = await tools.hashing.verify(compared?.password_hash, password);
  if (!compared || !isRight) return undefined;
  return db.transaction().execute(async (trx) => {
    const user = await lockUserById(trx, compared.id);
    if (user?.password_hash !== compared.password_hash) return undefined;
    await rememberNetwork(trx, user.id, network, now.toISOString());
    if (mayUseDesk(user.role) && !compared.known_network) {
      await insertAuditEntry(trx, {
        at: now,
        actor: actorOf(user),
        kind: 'session',
        action: 'new-network',
        record: { id: null, title: browser },
      });
    }
    return startSession(trx, { userId: user.id, browser }, tools.sessionLimits, now);
  });
}
