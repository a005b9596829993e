import { expiredLinkRetentionDays } from '#shared/rules/business-constants.ts';
import { readClock } from '../database/clock.ts';
import type { Queryable } from '../database/schema.ts';
import { deleteExpiredCounters } from '../http/database-rate-limiter.ts';
import type { AccountTools } from './account-tools.ts';
import { deleteAuditEntriesBefore } from './audit.repository.ts';
import { deleteOneTimeLinksExpiredBefore } from './one-time-link.repository.ts';
import { deleteExpiredChallenges } from './passkey.repository.ts';
import { deleteEndedSessions } from './session.repository.ts';
import { knownNetworkDays } from './throttle.ts';
import { forgetBrowsersBefore, forgetNetworksBefore, knownBrowserDays } from './user.repository.ts';

const sweepInterval = 10 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/**
 * Returns a function that deletes what has expired: sessions, challenges, known networks and browsers, throttle
 * counters, one-time links and entries of the change history. The function works at most every ten minutes, and only
 * when the clock is trusted. Its only purpose is to free space: an expired session is refused even before it is
 * deleted.
 */
export function createSweeper(db: Queryable, tools: AccountTools): () => Promise<void> {
  let sweptAt = 0;
  return async () => {
    const moment = tools.now();
    if (Math.abs(moment.getTime() - sweptAt) < sweepInterval) return;
    sweptAt = moment.getTime();
    // Nothing is logged here: the daily deletion of enquiries already logs why the clock is not trusted.
    if (!(await readClock(db, moment)).isTrusted) return;
    const before = (milliseconds: number) => new Date(moment.getTime() - milliseconds).toISOString();
    await deleteEndedSessions(db, { now: moment.toISOString(), idleSince: before(tools.sessionLimits.idle) });
    await deleteExpiredChallenges(db, moment.toISOString());
    await deleteExpiredCounters(db, moment);
    await forgetBrowsersBefore(db, before(knownBrowserDays * day));
    await forgetNetworksBefore(db, before(knownNetworkDays * day));
    await deleteOneTimeLinksExpiredBefore(db, before(expiredLinkRetentionDays * day));
    await deleteAuditEntriesBefore(db, before(tools.auditDays * day));
  };
}
