import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useArticleOnPage } from '#desk/articles/use-article-on-page.tsx';
import { useDesk } from '#desk/desk-context.ts';
import { SiteClock } from '#desk/shell/desk-nav.tsx';
import { ActionButton } from '#desk/ui/button.tsx';
import { useDeskAddress } from '#desk/ui/desk-address.ts';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { OptionBar } from '#desk/ui/option-bar.tsx';
import { EmptyState } from '#desk/ui/record-list.tsx';
import type { CalendarEntry } from '#shared/api/schedule-contract.ts';
import { dateInZone } from '#shared/rules/dates.ts';
import { dateFormatter } from '#shared/rules/formatters.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { Agenda } from './agenda.tsx';
import { agendaDays, monthAfter, monthOf } from './calendar-labels.ts';
import { calendarQuery, useMoves } from './calendar-requests.ts';
import { MonthGrid } from './month-grid.tsx';

const views = [
  { id: 'month', name: 'Month' },
  { id: 'agenda', name: 'Agenda' },
] as const;

/** What the month and the agenda do with an entry. */
export interface EntryActions {
  readonly open: (entry: CalendarEntry) => void;
  readonly move: (entry: CalendarEntry, date: string) => void;
  readonly isMoving: boolean;
}

/** Returns a function that focuses an entry once the entries of its new day are there. */
function useEntryFocus(isCurrent: boolean): (articleId: number) => void {
  const [moved, setMoved] = useState<number>();
  useEffect(() => {
    if (moved === undefined || !isCurrent) return;
    document.querySelector<HTMLElement>(`[data-calendar-entry="${moved}"]`)?.focus();
    setMoved(undefined);
  }, [moved, isCurrent]);
  return setMoved;
}

/** The calendar: what was and will be published. The month and the view are in the address. */
export function CalendarPanel() {
  const { api, siteTimeZone } = useDesk();
  const [address, goTo] = useDeskAddress();
  const isWide = useIsWide();
  const today = dateInZone(siteTimeZone, new Date());
  const month = monthOf(address.from ?? today);
  const view = isWide && address.status !== 'agenda' ? 'month' : 'agenda';
  const days = month.weeks.flat();
  const agenda = agendaDays(month, today);
  const [from, to] = view === 'agenda' ? agenda : ([days[0] ?? month.first, days.at(-1) ?? month.last] as const);
  const query = useQuery(calendarQuery(api, from, to));
  const article = useArticleOnPage({ refreshes: 'calendar' });
  const focusEntry = useEntryFocus(query.isSuccess && !query.isPlaceholderData && !query.isFetching);
  const showMonth = (first: string) =>
    goTo({ ...address, from: first === monthOf(today).first ? undefined : first, page: 1 });
  const { move, isMoving } = useMoves(({ entry, date }) => {
    if (!days.includes(date)) showMonth(monthOf(date).first);
    focusEntry(entry.article_id);
  });
  const actions = { open: (entry: CalendarEntry) => article.open(entry.article_id), move, isMoving };
  const entries = query.data?.entries ?? [];
  const isEmpty =
    query.isSuccess && !entries.some(({ date }) => view === 'agenda' || (date >= month.first && date <= month.last));

  return (
    <section aria-labelledby="calendar-heading" aria-busy={query.isFetching}>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 id="calendar-heading" className="sr-only">
          Calendar
        </h2>
        <h3 className="mr-auto text-lg sm:text-2xl" aria-live="polite">
          {dateFormatter('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month.first))}
        </h3>
        <ActionButton look="quiet" aria-label="Earlier month" onPress={() => showMonth(monthAfter(month.first, -1))}>
          <ChevronLeft aria-hidden className="size-5" strokeWidth={1.75} />
        </ActionButton>
        <ActionButton look="quiet" onPress={() => showMonth(monthOf(today).first)}>
          Today
        </ActionButton>
        <ActionButton look="quiet" aria-label="Later month" onPress={() => showMonth(monthAfter(month.first, 1))}>
          <ChevronRight aria-hidden className="size-5" strokeWidth={1.75} />
        </ActionButton>
        {isWide && (
          <OptionBar
            label="View"
            options={views}
            value={view}
            onChange={(id) => goTo({ ...address, status: id === 'agenda' ? id : undefined })}
          />
        )}
      </div>
      <p className="mb-3 text-muted text-sm">
        <span className="lg:hidden">
          <SiteClock />{' '}
        </span>
        <span id="calendar-keys" className="pointer-coarse:sr-only">
          {view === 'month'
            ? 'Drag what is not published yet to another day, or move it with the arrow keys.'
            : 'The arrow keys move what is not published yet by a day or a week.'}
        </span>
      </p>
      {query.isError && <LoadFailure text="The calendar could not be loaded." query={query} />}
      {query.isPending && <p role="status">Loading the calendar…</p>}
      {query.data && view === 'month' && (
        <MonthGrid
          month={month}
          today={today}
          entries={entries}
          actions={actions}
          onAgenda={() => goTo({ ...address, status: 'agenda' })}
        />
      )}
      {query.data && view === 'agenda' && !isEmpty && (
        <Agenda key={month.first} today={today} entries={entries} actions={actions} />
      )}
      {isEmpty && (
        <div className={view === 'month' ? 'py-8' : 'rounded-panel border border-line bg-surface px-6 py-12'}>
          <EmptyState
            title="Nothing in this month"
            text="Choose “Publish later…” in an article, or set its Publish Date to a coming day, and it appears here."
          />
        </div>
      )}
      {query.data && query.data.total > entries.length && (
        <p className="mt-3 text-muted">
          These are the first {formatCount(entries.length)} of {formatCount(query.data.total)}. The list of articles has
          them all.
        </p>
      )}
      {article.dialog}
    </section>
  );
}

const wideWindow = '(min-width: 48rem)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(wideWindow);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(wideWindow).matches,
  );
}
