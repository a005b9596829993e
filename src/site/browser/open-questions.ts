/**
 * Opens the answer of a question when a link on the page leads to it (product 2.25). Without scripts, the link leads to
 * the question.
 */
export function openLinkedQuestions(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const question = link && document.getElementById(link.hash.slice(1));
    if (question instanceof HTMLDetailsElement) question.open = true;
  });
}
