import { useEffect, useEffectEvent } from 'react';
import { matchShortcut, type ShortcutAction } from './shortcuts.ts';

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
