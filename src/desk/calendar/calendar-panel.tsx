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
import { PageHeader } from '#desk/ui/page-header.tsx';
import { EmptyState } from '#desk/ui/record-list.tsx';
import { addDays } from '#language/calendar.ts';
import type { CalendarEntry } from '#shared/api/schedule-contract.ts';
import { dateInZone } from '#shared/rules/dates.ts';
import { dateFormatter } from '#shared/rules/formatters.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { Agenda } from './agenda.tsx';
import { canMove, monthAfter, monthOf, weeksFrom } from './calendar-labels.ts';
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
  const shown = address.from ? monthOf(address.from) : weeksFrom(today);
  const view = isWide && address.status !== 'agenda' ? 'month' : 'agenda';
  const days = shown.weeks.flat();
  const query = useQuery(calendarQuery(api, days[0] ?? shown.first, days.at(-1) ?? shown.last));
  const article = useArticleOnPage({ refreshes: 'calendar' });
  const focusEntry = useEntryFocus(query.isSuccess && !query.isPlaceholderData && !query.isFetching);
  const show = (from: string | undefined) => goTo({ ...address, from, page: 1 });
  const { move, isMoving } = useMoves(({ entry, date }) => {
    if (!days.includes(date)) show(monthOf(date).first);
    focusEntry(entry.article_id);
  });
  const actions = { open: (entry: CalendarEntry) => article.open(entry.article_id), move, isMoving };
  const all = query.data?.entries ?? [];
  const isShown = ({ date }: CalendarEntry) => date >= shown.first && date <= shown.last;
  // What is overdue, or a draft whose day has passed, stays in the agenda.
  const isLate = (entry: CalendarEntry) => !address.from && entry.date < shown.first && canMove(entry);
  const entries = all.filter((entry) => isShown(entry) || isLate(entry));

  return (
    <section aria-labelledby="calendar-heading" aria-busy={query.isFetching}>
      <PageHeader
        id="calendar-heading"
        title="Calendar"
        action={
          isWide && (
            <OptionBar
              label="View"
              options={views}
              value={view}
              onChange={(id) => goTo({ ...address, status: id === 'agenda' ? id : undefined })}
            />
          )
        }
        lead={
          <span id="calendar-keys" className="pointer-coarse:sr-only">
            {view === 'month'
              ? 'Drag what is not published yet to another day, or move it with the arrow keys.'
              : 'The arrow keys move what is not published yet by a day or a week.'}
          </span>
        }
      >
        <div className="-mr-3 flex items-center sm:mr-2">
          <ActionButton
            look="quiet"
            aria-label="Earlier month"
            onPress={() => show(monthOf(addDays(shown.first, -1)).first)}
          >
            <ChevronLeft aria-hidden className="size-5" strokeWidth={1.75} />
          </ActionButton>
          <h3 className="min-w-32 text-center font-sans font-semibold text-base" aria-live="polite">
            {monthName(address.from ? shown.first : today)}
          </h3>
          <ActionButton look="quiet" aria-label="Later month" onPress={() => show(monthAfter(shown.first, 1))}>
            <ChevronRight aria-hidden className="size-5" strokeWidth={1.75} />
          </ActionButton>
          {address.from && (
            <ActionButton look="quiet" onPress={() => show(undefined)}>
              Today
            </ActionButton>
          )}
        </div>
      </PageHeader>
      {query.isError && <LoadFailure text="The calendar could not be loaded." query={query} />}
      {query.isPending && <p role="status">Loading the calendar…</p>}
      {query.data && view === 'month' && (
        <MonthGrid
          shown={shown}
          today={today}
          entries={all}
          actions={actions}
          onAgenda={() => goTo({ ...address, status: 'agenda' })}
        />
      )}
      {query.data && view === 'agenda' && entries.length > 0 && (
        <Agenda key={shown.first} today={today} entries={entries} actions={actions} />
      )}
      {query.data && entries.length === 0 && (
        <div className={view === 'month' ? 'mt-4' : ''}>
          <EmptyState
            title={address.from ? 'Nothing in this month' : 'Nothing in the coming weeks'}
            text="Choose “Publish later…” in an article, or set its Publish Date to a coming day, and it appears here."
          />
        </div>
      )}
      {query.data && query.data.total > all.length && (
        <p className="mt-3 text-muted">
          These are the first {formatCount(all.length)} of {formatCount(query.data.total)}. The list of articles has
          them all.
        </p>
      )}
      <p className="mt-3 text-muted text-sm lg:hidden">
        <SiteClock />
      </p>
      {article.dialog}
    </section>
  );
}

function monthName(day: string): string {
  return dateFormatter('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
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
