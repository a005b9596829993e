import type { KeyboardEvent } from 'react';
import { NativeButton } from '#desk/ui/button.tsx';
import type { CalendarEntry } from '#shared/api/calendar-contract.ts';
import { formatDate, formatTime } from '#shared/rules/dates.ts';
import { canMove, dayAfterKey, stateNames } from './calendar-labels.ts';
import type { EntryActions } from './calendar-panel.tsx';

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
