import type { Locale } from '#domain/locales.ts';
import { siteConfig } from '#site.config';
import { type PageHead, pageTitle } from '../head/page-head.ts';
import { createAccountTexts, signInTexts } from './account-texts.ts';

/** What Sign In says about itself; not for search engines (product 2.4). */
export function signInHead(locale: Locale): PageHead {
  return {
    locale,
    path: '/login',
    title: pageTitle(signInTexts.title, locale),
    description: `Sign in to the ${siteConfig.brand} content desk.`,
    isIndexed: false,
  };
}

/** What Create Account says about itself; not for search engines (product 2.4). */
export function createAccountHead(locale: Locale): PageHead {
  return {
    locale,
    path: '/register',
    title: pageTitle(createAccountTexts.title, locale),
    description: `Create an account with ${siteConfig.brand}.`,
    isIndexed: false,
  };
}
