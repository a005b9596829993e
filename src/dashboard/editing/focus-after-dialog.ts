/**
 * Moves the focus after a dialog was closed, if no element has it. This happens when the button that opened the dialog
 * no longer exists. The first element that one of the selectors finds gets the focus.
 */
export function focusAfterDialog(...selectors: readonly string[]): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const target = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
      target?.focus();
    }),
  );
}

/** Selector of the button that creates a record on the open tab. */
export const createButtonSelector = '[data-desk-create]';

/** Returns the selector of a row's delete button. */
export function deleteButtonSelector(id: number): string {
  return `[data-desk-delete="${id}"]`;
}
