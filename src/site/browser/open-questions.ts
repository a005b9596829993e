/**
 * Opens the answer of a question when a visitor presses a link to it (product 2.25). Also opens the answer that the
 * address of the page names, for example because the link was pressed before this script ran. Without scripts, the link
 * only scrolls to the question.
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
