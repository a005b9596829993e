import { isModified } from './early-input.ts';

/**
 * Makes links and buttons with the attribute `data-ask` open the assistant. If the attribute contains a question, this
 * question is also asked. When such a link is clicked, the script clicks the assistant's button, because a click on
 * this button also hydrates the assistant. Without scripts, the links lead to their `href`.
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
