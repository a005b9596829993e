import type { Article, Organization, WithContext } from 'schema-dts';
import type { PublicArticle } from '#domain/contract/article-contract.ts';
import { type Locale, localisedPath } from '#domain/locales.ts';
import { siteConfig } from '#site.config';
import { type PageHead, pageTitle } from '../head/page-head.ts';

/** Returns the head of an article's page, with its schema.org data (product 3.9). */
export function articleHead(article: PublicArticle, locale: Locale, siteUrl: string): PageHead {
  const path = `/resources/${article.slug}`;
  return {
    locale,
    path,
    title: pageTitle(article.title, locale),
    description: article.summary,
    type: 'article',
    structuredData: [articleData(article, `${siteUrl}${localisedPath(locale, path)}`)],
    tags: [
      { tag: 'meta', attributes: { property: 'article:published_time', content: article.publish_date } },
      { tag: 'meta', attributes: { property: 'article:section', content: article.category.name } },
    ],
  };
}

/** Returns the article as schema.org data. The publisher is the author, because articles name no person. */
function articleData(article: PublicArticle, address: string): WithContext<Article> {
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
    author: publisher,
    publisher,
  };
}
