import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import type { CalendarEntry, CalendarQuery } from '#shared/api/schedule-contract.ts';
import { dateInZone, localTimeInZone } from '#shared/rules/dates.ts';
import { findClockRecord } from '../database/clock.ts';
import type { Queryable } from '../database/schema.ts';
import {
  findDraftsBetween,
  findHeldSchedules,
  findPlannedBetween,
  findPublishedBetween,
} from './schedule.repository.ts';

/** The current time, and the time zone of the site. */
interface SiteClock {
  readonly now: Date;
  readonly timeZone: string;
}

const day = 24 * 60 * 60 * 1000;
/** Milliseconds for which a planned article may wait for the server before it counts as overdue. */
const grace = 2 * 60 * 1000;

/** Returns one page of what was and will be published in a range of days, by day and time, and how many there are. */
export async function listCalendar(
  db: Queryable,
  { from, to, limit = pageLimitMaximum, skip = 0 }: CalendarQuery,
  clock: SiteClock,
): Promise<{ rows: CalendarEntry[]; total: number }> {
  const entries = [
    ...(await findPublished(db, { from, to }, clock)),
    ...(await findPlanned(db, { from, to }, clock)),
    ...(await findDrafts(db, { from, to }, clock)),
  ].sort(compareEntries);
  return { rows: entries.slice(skip, skip + limit), total: entries.length };
}

interface Days {
  readonly from: string;
  readonly to: string;
}

async function findPublished(db: Queryable, { from, to }: Days, { timeZone }: SiteClock): Promise<CalendarEntry[]> {
  const rows = await findPublishedBetween(db, from, to);
  return rows.map((row) => {
    const { publish_date, due_at, published_at, delay } = row;
    const planned = due_at === null ? undefined : localTimeInZone(timeZone, new Date(due_at));
    // If somebody has changed the publish date since, the article is on that day for visitors, and its plan is history.
    const isAsPlanned = planned?.date === publish_date;
    return {
      ...entryOf(row),
      state: 'published',
      date: publish_date,
      path: row.has_content === 1 ? `/resources/${row.slug}` : null,
      ...(isAsPlanned && { time: planned.time, planned_at: due_at, published_at, delay: delay || null }),
    };
  });
}

async function findPlanned(db: Queryable, { from, to }: Days, { now, timeZone }: SiteClock): Promise<CalendarEntry[]> {
  // A day of the site begins at most a day before or after that day of UTC.
  const range = [new Date(Date.parse(from) - day), new Date(Date.parse(to) + 2 * day)].map((end) => end.toISOString());
  const rows = await findPlannedBetween(db, range[0] ?? '', range[1] ?? '');
  const held = new Set((await findHeldSchedules(db)).map(({ article_id }) => article_id));
  const isClockSuspect = Boolean((await findClockRecord(db))?.suspect_since);
  return rows.flatMap((row) => {
    const local = localTimeInZone(timeZone, new Date(row.due_at));
    if (local.date < from || local.date > to) return [];
    const isOverdue = now.getTime() - Date.parse(row.due_at) > grace;
    const delay = held.has(row.id) ? 'held' : isOverdue ? (isClockSuspect ? 'clock' : 'waiting') : null;
    return {
      ...entryOf(row),
      state: isOverdue || delay === 'held' ? 'overdue' : 'planned',
      ...local,
      planned_at: row.due_at,
      delay,
      planned_by: row.scheduled_by,
    } as const;
  });
}

/** A draft has a day if its publish date was in the future when it was last saved. */
async function findDrafts(db: Queryable, { from, to }: Days, { now, timeZone }: SiteClock): Promise<CalendarEntry[]> {
  const today = dateInZone(timeZone, now);
  const rows = await findDraftsBetween(db, from, to);
  return rows
    .filter(({ publish_date, updated_at }) => publish_date > dateInZone(timeZone, new Date(updated_at)))
    .map((row) => ({
      ...entryOf(row),
      state: row.publish_date < today ? 'overdue' : 'draft',
      date: row.publish_date,
      delay: row.publish_date < today ? 'unplanned' : null,
    }));
}

/** Returns the article of an entry, and nothing about its planning. */
function entryOf({ id, title }: { readonly id: number; readonly title: string }) {
  const unplanned = { time: null, planned_at: null, published_at: null, delay: null, planned_by: null, path: null };
  return { ...unplanned, article_id: id, title };
}

function compareEntries(one: CalendarEntry, other: CalendarEntry): number {
  const keyOf = ({ date, time }: CalendarEntry) => `${date} ${time ?? ''}`;
  if (keyOf(one) !== keyOf(other)) return keyOf(one) < keyOf(other) ? -1 : 1;
  return one.article_id - other.article_id;
}
