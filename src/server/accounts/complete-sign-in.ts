import type { Transaction } from 'kysely';
import { mayUseDesk } from '#domain/contract/account-contract.ts';
import { actorOf, insertAuditEntry } from '../audit/audit.repository.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { AccountTools } from './account-tools.ts';
import { startSession } from './sessions.ts';
import { rememberNetwork, type UserRow } from './user.repository.ts';

/** Where a sign-in comes from. */
export interface SignInOrigin {
  readonly network: string;
  /** The browser in words. */
  readonly browser: string;
}

/**
 * Starts the session of an account whose password and second factor have been checked, and returns its token. Remembers
 * the network. If somebody who may use the desk signs in from a new one, the change history says so.
 */
export async function completeSignIn(
  trx: Transaction<DatabaseSchema>,
  tools: AccountTools,
  { user, isKnownNetwork, network, browser, now }: SignInOrigin & { user: UserRow; isKnownNetwork: boolean; now: Date },
): Promise<string> {
  await rememberNetwork(trx, user.id, network, now.toISOString());
  if (mayUseDesk(user.role) && !isKnownNetwork) {
    await insertAuditEntry(trx, {
      at: now,
      actor: actorOf(user),
      kind: 'session',
      action: 'new-network',
      record: { id: null, title: browser },
    });
  }
  return startSession(trx, { userId: user.id, browser }, tools.sessionLimits, now);
}
