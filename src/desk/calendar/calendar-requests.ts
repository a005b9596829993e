import { keepPreviousData, queryOptions, type UseMutationResult } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { articleKind } from '#desk/articles/article-kind.ts';
import { sendSchedule } from '#desk/articles/schedule-requests.ts';
import { useDesk } from '#desk/desk-context.ts';
import { readRecord, saveRecord } from '#desk/drafts/editor-kind.ts';
import { queryText } from '#desk/ui/list-range.ts';
import { useAction } from '#desk/ui/use-action.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import { type CalendarEntry, calendarEntrySchema } from '#shared/api/schedule-contract.ts';
import { canMove, movedText, moveFault } from './calendar-labels.ts';

/** Maximum number of entries of a month that are fetched. */
const entryMaximum = 500;

export function calendarQuery(api: ApiClient, from: string, to: string) {
  return queryOptions({
    queryKey: ['calendar', from, to],
    queryFn: async ({ signal }) => {
      const entries: CalendarEntry[] = [];
      let total = 0;
      do {
        const query = queryText({ from, to, limit: pageLimitMaximum, skip: entries.length });
        const answer = await api.send(`${apiPaths.adminCalendar}?${query}`, { signal });
        const part = readAnswer(answer, z.array(calendarEntrySchema));
        entries.push(...part);
        total = part.length === 0 ? entries.length : Number(answer.headers.get('x-total-count'));
      } while (entries.length < Math.min(total, entryMaximum));
      return { entries, total };
    },
    placeholderData: keepPreviousData,
  });
}

interface Move {
  readonly entry: CalendarEntry;
  readonly date: string;
}

/** Returns a function that moves an entry to another day. A toast says so and offers Undo, or says why it stays. */
export function useMoves(onMoved: (move: Move) => void) {
  const { api, toasts, siteTimeZone } = useDesk();
  const moving: UseMutationResult<void, Error, Move> = useAction({
    send: ({ entry, date }: Move) => sendMove(api, entry, date),
    refreshes: ['calendar'],
    done: ({ entry, date }) => movedText(entry, date),
    undo: ({ entry, date }) => {
      const former = { entry: { ...entry, date }, date: entry.date };
      const mayReturn = moveFault(former.entry, former.date, siteTimeZone, new Date()) === undefined;
      return mayReturn ? () => moving.mutate(former) : undefined;
    },
    onDone: (_answer, moved) => onMoved(moved),
    failure: (reason, { entry }) => `“${entry.title}” stays where it is: ${reason}`,
  });
  const move = (entry: CalendarEntry, date: string) => {
    if (!canMove(entry) || date === entry.date || moving.isPending) return;
    const fault = moveFault(entry, date, siteTimeZone, new Date());
    if (fault) toasts.error(fault);
    else moving.mutate({ entry, date });
  };
  return { move, isMoving: moving.isPending };
}

/** Moves a plan with its time, or the publish date of a draft without a plan. */
async function sendMove(api: ApiClient, { article_id: id, time }: CalendarEntry, date: string): Promise<void> {
  if (time !== null) {
    await sendSchedule(api, id, { date, time });
    return;
  }
  const article = await readRecord(api, articleKind, id);
  const form = { ...articleKind.toForm(article), publish_date: date };
  await saveRecord(api, articleKind, { id, form, version: article.version, key: '' });
}
