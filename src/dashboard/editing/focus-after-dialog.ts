/**
 * Focuses the first of these elements that exists, if closing a dialog lost the focus because the element that opened
 * it was removed. Waits until the dialog has restored the focus.
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

/** Selects the button that creates a record on the open tab. */
export const createButtonSelector = '[data-desk-create]';

/** Returns the selector of a row's delete button. */
export function deleteButtonSelector(id: number): string {
  return `[data-desk-delete="${id}"]`;
}
