import { enquiryTexts } from '#domain/enquiries/enquiry-texts.ts';
import type { Locale } from '#domain/locales.ts';
import { siteConfig } from '#site.config';
import { type PageHead, pageTitle } from '../head/page-head.ts';

/** What the page for leaving details says about itself; not for search engines, since the assistant is the way to it. */
export function contactFormHead(locale: Locale): PageHead {
  return {
    locale,
    path: '/contact',
    title: pageTitle(enquiryTexts.en.title, locale),
    description: `Leave your details, and a person at ${siteConfig.brand} answers you.`,
    isIndexed: false,
  };
}
