import { deskEditPath } from '#shared/rules/desk-paths.ts';
import { localeOfPath, localisedPath } from '#shared/rules/locales.ts';

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
  if (!(id > 0)) return;
  const edit = link(deskEditPath(locale, id), 'Edit this article');
  edit.className = 'back-link';
  document.querySelector('.article-page-head p')?.append(edit);
}

function link(href: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = text;
  return anchor;
}

linkDesk();
linkEditor();
