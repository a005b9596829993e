import { accessTokenKey, apiPaths } from '#shared/api/api-paths.ts';
import { deskEditPath } from '#shared/rules/desk-paths.ts';
import { type Locale, localeOfPath, localisedPath } from '#shared/rules/locales.ts';

const locale = localeOfPath(location.pathname);
const desk = localisedPath(locale, '/dashboard');

/**
 * Adds a link to the desk at the end of the header's list. In the footer, replaces the link Sign in with a link to the
 * desk.
 */
function linkDesk(): void {
  const list = document.querySelector('.site-nav ul');
  if (list) {
    const item = document.createElement('li');
    item.append(link(desk, 'Desk'));
    list.append(item);
  }
  const signIn = document.querySelector<HTMLAnchorElement>(`.site-footer a[href="${localisedPath(locale, '/login')}"]`);
  signIn?.replaceWith(link(desk, 'Open the desk'));
}

function linkEditor(): void {
  const id = Number(document.querySelector<HTMLElement>('[data-article-page]')?.dataset.articlePage);
  void addEditBar(locale, id);
  if (!(id > 0)) return;
  addPencils(locale, id);
  const edit = link(deskEditPath(locale, id), 'Edit this article');
  edit.className = 'back-link touch-target';
  document.querySelector('.article-page-head p')?.append(edit);
}

linkDesk();
linkEditor();

interface UnsavedCopy {
  readonly article_id: number | null;
  readonly is_mine: boolean;
  readonly account_name: string;
}

/** Adds a pencil to each part of an article that the desk can edit. It opens the article at that part. */
function addPencils(locale: Locale, articleId: number): void {
  const blocks = document.querySelectorAll<HTMLElement>('.article-page .prose > *');
  const parts = [
    ['title', document.querySelector<HTMLElement>('.article-page h1'), 'title'],
    ['summary', document.querySelector<HTMLElement>('.article-page-lead'), 'summary'],
    ...[...blocks].map((block, index) => [String(index), block, block.textContent.trim().slice(0, 40)] as const),
  ] as const;
  for (const [part, element, name] of parts) {
    const pencil = link(`${deskEditPath(locale, articleId)}&part=${part}`, '✎');
    pencil.setAttribute('aria-label', `Edit: ${name || 'this part'}`);
    pencil.className = 'not-printed';
    Object.assign(pencil.style, { padding: '0 0.5em', textDecoration: 'none' });
    placeOf(element)?.append(pencil);
  }
}

/** Returns the element inside a block that can contain a link at its end, or `undefined` if there is none. */
function placeOf(block: HTMLElement | null): Element | null | undefined {
  if (!block || /^(?:HR|IMG|PRE)$/.test(block.tagName)) return undefined;
  if (/^(?:UL|OL)$/.test(block.tagName)) return block.lastElementChild;
  return block.tagName === 'TABLE' ? block.querySelector('caption, th, td') : block;
}

/** Adds a bar that says whether the page has changes that are not on the site yet. */
async function addEditBar(locale: Locale, articleId: number): Promise<void> {
  const bar = document.createElement('aside');
  bar.setAttribute('aria-label', 'For editors');
  bar.className = 'not-printed';
  const style = { padding: '0.5rem 1rem', background: 'var(--fern)', color: 'var(--ink)', fontSize: '0.9rem' };
  Object.assign(bar.style, style);
  const state = document.createElement('p');
  state.setAttribute('role', 'status');
  state.textContent =
    articleId > 0 ? await articleState(articleId) : 'Visitors see everything that is saved for this page.';
  const settings = link(localisedPath(locale, '/dashboard/settings'), 'Change the facts about the business');
  const note = document.createElement('p');
  note.textContent = `Only your team sees this bar${articleId > 0 ? ' and the pencils' : ''}.`;
  bar.append(note, state, settings);
  document.body.append(bar);
}

async function articleState(articleId: number): Promise<string> {
  const headers = { authorization: `Bearer ${localStorage.getItem(accessTokenKey)}` };
  const response = await fetch(apiPaths.adminWorkingCopies, { headers }).catch(() => undefined);
  if (!response?.ok) return 'Sign in again to see whether this article has changes that are not on the site yet.';
  const copies: readonly UnsavedCopy[] = await response.json();
  const copy = copies.find(({ article_id }) => article_id === articleId);
  if (!copy) return 'Visitors see everything that is saved for this article.';
  const who = copy.is_mine ? 'You have' : `${copy.account_name} has`;
  return `${who} changes to this article that are not on the site yet.`;
}

function link(href: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = text;
  return anchor;
}
