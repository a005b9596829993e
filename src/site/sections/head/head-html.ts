import { createHash } from 'node:crypto';
import { localeFacts, locales } from '#shared/rules/locales.ts';
import type { HeadTag } from './page-head.ts';
import { publicPaths } from './public-pages.ts';

/**
 * Returns the HTML of the tags in the head of a page. As in Astro, an empty attribute is written without a value.
 * Structured data is not escaped here: `buildHeadTags` has already escaped it.
 *
 * The HTML is written here because Astro would render each of about 25 tags asynchronously (decision 001).
 */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join('');
}

function tagHtml(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title>${escapeText(tag.text)}</title>`;
  if (tag.tag === 'json-ld') return `<script type="application/ld+json">${tag.text}</script>`;
  const attributes = Object.entries(tag.attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<${tag.tag}${attributes.join('')}/>`;
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function escapeText(text: string): string {
  return escapeAttribute(text).replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#39;');
}

const prefixes = locales.map((locale) => localeFacts(locale).prefix);
const folders = publicPaths.filter((path) => path !== '/').map((path) => path.slice(1));

/**
 * The links that a browser may prepare: those to public pages, which change nothing when they are opened. Links that a
 * script answers on the same page are left out.
 */
const publicLinks = {
  and: [
    { href_matches: prefixes.flatMap((prefix) => [prefix || '/', `${prefix}/(${folders.join('|')}){/*}?`]) },
    { not: { selector_matches: '[data-ask],[data-demo-agent]' } },
  ],
};

/**
 * Tells the browser which pages to prepare when a visitor points at a link or presses it. The browser fetches the linked
 * page, and for the likely next steps, which are the links of the header and the buttons, it also renders the page. A
 * browser that saves data prepares nothing.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: publicLinks, eagerness: 'moderate' }],
  prerender: [{ where: { and: [publicLinks, { selector_matches: '.site-header a,.button' }] }, eagerness: 'moderate' }],
});

/** Lets the security policy of the pages accept the rules, which are an inline script. */
export const speculationRulesHash = `sha256-${createHash('sha256').update(speculationRules).digest('base64')}` as const;
