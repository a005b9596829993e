import type { Locale } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';
import { type PageHead, pageTitle, socialPicturePath } from '../head/page-head.ts';
import { formatMonth, monthPath, pathOfPage } from './library-address.ts';

const { brand } = siteConfig;

export function headOfPage(head: PageHead, page: number): PageHead {
  if (page === 1) return head;
  const pictured = head.socialPicture ? {} : { socialPicture: picturePage(head.locale, head.path, head.title) };
  return {
    ...head,
    ...pictured,
    path: pathOfPage(head.path, page),
    title: head.title.replace(' | ', `, page ${page} | `),
    description: `Page ${page}. ${head.description}`,
  };
}

function picturePage(locale: Locale, path: string, alternativeText: string) {
  return { path: socialPicturePath(locale, path), alternativeText };
}

/** Returns the head of the page of a tag. Search engines may not index the page if the tag has no articles. */
export function tagHead(locale: Locale, tag: { readonly name: string; readonly slug: string; readonly total: number }) {
  const title = pageTitle(`Articles about ${tag.name}`, locale);
  return {
    locale,
    path: `/tags/${tag.slug}`,
    title,
    description: `What ${brand} has written about ${tag.name}: answering the phone well, with a voice agent or without one.`,
    isIndexed: tag.total > 0,
    socialPicture: picturePage(locale, '/resources', title),
  } satisfies PageHead;
}

export function monthHead(locale: Locale, month: string): PageHead {
  const title = pageTitle(`Articles of ${formatMonth(month)}`, locale);
  return {
    locale,
    path: monthPath(month),
    title,
    description: `What ${brand} published in ${formatMonth(month)} about voice AI and answering the phone in small businesses.`,
    socialPicture: picturePage(locale, '/resources', title),
  };
}

export function noSuchListHead(locale: Locale, path: string, title: string): PageHead {
  return {
    locale,
    path,
    title: pageTitle(title, locale),
    description: 'There are no articles at this address.',
    isIndexed: false,
  };
}

export function searchHead(locale: Locale, text: string): PageHead {
  return {
    locale,
    path: '/resources',
    title: pageTitle(`Search: ${text}`, locale),
    description: `Articles that were found for “${text}”.`,
    isIndexed: false,
  };
}
