import { announceScript } from './page-scripts.ts';

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

/** Opens the folded parts of a page that have room on a wide screen. */
export function openWideParts(): void {
  if (!matchMedia('(width >= 60rem)').matches) return;
  for (const part of document.querySelectorAll<HTMLDetailsElement>('[data-wide-open]')) part.open = true;
}

/** Makes the button of a legal text work, which opens or closes every section. */
export function listenToOpenAll(): void {
  const button = document.querySelector('[data-open-all]');
  button?.addEventListener('click', () => {
    const open = button.textContent !== 'Close all';
    for (const section of document.querySelectorAll<HTMLDetailsElement>('.legal-section')) section.open = open;
    button.textContent = open ? 'Close all' : 'Open all';
  });
  if (button) announceScript(button);
}
