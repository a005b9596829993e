import type { Kysely } from 'kysely';
import type { Login } from '#domain/contract/account-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import type { AccountTools } from './account-tools.ts';
import { emailKey } from './email-key.ts';
import { findUserAtNetwork, rememberNetwork } from './known-network.repository.ts';
import { startSession } from './sessions.ts';
import { knownNetworkDays } from './throttle-limits.ts';
import { lockUserById } from './user.repository.ts';

/** What a failed sign-in says, whatever was wrong (specification 8; design 3.4). */
export const signInFailed = 'Login failed. Please check your credentials.';

const day = 24 * 60 * 60 * 1000;

/** Signs in and gives the access token. Unknown user and wrong password cost the same and say the same. */
export async function signIn(
  db: Kysely<DatabaseSchema>,
  tools: AccountTools,
  login: Login,
  network: string,
): Promise<string> {
  const now = tools.now();
  const key = emailKey(login.username);
  const knownSince = new Date(now.getTime() - knownNetworkDays * day).toISOString();
  const user = await findUserAtNetwork(db, { emailKey: key, network, knownSince });
  const attempt = await tools.throttle.beginSignIn({
    emailKey: key,
    network,
    isKnownNetwork: Boolean(user?.known_network),
  });

  let token: string | undefined;
  try {
    const isRight = await tools.hashing.verify(user?.password_hash, login.password);
    if (user && isRight) token = await startSessionOf(db, tools, user, network, now);
  } catch (failure) {
    await attempt.forgive();
    throw failure;
  }
  if (token === undefined) throw new Problem('unauthenticated', signInFailed);
  await attempt.forgive();
  return token;
}

/** Begins the session unless the password was changed, or the account deleted, while it was compared. */
async function startSessionOf(
  db: Kysely<DatabaseSchema>,
  tools: AccountTools,
  compared: { id: number; password_hash: string },
  network: string,
  now: Date,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const user = await lockUserById(trx, compared.id);
    if (user?.password_hash !== compared.password_hash) return undefined;
    await rememberNetwork(trx, user.id, network, now.toISOString());
    return startSession(trx, user.id, tools.sessionLimits, now);
  });
}
