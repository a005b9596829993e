import { expiredLinkRetentionDays } from '#shared/rules/business-constants.ts';
import { readClock } from '../database/clock.ts';
import { daysBefore, deleteBefore } from '../database/daily-work.ts';
import type { Queryable } from '../database/schema.ts';
import type { AccountTools } from './account-tools.ts';
import { knownNetworkDays } from './throttle.ts';
import { knownBrowserDays } from './user.repository.ts';

const sweepInterval = 10 * 60 * 1000;

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
    const now = moment.toISOString();
    const idleSince = new Date(moment.getTime() - tools.sessionLimits.idle).toISOString();
    await deleteBefore(db, 'sessions', 'expires_at', now);
    await deleteBefore(db, 'sessions', 'last_used_at', idleSince);
    await deleteBefore(db, 'passkey_challenges', 'expires_at', now);
    await deleteBefore(db, 'throttle', 'expires_at', moment.getTime());
    await deleteBefore(db, 'known_browsers', 'last_used_at', daysBefore(moment, knownBrowserDays));
    await deleteBefore(db, 'known_networks', 'last_used_at', daysBefore(moment, knownNetworkDays));
    await deleteBefore(db, 'one_time_links', 'expires_at', daysBefore(moment, expiredLinkRetentionDays));
    await deleteBefore(db, 'audit_entries', 'at', daysBefore(moment, tools.auditDays));
  };
}
