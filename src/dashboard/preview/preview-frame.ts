import { createPageNodes, patchChildren } from './page-nodes.ts';
import type { PreviewScheme } from './preview-choices.ts';

/** Maximum time to wait for a stylesheet before the page is shown without it, in milliseconds. */
const stylesheetTimeout = 5000;

/**
 * Returns the URL of an empty page in standards mode, which the preview's frame loads. The desk cannot write the empty
 * page as text, because its security policy does not let a script turn text into HTML.
 */
export function createFrameAddress(): string {
  return URL.createObjectURL(
    new Blob(['<!doctype html><html><head></head><body></body></html>'], { type: 'text/html' }),
  );
}

/**
 * Shows a page of the site in the document of a frame. The first page is shown when its stylesheets have loaded. After
 * that, only what has changed is replaced, so that the scroll position stays. With `follows`, scrolls to the change if
 * it is out of sight.
 */
export async function showPage(
  frame: Document,
  html: string,
  { follows, origin }: { readonly follows: boolean; readonly origin: string },
): Promise<void> {
  const inert = document.implementation.createHTMLDocument('');
  const page = createPageNodes(html, inert, origin);
  await Promise.all(page.stylesheets.map((address) => loadStylesheet(frame, address)));
  frame.documentElement.lang = page.language;
  const changed = patchChildren(frame.body, page.body);
  if (follows && changed) scrollTo(frame, changed);
}

/** Sets whether a page has light or dark colours. */
export function setScheme(frame: Document, scheme: PreviewScheme): void {
  frame.documentElement.style.colorScheme = scheme;
}

function loadStylesheet(frame: Document, address: string): Promise<void> {
  const isThere = [...frame.head.querySelectorAll('link')].some((link) => link.href === address);
  if (isThere) return Promise.resolve();
  return new Promise((resolve) => {
    const link = frame.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    const timer = setTimeout(resolve, stylesheetTimeout);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    link.addEventListener('load', finish);
    link.addEventListener('error', finish);
    frame.head.append(link);
  });
}

/** Scrolls an element of the frame into sight. `scrollIntoView` is not used, because it would also scroll the desk. */
function scrollTo(frame: Document, element: Element): void {
  const view = frame.defaultView;
  if (!view) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isInSight = bottom > 0 && top < view.innerHeight;
  if (!isInSight) view.scrollBy({ top: top - view.innerHeight / 3, behavior: 'instant' });
}
