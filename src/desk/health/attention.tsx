import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { z } from 'zod';
import { type ApiClient, apiQuery } from '#desk/api/api-client.ts';
import { calendarQuery } from '#desk/calendar/calendar-requests.ts';
import { useDesk } from '#desk/desk-context.ts';
import { plainAddress, useDeskAddress, writeDeskAddress } from '#desk/ui/desk-address.ts';
import { DeskLink, deskPlacePath } from '#desk/ui/desk-place.tsx';
import { queryText } from '#desk/ui/list-range.ts';
import { withoutThisYear } from '#desk/ui/site-clock.ts';
import { addDays } from '#language/calendar.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Article } from '#shared/api/article-contract.ts';
import {
  faultKinds,
  type HealthSummary,
  healthFindingSchema,
  healthSummarySchema,
} from '#shared/api/content-health-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import { calendarDaysMaximum } from '#shared/api/schedule-contract.ts';
import { dateInZone, formatTime, shortDate } from '#shared/rules/dates.ts';
import { countOf, formatCount } from '#shared/rules/numbers.ts';

export function healthSummary(api: ApiClient) {
  return apiQuery(api, ['content-health', 'summary'], healthSummarySchema, apiPaths.adminHealthSummary);
}

/** The state by which the list of articles shows those that need attention. */
const attention = 'attention';

/** Milliseconds for which the number of faults counts as fresh. */
const freshTime = 60_000;

function useHealthSummary() {
  const { api } = useDesk();
  return useQuery({ ...healthSummary(api), staleTime: freshTime }).data;
}

/** Returns the number of faults that visitors meet. */
export function countFaults({ counts }: Pick<HealthSummary, 'counts'>): number {
  return faultKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}

/** The number of faults, in the link to Content health. */
export function FaultCount() {
  const summary = useHealthSummary();
  const faults = summary ? countFaults(summary) : 0;
  if (faults === 0) return null;
  return (
    <span className="rounded-full bg-rata px-2 py-0.5 text-on-rata text-sm leading-none">
      {formatCount(faults)}
      <span className="sr-only"> {faults === 1 ? 'fault' : 'faults'}</span>
    </span>
  );
}

/** Says above the list of articles how many need attention, and lists them alone. */
export function NeedsAttention() {
  const articles = useHealthSummary()?.articles ?? 0;
  const { locale } = useDesk();
  const [{ status }] = useDeskAddress();
  if (articles === 0 || status === attention) return null;
  const list = writeDeskAddress({ ...plainAddress('articles'), status: attention });
  return (
    <p className="flex shrink-0 items-center gap-x-2 text-sm">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-rata" strokeWidth={1.75} />
      <span>
        <span className="font-semibold">Needs attention:</span> {countOf(articles, 'article', 'articles')}
      </span>
      <DeskLink
        path={deskPlacePath(locale, 'content') + list}
        className="inline-flex min-h-6 items-center font-semibold text-bush underline"
      >
        Show
      </DeskLink>
    </p>
  );
}

/** Number of days in which the next article to be published is looked for. */
const daysAhead = calendarDaysMaximum - 1;

/** Says above the list which article is published next, and leads to the calendar. A phone has no room for it. */
export function ComingUp() {
  const { api, locale, siteTimeZone } = useDesk();
  const today = dateInZone(siteTimeZone, new Date());
  const { queryFn } = calendarQuery(api, today, addDays(today, daysAhead));
  // The key is that of the articles, so that every save of one fetches this again.
  const { data } = useQuery({ queryKey: ['articles', 'coming up', today], queryFn });
  const next = data?.entries.find(({ state }) => state === 'planned');
  if (!next) return null;
  const time = next.time && `, ${formatTime(next.time)}`;
  return (
    <p className="flex min-w-0 items-center gap-x-2 text-sm max-sm:hidden">
      <span className="min-w-0 truncate">
        <span className="font-semibold">Coming up:</span> {withoutThisYear(shortDate(next.date))}
        {time}, {next.title}
      </span>
      <DeskLink
        path={deskPlacePath(locale, 'calendar')}
        className="inline-flex min-h-6 items-center font-semibold text-bush underline"
      >
        Calendar
      </DeskLink>
    </p>
  );
}

interface FaultNoteProps {
  readonly article: Article;
  readonly pageIds: string;
  readonly onOpen: (article: Article) => void;
}

/** Says in the row of an article what visitors meet there, and opens its words. All rows share one request. */
export function FaultNote({ article, pageIds, onOpen }: FaultNoteProps) {
  const { api } = useDesk();
  const path = `${apiPaths.adminContentHealth}?${queryText({ ids: pageIds, limit: pageLimitMaximum })}`;
  const { data = [] } = useQuery(apiQuery(api, ['articles', 'faults', pageIds], z.array(healthFindingSchema), path));
  const faults = data.filter((finding) => finding.article?.id === article.id && faultKinds.includes(finding.kind));
  if (faults.length === 0) return null;
  const text = faults.map((fault) => fault.text).join(' ');
  return (
    <button
      type="button"
      title={text}
      className="flex min-h-6 cursor-pointer gap-1.5 text-left font-medium text-rata text-sm leading-5 hover:underline"
      onClick={() => onOpen(article)}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{text}</span>
    </button>
  );
}
