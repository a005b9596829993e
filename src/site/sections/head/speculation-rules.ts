import { createHash } from 'node:crypto';
import { localeFacts, locales } from '#shared/rules/locales.ts';
import { publicPaths } from './public-pages.ts';

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
