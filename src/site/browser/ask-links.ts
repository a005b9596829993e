/**
 * Links and buttons with `data-ask` open the assistant, and ask what stands in it, if anything does. They press the
 * assistant's own pill, so that it comes alive by the same touch. Without scripts a link leads where it leads.
 */
export function listenToAskLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ask]') : null;
    const pill = document.querySelector<HTMLElement>('[data-assistant-pill]');
    if (!link || !pill) return;
    event.preventDefault();
    pill.dataset.question = link.dataset.ask ?? '';
    pill.click();
  });
}
