/**
 * Focuses the first of these targets that is on the page, after a dialog was closed. Does nothing if an element has the
 * focus already, for example the button that opened the dialog. A target is an element or a selector. The page scrolls
 * only if the target is out of sight. Browsers would also scroll to an element in a sticky bar.
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

export const createButtonSelector = '[data-desk-create]';

export function deleteButtonSelector(id: number): string {
  return `[data-desk-delete="${id}"]`;
}
