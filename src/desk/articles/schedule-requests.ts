import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { type ApiClient, apiQuery } from '#desk/api/api-client.ts';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { unknownError } from '#desk/ui/record-labels.ts';
import { addDays } from '#language/calendar.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Article, ArticleForm } from '#shared/api/article-contract.ts';
import { type Schedule, scheduleMessages, scheduleSaveSchema, scheduleSchema } from '#shared/api/schedule-contract.ts';
import { formatMoment, type LocalTime, momentInZone } from '#shared/rules/dates.ts';

/**
 * When the lists are fetched again, in milliseconds. `shortest`: how long after the next article is due. `longest`:
 * maximum time after the schedules were fetched.
 */
const lookAfter = { shortest: 3000, longest: 60 * 60 * 1000 };

export function schedulesOf(api: ApiClient, articleIds: readonly number[]) {
  const path = `${apiPaths.adminSchedules}?ids=${articleIds.join(',')}`;
  return { ...apiQuery(api, ['schedules', articleIds], z.array(scheduleSchema), path), enabled: articleIds.length > 0 };
}

/**
 * Returns when the open article will be published, in the time zone of the site: `later` if a time was chosen for the
 * next save, otherwise the stored schedule of a draft. `undefined` if it is not scheduled.
 */
export function usePlan(record: Article | undefined, later: LocalTime | undefined): LocalTime | undefined {
  const { api } = useDesk();
  const stored = useQuery(schedulesOf(api, record && !record.is_published ? [record.id] : []));
  return later ?? stored.data?.[0];
}

/**
 * Returns the schedules of the articles in a list, by article id. Fetches the lists again soon after the next article
 * is due, so that they show it as published.
 */
export function useSchedulesOf(articleIds: readonly number[]): ReadonlyMap<number, Schedule> | undefined {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const query = { ...schedulesOf(api, articleIds), placeholderData: keepPreviousData };
  const { data, dataUpdatedAt } = useQuery(query);
  const nextDue = data?.[0]?.due_at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a schedule that was fetched again is still due, so another timer is needed
  useEffect(() => {
    if (nextDue === undefined) return;
    const wait = Math.max(Date.parse(nextDue) - Date.now(), 0) + lookAfter.shortest;
    const timer = setTimeout(
      () => {
        void queryClient.invalidateQueries({ queryKey: ['schedules'] });
        void queryClient.invalidateQueries({ queryKey: ['articles'] });
      },
      Math.min(wait, lookAfter.longest),
    );
    return () => clearTimeout(timer);
  }, [nextDue, dataUpdatedAt, queryClient]);
  return data && new Map(data.map((schedule) => [schedule.article_id, schedule]));
}

export function schedulePath(articleId: number): string {
  return `${apiPaths.adminArticles}/${articleId}/schedule`;
}

export function sendSchedule(api: ApiClient, articleId: number, { date, time }: LocalTime): Promise<Schedule> {
  return api.read(scheduleSchema, schedulePath(articleId), { method: 'PUT', body: { date, time } });
}

/**
 * Returns a function that schedules an article after its first save. The dialog is closed by then, so a toast shows an
 * error, and the function resolves to `undefined`.
 */
export function useScheduleSaved(): (articleId: number, chosen: LocalTime) => Promise<Schedule | undefined> {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  return async (articleId, chosen) => {
    try {
      const schedule = await sendSchedule(api, articleId, chosen);
      void queryClient.invalidateQueries({ queryKey: ['schedules'] });
      return schedule;
    } catch (error) {
      toasts.error(`The article is saved as a draft, but not scheduled: ${problemDetail(error, unknownError)}`);
      return undefined;
    }
  };
}

export interface ScheduleFaults {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
}

/** Returns the errors of a chosen date and time. The server makes the same checks. */
export function findScheduleFaults(chosen: LocalTime, timeZone: string, now: Date): ScheduleFaults {
  const parsed = scheduleSaveSchema.safeParse(chosen);
  if (!parsed.success) {
    const messageOf = (field: string) => parsed.error.issues.find(({ path }) => path[0] === field)?.message;
    return { date: messageOf('date'), time: messageOf('time') };
  }
  const due = momentInZone(timeZone, parsed.data);
  if (due === undefined) return { time: scheduleMessages.skipped };
  return due <= now ? { time: scheduleMessages.past } : {};
}

/** Returns the usual name of a time zone (example: "New Zealand Time"), or its identifier if it has none. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-NZ', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * Returns the moment by the editor's own clock as a sentence that begins with a space. Empty if that clock shows the
 * same time as the site's.
 */
export function ownClockText(moment: Date, siteTimeZone: string): string {
  const own = formatMoment(moment, 'short');
  return own === formatMoment(moment, 'short', siteTimeZone) ? '' : ` Your clock says ${own} then.`;
}

type SavedArticle = Pick<ArticleForm, 'title' | 'is_published' | 'is_featured'>;

/** Returns the sentence that says what an article is after a save: published, scheduled for a time, or a draft. */
export function savedSentence(
  { title, is_published, is_featured }: SavedArticle,
  schedule: Schedule | undefined,
): string {
  if (is_published && is_featured) return `Published: “${title}”.`;
  if (is_published) return `Published: “${title}”. It isn’t under All Resources, because it isn’t featured.`;
  if (!schedule) return `Saved as a draft: “${title}”.`;
  return `“${title}” is scheduled for ${formatMoment(schedule.due_at, 'short', schedule.time_zone)}.`;
}

const usualTime = '09:00';

/** Returns the date and time to suggest: on the publish date if it is in the future, otherwise tomorrow. */
export function suggestedTime(publishDate: string, today: string): LocalTime {
  return { date: publishDate > today ? publishDate : addDays(today, 1), time: usualTime };
}
