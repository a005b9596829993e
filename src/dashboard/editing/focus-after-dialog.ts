/**
 * Moves the focus after a dialog was closed, to the first target that is still on the page. A target is an element or a
 * selector. Does nothing if an element already has the focus. The page scrolls only if the target is out of sight.
 * Without that rule, browsers also scroll to a visible target in a bar that sticks to the window's edge.
 */
export function focusAfterDialog(...targets: readonly (string | HTMLElement | undefined)[]): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const target = targets.map(findTarget).find((found) => found?.isConnected);
      if (!target) return;
      target.focus({ preventScroll: true });
      const { top, bottom } = target.getBoundingClientRect();
      if (top < 0 || bottom > window.innerHeight) target.scrollIntoView({ block: 'nearest' });
    }),
  );
}

function findTarget(target: string | HTMLElement | undefined): HTMLElement | null | undefined {
  return typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
}

/** Selector of the button that creates a record on the open tab. */
export const createButtonSelector = '[data-desk-create]';

/** Returns the selector of a row's delete button. */
export function deleteButtonSelector(id: number): string {
  return `[data-desk-delete="${id}"]`;
}
