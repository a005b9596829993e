import { deskEditPath } from '#shared/rules/desk-paths.ts';
import { localeOfPath, localisedPath } from '#shared/rules/locales.ts';
import { addEditBar, addPencils, link } from './edit-pencils.ts';

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
  edit.className = 'back-link';
  document.querySelector('.article-page-head p')?.append(edit);
}

linkDesk();
linkEditor();
