import { createPageNodes, patchChildren } from './page-nodes.ts';
import type { PreviewScheme } from './preview-choices.ts';

/** Maximum time to wait for a stylesheet before the page is shown without it, in milliseconds. */
const stylesheetTimeout = 5000;

/**
 * Returns the address of an empty page in standards mode for the frame to load. The desk's content security policy does
 * not let a script write HTML text into the frame.
 */
export function createFrameAddress(): string {
  return URL.createObjectURL(
    new Blob(['<!doctype html><html><head></head><body></body></html>'], { type: 'text/html' }),
  );
}

/**
 * Shows a page of the site in the document of a frame, after its stylesheets have loaded. If the frame already shows a
 * page, only the differences are replaced, so the scroll position stays. With `follows`, scrolls to a change that is
 * out of sight.
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
