import { useEffect, useEffectEvent } from 'react';
import type { DeskTab } from '#desk/ui/desk-address.ts';
import type { DeskPlace } from '#desk/ui/desk-place.tsx';

export type ShortcutAction =
  | { readonly kind: 'create' }
  | { readonly kind: 'search' }
  | { readonly kind: 'help' }
  | { readonly kind: 'tab'; readonly tab: DeskTab }
  | { readonly kind: 'place'; readonly place: DeskPlace };

/** A keyboard shortcut: the keys to press one after the other, the label in the list of shortcuts, and the action. */
interface Shortcut {
  readonly keys: readonly string[];
  readonly label: string;
  readonly action: ShortcutAction;
}

/** The desk's shortcuts, in the order in which the dialog lists them. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['n'], label: 'Create a new record on the open tab', action: { kind: 'create' } },
  { keys: ['/'], label: 'Search the open tab', action: { kind: 'search' } },
  { keys: ['g', 'a'], label: 'Go to Articles', action: { kind: 'tab', tab: 'articles' } },
  { keys: ['g', 'c'], label: 'Go to Categories', action: { kind: 'tab', tab: 'categories' } },
  { keys: ['g', 't'], label: 'Go to Tags', action: { kind: 'tab', tab: 'tags' } },
  { keys: ['g', 'd'], label: 'Go to Calendar', action: { kind: 'place', place: 'calendar' } },
  { keys: ['g', 'h'], label: 'Go to Content health', action: { kind: 'place', place: 'health' } },
  { keys: ['g', 'e'], label: 'Go to Enquiries', action: { kind: 'place', place: 'enquiries' } },
  { keys: ['g', 'q'], label: 'Go to Unanswered questions', action: { kind: 'place', place: 'questions' } },
  { keys: ['g', 'p'], label: 'Go to Pictures', action: { kind: 'place', place: 'pictures' } },
  { keys: ['g', 'i'], label: 'Go to Insight', action: { kind: 'place', place: 'insight' } },
  { keys: ['g', 's'], label: 'Go to Settings', action: { kind: 'place', place: 'settings' } },
  { keys: ['?'], label: 'Show these shortcuts', action: { kind: 'help' } },
];

/** Returns the shortcut with these keys, if any. `isBegun` says whether a longer shortcut begins with them. */
export function matchShortcut(pressed: readonly string[]): { shortcut: Shortcut | undefined; isBegun: boolean } {
  const text = pressed.join(' ');
  return {
    shortcut: shortcuts.find((candidate) => candidate.keys.join(' ') === text),
    isBegun: shortcuts.some((candidate) => candidate.keys.join(' ').startsWith(`${text} `)),
  };
}

const storageKey = 'bellbird-single-keys';

/**
 * Returns whether the desk listens to keys without Ctrl, Alt or Meta. They are on unless somebody has turned them off in
 * this browser, for example because speech input types letters by accident (WCAG 2.1.4).
 */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function setSingleKeys(isOn: boolean): void {
  localStorage.setItem(storageKey, isOn ? 'on' : 'off');
}

/** Maximum time between two keys of a shortcut, in milliseconds. */
const sequenceTime = 1200;

/**
 * Calls `run` when a shortcut is pressed. Ignores keys that are pressed with Ctrl, Alt or Meta, and keys in a text
 * field, a dialog or a menu.
 */
export function useShortcuts(run: (action: ShortcutAction) => void): void {
  const onAction = useEffectEvent(run);
  useEffect(() => {
    let pressed: string[] = [];
    let last = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      if (!hasSingleKeys()) return;
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

/** Selector of the open dialogs, lists and menus. While one is open, the desk's shortcuts do nothing. */
const takers = '[data-desk-dialog], [role="dialog"], [role="listbox"], [role="menu"]';

export function hasOpenLayer(): boolean {
  return document.querySelector(takers) !== null;
}

function isTaken(target: EventTarget | null): boolean {
  if (hasOpenLayer()) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
