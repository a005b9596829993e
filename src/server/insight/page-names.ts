import { localeFacts, localeOfPath, locales, localisedPath, pathWithinLocale } from '#shared/rules/locales.ts';

const pages = {
  '/': 'Home',
  '/resources': 'Resources',
  '/articles': 'All articles',
  '/tags': 'Articles by Tag',
  '/partners': 'Partners',
  '/demo': 'Demo',
  '/contact': 'Contact',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/trust': 'Trust',
  '/login': 'Sign In',
  '/register': 'Create Account',
  '/forgot-password': 'Forgotten password',
  '/reset-password': 'New password',
  '/confirm-email': 'Confirm address',
  '/invite': 'Your Invite',
} as const;

/** Names of the pages by path, in every variant, without the articles. */
export const pageNames: ReadonlyMap<string, string> = new Map(
  locales.flatMap((locale) =>
    Object.entries(pages).map(([path, name]) => [
      localisedPath(locale, path),
      inVariant(name, localisedPath(locale, path)),
    ]),
  ),
);

/** Returns the slug in the path of an article page, or `undefined` for other paths. */
export function slugOfPath(path: string): string | undefined {
  return /^\/resources\/([a-z0-9-]{1,100})$/.exec(pathWithinLocale(path))?.[1];
}

/** Returns the name of a page with its variant, such as "Home, New Zealand". The international variant is not named. */
export function inVariant(name: string, path: string): string {
  const locale = localeOfPath(path);
  return locale === 'en' ? name : `${name}, ${localeFacts(locale).region}`;
}
