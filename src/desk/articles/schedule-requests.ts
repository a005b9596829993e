import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { type ApiClient, apiQuery } from '#desk/api/api-client.ts';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { unknownError } from '#desk/ui/record-labels.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Schedule, scheduleSchema } from '#shared/api/schedule-contract.ts';
import type { LocalTime } from '#shared/rules/dates.ts';

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
 * Returns the schedules of the articles in a list, by article id. Fetches the lists again soon after the next article
 * is due, so that they show it as published.
 */
export function useSchedulesOf(articleIds: readonly number[]): ReadonlyMap<number, Schedule> {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const query = { ...schedulesOf(api, articleIds), placeholderData: keepPreviousData };
  const { data = [], dataUpdatedAt } = useQuery(query);
  const nextDue = data[0]?.due_at;
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
  return new Map(data.map((schedule) => [schedule.article_id, schedule]));
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
