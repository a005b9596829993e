import type { Article, BreadcrumbList, Organization, WithContext } from 'schema-dts';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { type ShownPictures, type SocialPicture, socialPictureOf } from '#shared/pictures/article-pictures.ts';
import { publishedAt } from '#shared/rules/dates.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import type { PageContext } from '#shared/site-content.ts';
import { siteConfig } from '#site.config';
import { type PageHead, pageTitle, socialPicturePath } from '../head/page-head.ts';

export function articleHead(
  article: PublicArticle,
  locale: Locale,
  { siteUrl, siteTimeZone }: Pick<PageContext, 'siteUrl' | 'siteTimeZone'>,
  pictures: ShownPictures = new Map(),
): PageHead {
  const socialPicture = socialPictureOf(article, pictures);
  const path = `/resources/${article.slug}`;
  const published = publishedAt(article, siteTimeZone);
  return {
    locale,
    path,
    title: pageTitle(article.title, locale),
    description: article.search_description || article.summary,
    type: 'article',
    ...(socialPicture && { socialPicture }),
    structuredData: [
      articleData(article, { siteUrl, published }, locale, socialPicture),
      trailData(article, siteUrl, locale),
    ],
    tags: [
      { tag: 'meta', attributes: { property: 'article:published_time', content: published } },
      { tag: 'meta', attributes: { property: 'article:modified_time', content: article.updated_at } },
      { tag: 'meta', attributes: { property: 'article:section', content: article.category.name } },
    ],
  };
}

function addressOf(article: PublicArticle, siteUrl: string, locale: Locale): string {
  return `${siteUrl}${localisedPath(locale, `/resources/${article.slug}`)}`;
}

/**
 * Returns the schema.org data of an article. The publisher is also the author, because articles name no person. An
 * article without a picture has the picture of Resources.
 */
function articleData(
  article: PublicArticle,
  { siteUrl, published }: { readonly siteUrl: string; readonly published: string },
  locale: Locale,
  socialPicture: SocialPicture | undefined,
): WithContext<Article> {
  const address = addressOf(article, siteUrl, locale);
  const publisher: Organization = {
    '@type': 'Organization',
    name: siteConfig.brand,
    url: `${siteUrl}${localisedPath(locale, '/')}`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icons/apple-touch-icon.png` },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.search_description || article.summary,
    datePublished: published,
    dateModified: article.updated_at,
    inLanguage: locale,
    articleSection: article.category.name,
    keywords: article.tags.map((tag) => tag.name),
    timeRequired: `PT${article.read_time}M`,
    isAccessibleForFree: true,
    url: address,
    mainEntityOfPage: address,
    image: `${siteUrl}${(socialPicture ?? { path: socialPicturePath(locale, '/resources') }).path}`,
    author: publisher,
    publisher,
  };
}

function trailData(article: PublicArticle, siteUrl: string, locale: Locale): WithContext<BreadcrumbList> {
  const steps = [
    { name: 'Voice AI Resources', item: `${siteUrl}${localisedPath(locale, '/resources')}` },
    { name: article.title, item: addressOf(article, siteUrl, locale) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
