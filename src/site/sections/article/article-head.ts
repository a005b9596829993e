import type { Article, Organization, WithContext } from 'schema-dts';
import type { PublicArticle } from '#domain/contract/article-contract.ts';
import { type Locale, localisedPath } from '#domain/locales.ts';
import { type ShownPictures, type SocialPicture, socialPictureOf } from '#domain/pictures/article-pictures.ts';
import { siteConfig } from '#site.config';
import { type PageHead, pageTitle } from '../head/page-head.ts';

/** Returns the head of an article's page, including its schema.org data (product 3.9). */
export function articleHead(
  article: PublicArticle,
  locale: Locale,
  siteUrl: string,
  pictures: ShownPictures = new Map(),
): PageHead {
  const socialPicture = socialPictureOf(article.content, pictures);
  const path = `/resources/${article.slug}`;
  return {
    locale,
    path,
    title: pageTitle(article.title, locale),
    description: article.summary,
    type: 'article',
    ...(socialPicture && { socialPicture }),
    structuredData: [articleData(article, siteUrl, localisedPath(locale, path), socialPicture)],
    tags: [
      { tag: 'meta', attributes: { property: 'article:published_time', content: article.publish_date } },
      { tag: 'meta', attributes: { property: 'article:section', content: article.category.name } },
    ],
  };
}

/**
 * Returns the schema.org data of an article. The author in them is the publisher, because articles do not name a
 * person.
 */
function articleData(
  article: PublicArticle,
  siteUrl: string,
  path: string,
  socialPicture: SocialPicture | undefined,
): WithContext<Article> {
  const address = `${siteUrl}${path}`;
  const publisher: Organization = { '@type': 'Organization', name: siteConfig.brand };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    datePublished: article.publish_date,
    dateModified: article.updated_at,
    articleSection: article.category.name,
    keywords: article.tags.map((tag) => tag.name),
    timeRequired: `PT${article.read_time}M`,
    url: address,
    mainEntityOfPage: address,
    ...(socialPicture && { image: `${siteUrl}${socialPicture.path}` }),
    author: publisher,
    publisher,
  };
}
