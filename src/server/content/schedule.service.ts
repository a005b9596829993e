import type { FastifyBaseLogger } from 'fastify';
import type { Article } from '#shared/api/article-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import {
  type PublicationDelay,
  type Schedule,
  type ScheduleSave,
  type SchedulesQuery,
  scheduleMessages,
  scheduleYearsMaximum,
} from '#shared/api/schedule-contract.ts';
import { dateInZone, localTimeInZone, momentInZone } from '#shared/rules/dates.ts';
import { readClock } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { missingRecord } from '../database/record-version.ts';
import type { Queryable } from '../database/schema.ts';
import { invalidField, Problem } from '../problem.ts';
import { findArticleVersion, lockArticle } from './article.repository.ts';
import { overwriteArticle, prepareSave, requireArticle } from './article.service.ts';
import type { SanitiseHtml } from './article-html.ts';
import { toSave } from './article-version.ts';
import { type ContentWriter, inContentTransaction, recordInHistory } from './content-transaction.ts';
import {
  countSchedules,
  deleteSchedule,
  findDueArticles,
  findHeldSchedules,
  findSchedule,
  findSchedules,
  type ScheduleRow,
  storePlannedPublication,
  storeSchedule,
  takeDueSchedule,
} from './schedule.repository.ts';

/** Milliseconds after a jump of the clock in which no article is published. */
export const scheduleProbation = 60 * 60 * 1000;

/**
 * Maximum number of attempts to publish an article. An attempt fails when somebody saves the article at the same time.
 */
const attempts = 5;

/** Returns one page of the scheduled articles, the next one first, and how many match in total. */
export async function listSchedules(
  db: Queryable,
  { ids, limit = pageLimitMaximum, skip = 0 }: SchedulesQuery,
  timeZone: string,
): Promise<{ rows: Schedule[]; total: number }> {
  const rows = await findSchedules(db, ids, { limit, skip });
  const held = await readHeld(db);
  return { rows: rows.map((row) => present(row, timeZone, held)), total: await countSchedules(db, ids) };
}

/**
 * Schedules the publication of a draft, or changes its time if it is already scheduled. Throws a 422 when the time has
 * passed or does not exist, and a 409 when the article is published.
 */
export async function schedulePublication(
  db: Database,
  { id, chosen, timeZone }: { readonly id: number; readonly chosen: ScheduleSave; readonly timeZone: string },
  writer: ContentWriter,
): Promise<Schedule> {
  const due = requireFutureMoment(chosen, timeZone, writer.now);
  return inContentTransaction(db, async (transaction) => {
    const article = await lockArticle(transaction, id);
    if (!article) throw missingRecord('article');
    if (article.is_published === 1) {
      throw new Problem('conflict', 'This article is published already. Make it a draft first, then schedule it.');
    }
    const row = await storeSchedule(transaction, { id, due }, writer);
    await recordInHistory(transaction, writer, { kind: 'article', action: 'scheduled', id, title: article.title });
    return present(row, timeZone);
  });
}

/** Deletes the schedule of an article. The article stays a draft. Throws a 404 when there is no schedule. */
export async function cancelPublication(db: Database, id: number, writer: ContentWriter): Promise<void> {
  await inContentTransaction(db, async (transaction) => {
    const article = await lockArticle(transaction, id);
    if (!article) throw missingRecord('article');
    if (!(await deleteSchedule(transaction, id))) throw new Problem('not_found', 'This article is not scheduled.');
    await recordInHistory(transaction, writer, { kind: 'article', action: 'unscheduled', id, title: article.title });
  });
}

export interface PublicationParts {
  readonly db: Database;
  readonly now: Date;
  /** Time zone of the site. The day of the schedule in this zone becomes the Publish Date. */
  readonly timeZone: string;
  /** When this process began to publish. What was due before had to wait for it. */
  readonly startedAt: Date;
  readonly sanitiseHtml: SanitiseHtml;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Publishes the articles that are due. After a jump of the clock it publishes nothing for an hour, so that a wrong clock
 * can be set right first. An article that cannot be published is logged and does not stop the others. An article that
 * somebody scheduled who has lost the access to the desk stays a draft.
 */
export async function publishDueArticles({ log, ...parts }: PublicationParts): Promise<void> {
  const { db, now } = parts;
  const due = await findDueArticles(db, now.toISOString());
  const held = due.length > 0 ? await readHeld(db) : new Set();
  const ready = due.filter((id) => !held.has(id));
  const steadiness = ready.length > 0 ? await readSteadiness(db, now, log) : undefined;
  if (!steadiness?.isSteady) return;
  for (const id of ready) {
    try {
      const article = await publishIfDue(id, { ...parts, hadToWait: steadiness.hadToWait });
      if (article) log.info({ article: id }, 'published an article as scheduled');
    } catch (error) {
      log.warn({ err: error, article: id }, 'a scheduled article could not be published');
    }
  }
}

async function readSteadiness(db: Database, now: Date, log: PublicationParts['log']) {
  const { suspectSince } = await readClock(db, now);
  const hadToWait = suspectSince !== undefined;
  if (!hadToWait || now.getTime() - suspectSince.getTime() >= scheduleProbation) return { isSteady: true, hadToWait };
  const waitsUntil = new Date(suspectSince.getTime() + scheduleProbation).toISOString();
  log.warn({ now: now.toISOString(), waitsUntil }, 'the clock has jumped ahead, so scheduled articles wait');
  return { isSteady: false, hadToWait };
}

/**
 * Publishes an article with an ordinary save, if it is still due and still a draft. Its Publish Date is then the day for
 * which it was scheduled. The change history and the version
 * name the person who scheduled the publication. If somebody saves the article at the same time, its new state is
 * published.
 */
async function publishIfDue(
  id: number,
  {
    db,
    now,
    timeZone,
    startedAt,
    sanitiseHtml,
    hadToWait,
  }: Omit<PublicationParts, 'log'> & { readonly hadToWait: boolean },
): Promise<Article | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const [row, exists] = [await findSchedule(db, id), await findArticleVersion(db, id)];
    if (!row || !exists) return undefined;
    const article = await requireArticle(db, id);
    const actor = { id: row.account_id, name: row.scheduled_by };
    const writer = { now, actor, sanitiseHtml, isScheduled: true } as const;
    const publish_date = dateInZone(timeZone, new Date(row.due_at));
    const prepared = await prepareSave({ ...toSave(article), is_published: true, publish_date }, writer);
    try {
      return await inContentTransaction(db, async (transaction) => {
        // Every writer locks the article first, so that two of them cannot wait for each other.
        await lockArticle(transaction, id);
        const taken = await takeDueSchedule(transaction, id, now.toISOString());
        if (!taken || article.is_published) return undefined;
        const saved = await overwriteArticle(transaction, { id, expected: [article.version] }, prepared, writer);
        const delay = delayOf(new Date(taken.due_at), { now, startedAt, hadToWait });
        await storePlannedPublication(transaction, {
          article_id: id,
          due_at: taken.due_at,
          published_at: now.toISOString(),
          delay,
        });
        return saved;
      });
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'stale') || attempt === attempts) throw error;
    }
  }
}

/** Milliseconds up to which a publication is on time. Longer than the timer ever sleeps. */
const punctuality = 2 * 60 * 1000;

/** Returns why a planned article is published only now, or an empty text if it is on time. */
function delayOf(
  due: Date,
  { now, startedAt, hadToWait }: Pick<PublicationParts, 'now' | 'startedAt'> & { readonly hadToWait: boolean },
): PublicationDelay | '' {
  if (now.getTime() - due.getTime() <= punctuality) return '';
  if (hadToWait) return 'clock';
  return due < startedAt ? 'stopped' : 'failed';
}

async function readHeld(db: Queryable): Promise<ReadonlySet<number>> {
  return new Set((await findHeldSchedules(db)).map(({ article_id }) => article_id));
}

function requireFutureMoment(chosen: ScheduleSave, timeZone: string, now: Date): Date {
  const due = momentInZone(timeZone, chosen);
  if (due === undefined) throw invalidField('time', scheduleMessages.skipped);
  if (due <= now) throw invalidField('time', scheduleMessages.past);
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + scheduleYearsMaximum);
  if (due > latest) throw invalidField('date', scheduleMessages.tooFar);
  return due;
}

function present(
  { article_id, due_at, scheduled_by, scheduled_at }: ScheduleRow,
  timeZone: string,
  held: ReadonlySet<number> = new Set(),
): Schedule {
  const local = localTimeInZone(timeZone, new Date(due_at));
  const is_held = held.has(article_id);
  return { article_id, due_at, ...local, time_zone: timeZone, scheduled_by, scheduled_at, is_held };
}
