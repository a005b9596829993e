import type { Kysely } from 'kysely';
import { deleteAuditEntriesBefore } from '../audit/audit.repository.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { AccountTools } from './account-tools.ts';
import { forgetNetworksBefore } from './known-network.repository.ts';
import { deleteEndedSessions } from './session.repository.ts';
import { deleteExpiredCounters } from './throttle.ts';
import { knownNetworkDays } from './throttle-limits.ts';

const sweepInterval = 10 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/**
 * Makes a function that removes sessions, known networks, throttle counters and entries of the change history whose time is over, when it was last done
 * ten minutes ago or more. It tidies only: what has ended is refused whether its row is still there or not.
 */
export function createSweeper(db: Kysely<DatabaseSchema>, tools: AccountTools): () => Promise<void> {
  let sweptAt = 0;
  return async () => {
    const moment = tools.now();
    if (moment.getTime() - sweptAt < sweepInterval) return;
    sweptAt = moment.getTime();
    const before = (milliseconds: number) => new Date(moment.getTime() - milliseconds).toISOString();
    await deleteEndedSessions(db, { now: moment.toISOString(), idleSince: before(tools.sessionLimits.idle) });
    await deleteExpiredCounters(db, moment);
    await forgetNetworksBefore(db, before(knownNetworkDays * day));
    await deleteAuditEntriesBefore(db, before(tools.auditDays * day));
  };
}
