import createDOMPurify, { type Config } from 'dompurify';
import { JSDOM } from 'jsdom';

/** The closed list of what article HTML may hold: elements, and the attributes of each (design 1). */
export const allowedElements: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  strong: [],
  em: [],
  a: ['href', 'rel'],
  code: [],
  pre: [],
  hr: [],
  br: [],
  figure: [],
  figcaption: [],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** The form an attribute's value must have; what is not named here is text. */
const valuePatterns: Readonly<Record<string, RegExp>> = {
  // An outside address, a mail address, a place on the page, or a path of this site: `/demo`, `../demo`, `other-article`.
  href: /^(?:https?:\/\/|mailto:|#|(?:\.{0,2}\/)?[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:[?#][^:\\]*)?$)/i,
  src: /^https:\/\//i,
  width: /^\d{1,4}$/,
  height: /^\d{1,4}$/,
  loading: /^(?:lazy|eager)$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/,
  colspan: /^\d{1,2}$/,
  rowspan: /^\d{1,2}$/,
};

const config: Config = {
  ALLOWED_TAGS: Object.keys(allowedElements),
  ALLOWED_ATTR: [...new Set(Object.values(allowedElements).flat())],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Cleaning is repeated until nothing changes; markup that is still moving after so many rounds is refused. */
const roundMaximum = 8;

/** Whether an attribute with this value may stand on an element of article HTML. */
export function isAllowedAttribute(element: string, attribute: string, value: string): boolean {
  if (!allowedElements[element]?.includes(attribute)) return false;
  return valuePatterns[attribute]?.test(value) ?? true;
}

/**
 * Makes the function that keeps of any HTML what the closed list allows. What it gives parses to exactly itself, so no
 * browser can read it differently; it throws for markup that never settles.
 */
export function createArticleHtmlCleaner(): (html: string) => string {
  const purify = createDOMPurify(new JSDOM('').window);
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    attribute.keepAttr = isAllowedAttribute(element.localName, attribute.attrName, attribute.attrValue);
  });
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName === 'a') {
      // A link to another site gets no handle on our window; links are the editor's own, so search engines may follow.
      if (/^https?:/i.test(element.getAttribute('href') ?? '')) element.setAttribute('rel', 'noopener');
      else element.removeAttribute('rel');
    }
    if (element.localName === 'img') {
      if (!element.hasAttribute('src')) element.remove();
      if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
      if (!element.hasAttribute('loading')) element.setAttribute('loading', 'lazy');
    }
  });

  // Belongs to a document with a doctype but is not in it, so that nothing in it takes effect.
  const body = new JSDOM('<!doctype html>').window.document.createElement('body');
  return (html) => {
    let settled = html;
    for (let round = 0; round < roundMaximum; round += 1) {
      // Parsed as a page with a doctype parses it: without one, a table could stay inside a paragraph.
      body.innerHTML = settled;
      // The cleaner can empty this attribute but never removes it.
      for (const element of body.querySelectorAll('[is]')) element.removeAttribute('is');
      const again = purify.sanitize(body.innerHTML, config);
      if (again === settled) return settled;
      settled = again;
    }
    throw new Error('The markup does not settle');
  };
}
