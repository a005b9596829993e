import { useEffect, useEffectEvent } from 'react';
import type { DeskTab } from '#dashboard/lists/desk-address.ts';
import type { DeskPlace } from '#dashboard/places/desk-place.ts';

/** What a shortcut does. */
export type ShortcutAction =
  | { readonly kind: 'create' }
  | { readonly kind: 'search' }
  | { readonly kind: 'help' }
  | { readonly kind: 'tab'; readonly tab: DeskTab }
  | { readonly kind: 'place'; readonly place: DeskPlace };

/** A shortcut: its keys one after the other, what it does, and how the list of shortcuts says it. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly label: string;
  readonly action: ShortcutAction;
}

/** The desk's shortcuts, in the order in which they are listed. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['n'], label: 'Create a new record on the open tab', action: { kind: 'create' } },
  { keys: ['/'], label: 'Search the open tab', action: { kind: 'search' } },
  { keys: ['g', 'a'], label: 'Go to Articles', action: { kind: 'tab', tab: 'articles' } },
  { keys: ['g', 'c'], label: 'Go to Categories', action: { kind: 'tab', tab: 'categories' } },
  { keys: ['g', 't'], label: 'Go to Tags', action: { kind: 'tab', tab: 'tags' } },
  { keys: ['g', 'e'], label: 'Go to Enquiries', action: { kind: 'place', place: 'enquiries' } },
  { keys: ['g', 'q'], label: 'Go to Unanswered questions', action: { kind: 'place', place: 'questions' } },
  { keys: ['?'], label: 'Show these shortcuts', action: { kind: 'help' } },
];

/** The shortcut that the keys pressed so far complete, if any; `isBegun` says that more keys may follow. */
export function matchShortcut(pressed: readonly string[]): { shortcut: Shortcut | undefined; isBegun: boolean } {
  const text = pressed.join(' ');
  return {
    shortcut: shortcuts.find((candidate) => candidate.keys.join(' ') === text),
    isBegun: shortcuts.some((candidate) => candidate.keys.join(' ').startsWith(`${text} `)),
  };
}

/** Milliseconds within which the second key of a shortcut follows the first. */
const sequenceTime = 1200;

/** Runs shortcuts while the desk itself has the keyboard: never while typing, in a dialog, or with a modifier held. */
export function useShortcuts(run: (action: ShortcutAction) => void): void {
  const onAction = useEffectEvent(run);
  useEffect(() => {
    let pressed: string[] = [];
    let last = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const isLate = event.timeStamp - last > sequenceTime;
      last = event.timeStamp;
      const together = matchShortcut(isLate ? [event.key] : [...pressed, event.key]);
      const { shortcut, isBegun } = together.shortcut || together.isBegun ? together : matchShortcut([event.key]);
      pressed = isBegun ? [event.key] : [];
      if (!shortcut) return;
      event.preventDefault();
      onAction(shortcut.action);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** A dialog, an open list or menu, or a field that a person types in. */
const takers = '[data-desk-dialog], [role="dialog"], [role="listbox"], [role="menu"]';

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector(takers)) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
