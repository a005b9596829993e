/**
 * Opens the answer of a question when a link on the page leads to it, and when the address of the page does, for
 * example because the link was pressed before this script ran (product 2.25). Without scripts, the link leads to the
 * question.
 */
export function openLinkedQuestions(): void {
  openQuestion(location.hash);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link) openQuestion(link.hash);
  });
}

function openQuestion(hash: string): void {
  const question = document.getElementById(hash.slice(1));
  if (question instanceof HTMLDetailsElement) question.open = true;
}
