import createDOMPurify, { type Config } from 'dompurify';
import { JSDOM } from 'jsdom';

/** The elements that article HTML may contain, and the attributes of each (product 9.10). */
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

/** The pattern that an attribute's value must match. An attribute without a pattern takes any text. */
const valuePatterns: Readonly<Record<string, RegExp>> = {
  // A web address, a mail address, a fragment, or a path of this site: `/demo`, `../demo`, `other-article`.
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

/** Cleaning repeats until nothing changes. Markup that still changes after this many rounds is refused. */
const roundMaximum = 8;

/** Returns whether an element of article HTML may have this attribute with this value. */
export function isAllowedAttribute(element: string, attribute: string, value: string): boolean {
  if (!allowedElements[element]?.includes(attribute)) return false;
  return valuePatterns[attribute]?.test(value) ?? true;
}

/**
 * Creates a function that removes from HTML everything that is not on the list. Its result parses to exactly itself, so
 * every browser reads it alike. The function throws for markup that keeps changing.
 */
export function createArticleHtmlCleaner(): (html: string) => string {
  const purify = createDOMPurify(new JSDOM('').window);
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    attribute.keepAttr = isAllowedAttribute(element.localName, attribute.attrName, attribute.attrValue);
  });
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName === 'a') {
      // The linked site must not control our window. Search engines may follow these links, because editors chose them.
      if (/^https?:/i.test(element.getAttribute('href') ?? '')) element.setAttribute('rel', 'noopener');
      else element.removeAttribute('rel');
    }
    if (element.localName === 'img') {
      if (!element.hasAttribute('src')) element.remove();
      if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
      if (!element.hasAttribute('loading')) element.setAttribute('loading', 'lazy');
    }
  });

  // Created by a document with a doctype but never inserted, so that scripts and images in it do nothing.
  const body = new JSDOM('<!doctype html>').window.document.createElement('body');
  return (html) => {
    let result = html;
    for (let round = 0; round < roundMaximum; round += 1) {
      // Without a doctype the parser would leave a table inside a paragraph.
      body.innerHTML = result;
      // DOMPurify empties this attribute but does not remove it.
      for (const element of body.querySelectorAll('[is]')) element.removeAttribute('is');
      const again = purify.sanitize(body.innerHTML, config);
      if (again === result) return result;
      result = again;
    }
    throw new Error('The markup keeps changing');
  };
}
