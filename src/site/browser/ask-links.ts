import { isModified } from './early-input.ts';

/**
 * Opens the assistant when a visitor clicks an element with the attribute `data-ask`, and asks the question in this
 * attribute, if any. To open it, the script clicks the assistant's button, because that click also hydrates the
 * assistant. Without scripts, the links lead to their `href`.
 */
export function listenToAskLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || isModified(event)) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ask]') : null;
    const pill = document.querySelector<HTMLElement>('[data-assistant-pill]');
    if (!link || !pill) return;
    event.preventDefault();
    pill.dataset.question = link.dataset.ask ?? '';
    pill.click();
  });
}
