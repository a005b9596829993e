/**
 * Opens the answer of a question when a visitor presses a link to the question. First opens the answer that the
 * fragment of the URL names, because a visitor may have pressed its link before this script ran. Without scripts, such
 * a link only scrolls to the question.
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
