/**
 * Focuses the first of these targets that is on the page, after a dialog was closed. Does nothing if an element has the
 * focus already, for example the button that opened the dialog. A target is an element or a selector. The page scrolls
 * only if the target is out of sight. Browsers would also scroll to an element in a sticky bar.
 */
export function focusAfterDialog(...targets: readonly (string | HTMLElement | undefined)[]): void {
  let frame = 0;
  const look = () => {
    frame += 1;
    // On a slow machine, the closing dialog keeps the focus for some frames.
    const isClosing = document.activeElement?.closest('[data-desk-dialog]') && frame < frameMaximum;
    if (frame < 2 || isClosing) {
      requestAnimationFrame(look);
      return;
    }
    if (document.activeElement && document.activeElement !== document.body) return;
    const target = targets.map(findTarget).find((found) => found?.isConnected);
    if (!target) return;
    target.focus({ preventScroll: true });
    const { top, bottom } = target.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) target.scrollIntoView({ block: 'nearest' });
  };
  requestAnimationFrame(look);
}

/** Number of frames after which the focus is left where it is. */
const frameMaximum = 60;

function findTarget(target: string | HTMLElement | undefined): HTMLElement | null | undefined {
  return typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
}

export const undoSelector = '[data-desk-undo]';

export const createButtonSelector = '[data-desk-create]';

/** Returns the mark of a row's button that deletes the record with this id. */
export function deleteMark(id: number): string {
  return `delete ${id}`;
}

/** Returns the mark of a row's button that opens the record with this id. */
export function openMark(id: number): string {
  return `open ${id}`;
}

export function rowButtonSelector(mark: string): string {
  return `[data-desk-row="${mark}"]`;
}

/** Focuses the button that deletes the row after or before a removed row, or else the element of the selector. */
export function focusNeighbour(rows: readonly { readonly id: number }[], id: number, otherwise: string): void {
  const place = rows.findIndex((row) => row.id === id);
  const neighbour = rows[place + 1] ?? rows[place - 1];
  focusAfterDialog(...(neighbour ? [rowButtonSelector(deleteMark(neighbour.id))] : []), otherwise);
}
