import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchSitePage } from '#desk/articles/site-requests.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { listClasses, rowClasses } from '#desk/ui/record-list.tsx';
import { momentOf, withoutThisYear } from '#desk/ui/site-clock.ts';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import type { CalendarEntry } from '#shared/api/schedule-contract.ts';
import { formatTime, weekdayDate } from '#shared/rules/dates.ts';
import { localisedPath } from '#shared/rules/locales.ts';
import { canMove, delayText, stateNames } from './calendar-labels.ts';
import type { EntryActions } from './calendar-panel.tsx';
import { EntryLink } from './month-grid.tsx';

/** Number of entries that are shown at first, and that each press adds. Each published one fetches its page. */
const entriesAtOnce = 40;

interface AgendaProps {
  readonly today: string;
  readonly entries: readonly CalendarEntry[];
  readonly actions: EntryActions;
}

/** The entries day by day. What is published shows what its live page answers. */
export function Agenda({ today, entries, actions }: AgendaProps) {
  const [count, setCount] = useState(entriesAtOnce);
  const days = [...Map.groupBy(entries.slice(0, count), ({ date }) => date)];
  return (
    <>
      <div className={listClasses}>
        {days.map(([day, ofDay]) => (
          <section
            key={day}
            aria-labelledby={`day-${day}`}
            className={`grid grid-cols-[3.75rem_minmax(0,1fr)] border-line border-t first:border-t-0 sm:grid-cols-[8rem_minmax(0,1fr)] ${day === today ? 'bg-shade' : ''}`}
          >
            <h4 id={`day-${day}`} className="pt-2 pl-3 font-semibold max-sm:text-muted max-sm:text-sm sm:pt-3 md:pl-5">
              {withoutThisYear(weekdayDate(day))}
              {day === today && (
                <span className="block w-fit rounded-full bg-ink px-2 text-paper text-sm max-sm:px-1">Today</span>
              )}
            </h4>
            <ul className="bg-surface">
              {ofDay.map((entry) => (
                <AgendaRow key={`${entry.state} ${entry.article_id}`} entry={entry} actions={actions} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {entries.length > count && (
        <div className="mt-3">
          <ActionButton onPress={() => setCount(count + entriesAtOnce)}>Show more days</ActionButton>
        </div>
      )}
    </>
  );
}

function AgendaRow({ entry, actions }: { readonly entry: CalendarEntry; readonly actions: EntryActions }) {
  const { siteTimeZone } = useDesk();
  const { title, state, time, path } = entry;
  const delay = delayText(entry, siteTimeZone);
  return (
    <li className={`${rowClasses} grid grid-cols-[minmax(0,1fr)_minmax(3.5rem,auto)] items-center gap-x-4 gap-y-1`}>
      <div className="max-sm:contents min-w-0 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:items-center lg:gap-x-4">
        <EntryLink
          entry={entry}
          actions={actions}
          className="line-clamp-2 min-h-6 max-sm:col-span-2 font-bold font-display [overflow-wrap:anywhere] hover:underline"
        />
        <div
          className={`flex flex-wrap items-center gap-x-2 text-muted text-sm max-sm:-mr-2 ${canMove(entry) ? '' : 'max-sm:col-span-2'}`}
        >
          <EntryState state={state} />
          {time && state !== 'published' && <span>{formatTime(time)}</span>}
          {delay && <span className="text-ink">{delay}</span>}
          {state === 'published' && <LiveAnswer path={path} />}
        </div>
      </div>
      {canMove(entry) && <DayForm key={entry.date} entry={entry} title={title} actions={actions} />}
    </li>
  );
}

/** The state of an entry, with the signs of the list of articles. */
function EntryState({ state }: Pick<CalendarEntry, 'state'>) {
  const name = stateNames[state];
  if (state === 'planned')
    return <span className="rounded-md bg-(--wattle-tint) px-1.5 font-semibold text-ink">{name}</span>;
  if (state === 'overdue')
    return <span className="rounded-md bg-rata-tint px-1.5 font-semibold text-rata">{name}</span>;
  return <StateBadge look="live" isOn={state === 'published'} on={name} off={name} />;
}

interface DayFormProps {
  readonly entry: CalendarEntry;
  readonly title: string;
  readonly actions: EntryActions;
}

/** A button that opens the field which moves an entry to any day. */
function DayForm({ entry, title, actions }: DayFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [date, setDate] = useState(entry.date);
  if (!isOpen)
    return (
      <span className="-my-2.5 -mr-3 text-sm">
        <ActionButton look="quiet" aria-label={`Choose a day for ${title}`} onPress={() => setIsOpen(true)}>
          Move…
        </ActionButton>
      </span>
    );
  return (
    <form
      className="flex items-center gap-1 max-sm:col-span-full"
      onSubmit={(event) => {
        event.preventDefault();
        if (date) actions.move(entry, date);
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just opened this field.
        autoFocus
        type="date"
        aria-label={`Day of ${title}`}
        value={date}
        onChange={({ target }) => setDate(target.value)}
        className="min-h-target rounded-field border border-control-line bg-surface px-2 text-ink"
      />
      <ActionButton
        look="quiet"
        type="submit"
        aria-label={`Move ${title}`}
        isPending={actions.isMoving}
        isDisabled={date === entry.date || date === ''}
      >
        Move
      </ActionButton>
    </form>
  );
}

/**
 * Says what the page of a published article answers a visitor now. It says when that was looked at if something is
 * wrong, or else after a press on it.
 */
function LiveAnswer({ path }: { readonly path: string | null }) {
  const { locale } = useDesk();
  const look = useQuery({
    queryKey: ['site', 'answer', path],
    queryFn: ({ signal }) => fetchSitePage(localisedPath(locale, path ?? ''), signal, 'HEAD'),
    enabled: path !== null,
    retry: false,
    staleTime: 60_000,
  });
  if (path === null) return <span>It has no page here: its card leads to Medium or nowhere.</span>;
  if (look.isPending) return <span className="sr-only">Looking at its page…</span>;
  const at = `looked at ${momentOf(look.dataUpdatedAt || look.errorUpdatedAt)}`;
  if (look.isError) return <span className="text-rata">Its page did not answer, {at}</span>;
  const { status } = look.data;
  return status === 200 ? (
    <details className="flex items-center">
      <summary className="flex min-h-6 cursor-pointer items-center">Its page is there</summary>, {at}
    </details>
  ) : (
    <span className="font-semibold text-rata">
      Its page answers {status}, {at}
    </span>
  );
}
