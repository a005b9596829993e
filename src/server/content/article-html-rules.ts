import createDOMPurify, { type Config } from 'dompurify';
import { JSDOM } from 'jsdom';
import { allowedElements, isAllowedAttribute } from '#shared/rules/article-html.ts';
import { withoutControls } from '#shared/rules/text-input.ts';

const config: Config = {
  ALLOWED_TAGS: Object.keys(allowedElements),
  ALLOWED_ATTR: [...new Set(Object.values(allowedElements).flat())],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * Maximum number of times that one text is cleaned. Cleaning repeats until it changes nothing, and markup that still
 * changes after the last time is refused.
 */
const roundMaximum = 8;

/**
 * Creates a function that removes from HTML everything that is not on the list of allowed elements, and control characters. Parsing its result
 * and serialising it again changes nothing, so every browser reads the result alike. The function throws for markup
 * that keeps changing when it is cleaned again.
 */
export function createArticleHtmlCleaner(): (html: string) => string {
  const purify = createDOMPurify(new JSDOM('').window);
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    attribute.keepAttr = isAllowedAttribute(element.localName, attribute.attrName, attribute.attrValue);
  });
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName === 'a') {
      // The linked site must not control our window. There is no `nofollow`, because editors chose these links.
      if (/^https?:/i.test(element.getAttribute('href') ?? '')) element.setAttribute('rel', 'noopener');
      else element.removeAttribute('rel');
    }
    if (element.localName === 'img') {
      if (!element.hasAttribute('src')) element.remove();
      if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
      if (!element.hasAttribute('loading')) element.setAttribute('loading', 'lazy');
    }
  });

  // The element is never inserted into a document, so scripts and images in it do nothing. Its document has a doctype:
  // without one, the parser would allow a table inside a paragraph.
  const body = new JSDOM('<!doctype html>').window.document.createElement('body');
  return (html) => {
    let result = html;
    for (let round = 0; round < roundMaximum; round += 1) {
      body.innerHTML = result;
      // DOMPurify empties this attribute but does not remove it.
      for (const element of body.querySelectorAll('[is]')) element.removeAttribute('is');
      const again = withoutControls(purify.sanitize(body.innerHTML, config));
      if (again === result) return result;
      result = again;
    }
    throw new Error('The markup keeps changing');
  };
}
