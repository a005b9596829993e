import { type KeyboardEvent, useState } from 'react';
import { NativeButton } from '#desk/ui/button.tsx';
import type { CalendarEntry } from '#shared/api/schedule-contract.ts';
import { formatDate, formatTime, shortDay } from '#shared/rules/dates.ts';
import { type CalendarDays, canMove, dayAfterKey, stateNames } from './calendar-labels.ts';
import type { EntryActions } from './calendar-panel.tsx';

/** Number of entries that a day of the grid shows. */
const entriesOfDay = 3;

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** The line beside an entry. Its form differs too, for those who do not see the colours. */
const stateClasses: Readonly<Record<CalendarEntry['state'], string>> = {
  published: 'border-bush border-l-4',
  planned: 'border-wattle border-l-4 border-double',
  overdue: 'border-rata border-l-8',
  draft: 'border-control-line border-l-4 border-dotted',
};

interface MonthGridProps {
  readonly shown: CalendarDays;
  readonly today: string;
  readonly entries: readonly CalendarEntry[];
  readonly actions: EntryActions;
  readonly onAgenda: () => void;
}

export function MonthGrid({ shown, today, entries, actions, onAgenda }: MonthGridProps) {
  const byDay = Map.groupBy(entries, ({ date }) => date);
  const [dragged, setDragged] = useState<CalendarEntry>();
  const [target, setTarget] = useState<string>();
  const signs = Object.entries(stateNames).filter(([state]) => entries.some((entry) => entry.state === state));
  const endDrag = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return (
    <>
      <table
        onDragEnd={endDrag}
        className="w-full table-fixed border-separate border-spacing-0 overflow-clip rounded-panel border border-line bg-surface"
      >
        <thead>
          <tr>
            {weekdayNames.map((name) => (
              <th key={name} scope="col" className="px-2 py-1.5 text-left font-semibold text-muted text-sm">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  {...(day === today ? { 'aria-current': 'date' as const } : {})}
                  onDragOver={(event) => {
                    if (!dragged) return;
                    event.preventDefault();
                    setTarget(day);
                  }}
                  onDrop={() => {
                    if (dragged) actions.move(dragged, day);
                    endDrag();
                  }}
                  className={`${week.some((one) => one >= today) ? 'h-22' : 'h-14'} border-line border-t border-l px-2 py-1 align-top first:border-l-0 ${day === target ? 'bg-fern' : day === today ? 'bg-shade' : day < shown.first || day > shown.last ? 'bg-paper' : ''}`}
                >
                  <DayNumber
                    day={day}
                    isToday={day === today}
                    isFirst={day === shown.weeks[0]?.[0] || day.endsWith('-01')}
                  />
                  <DayEntries
                    entries={byDay.get(day) ?? []}
                    actions={actions}
                    onAgenda={onAgenda}
                    onDrag={setDragged}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label="Signs" className="mt-3 flex flex-wrap gap-x-5 text-muted text-sm">
        {signs.map(([state, name]) => (
          <li key={state} className="flex items-center gap-2">
            <span aria-hidden className={`h-4 ${stateClasses[state as CalendarEntry['state']]}`} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

interface DayNumberProps {
  readonly day: string;
  readonly isToday: boolean;
  /** Whether the day is the first of the grid or of a month. It says its month too. */
  readonly isFirst: boolean;
}

function DayNumber({ day, isToday, isFirst }: DayNumberProps) {
  return (
    <p className="text-sm">
      <span className="sr-only">{formatDate(day)}</span>
      <span aria-hidden className={isToday ? '-ml-1.5 rounded-full bg-ink px-1.5 font-bold text-paper' : 'text-muted'}>
        {isFirst ? shortDay(day) : Number(day.slice(8))}
      </span>
    </p>
  );
}

interface DayEntriesProps extends Pick<MonthGridProps, 'entries' | 'actions' | 'onAgenda'> {
  readonly onDrag: (entry: CalendarEntry) => void;
}

function DayEntries({ entries, actions, onAgenda, onDrag }: DayEntriesProps) {
  if (entries.length === 0) return null;
  const hidden = entries.length - entriesOfDay;
  return (
    <ul className="mt-0.5 grid gap-1">
      {entries.slice(0, entriesOfDay).map((entry) => (
        <li
          key={`${entry.state} ${entry.article_id}`}
          draggable={canMove(entry)}
          onDragStart={() => onDrag(entry)}
          className={canMove(entry) ? 'cursor-grab' : ''}
        >
          <EntryLink
            entry={entry}
            actions={actions}
            hasTime
            className={`${entries.length === 1 ? 'line-clamp-4' : 'line-clamp-2'} min-h-6 w-full rounded-r pl-1.5 text-sm leading-tight [overflow-wrap:anywhere] hover:bg-shade ${entry.state === 'planned' ? 'bg-(--wattle-tint)' : 'bg-shade/60'} ${stateClasses[entry.state]}`}
          />
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button type="button" className="min-h-6 cursor-pointer text-bush text-sm underline" onClick={onAgenda}>
            {hidden} more
          </button>
        </li>
      )}
    </ul>
  );
}

interface EntryLinkProps {
  readonly entry: CalendarEntry;
  readonly actions: EntryActions;
  readonly className: string;
  readonly hasTime?: boolean;
}

/** The title of an entry. A press opens the article, and the arrow keys move what is not published yet. */
export function EntryLink({ entry, actions, className, hasTime = false }: EntryLinkProps) {
  const { article_id, title, state, date, time } = entry;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !canMove(entry)) return;
    const day = dayAfterKey(event.key, date);
    if (day === undefined) return;
    event.preventDefault();
    actions.move(entry, day);
  };
  return (
    <NativeButton
      data-calendar-entry={article_id}
      aria-label={[title, stateNames[state], formatDate(date), time && formatTime(time)].filter(Boolean).join(', ')}
      {...(canMove(entry) ? { 'aria-describedby': 'calendar-keys' } : {})}
      onKeyDown={onKeyDown}
      onPress={() => actions.open(entry)}
      className={`cursor-pointer text-left ${className}`}
    >
      {hasTime && time && <span className="text-muted">{formatTime(time)} </span>}
      {title}
    </NativeButton>
  );
}
