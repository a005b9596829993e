/**
 * Puts the focus on the first of these elements that exists, if closing a dialog left it nowhere because what opened
 * it is gone. Waits until the dialog has given the focus back.
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

/** Finds the button that creates a record on the open tab. */
export const createButtonSelector = '[data-desk-create]';

/** Finds the delete button of a row. */
export function deleteButtonSelector(id: number): string {
  return `[data-desk-delete="${id}"]`;
}
