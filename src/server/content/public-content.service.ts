import type { PublicArticle } from '#shared/api/article-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import type { PublicCategory, PublicTag } from '#shared/api/taxonomy-contract.ts';
import type { SiteContent } from '#shared/site-content.ts';
import type { Queryable } from '../database/schema.ts';
import { readServiceChanges, readWebhookHosts } from '../pages/outside-services.ts';
import { findPicturesIn, findPublishedArticleJson } from './article.repository.ts';
import { parsePublicArticle } from './article-columns.ts';
import {
  countArticles,
  countPublishedByMonth,
  findArticleJson,
  findSitemapArticles,
  findSitemapFiles,
} from './article-list.repository.ts';
import { searchArticles } from './article-search.service.ts';
import { findArticleByFormerSlug, findCategoryByFormerSlug, findLedTo } from './former-address.repository.ts';
import { listHeardRecordings } from './heard-recordings.repository.ts';
import { findNextReads, findTagWithArticles, listPublishedArticles, listTaxonomy } from './library.service.ts';
import { createOwnerSettings, readOwnerDefaults } from './owner-facts.service.ts';
import { findTaxonomyRows } from './taxonomy.repository.ts';
import { categoryKind, tagKind } from './taxonomy-kind.ts';

type PageRange = { readonly limit: number; readonly skip: number };

/** Creates the interface through which pages read content. It returns published articles only. */
export function createSiteContent(
  db: Queryable,
  owner = createOwnerSettings(db, readOwnerDefaults('none')),
): SiteContent {
  return {
    ownerFacts: owner.readFacts,
    voiceConsent: owner.readVoiceConsent,
    trustChanges: () => readServiceChanges(db),
    webhookHosts: () => readWebhookHosts(db),
    featuredArticles: async (limit) => (await readFeatured(db, capped(limit))).map(parsePublicArticle),
    articlesOfCategory: (categoryId, range) => listPublishedArticles(db, { categoryId }, range),
    newestArticles: async (limit) => (await listPublishedArticles(db, {}, { limit: capped(limit), skip: 0 })).articles,
    allArticles: (range) => listPublishedArticles(db, {}, range),
    articlesOfMonth: (month, range) => listPublishedArticles(db, { from: `${month}-01`, to: `${month}-31` }, range),
    tagWithArticles: (slug, range) => findTagWithArticles(db, slug, range),
    months: () => countPublishedByMonth(db),
    countedCategories: () => listTaxonomy(db, 'categories'),
    countedTags: () => listTaxonomy(db, 'tags'),
    tags: () => listPublicTags(db),
    nextReads: (article) => findNextReads(db, article),
    searchArticles: (query, page) => searchArticles(db, query, page),
    articlePageParts: () => findSitemapFiles(db),
    articlePages: (part) => findSitemapArticles(db, part),
    articleBySlug: (slug) => findPublishedArticle(db, slug),
    categories: () => listPublicCategories(db),
    currentArticleSlug: async (slug) => (await findArticleByFormerSlug(db, slug))?.slug,
    currentCategorySlug: async (slug) => (await findCategoryByFormerSlug(db, slug))?.slug,
    ledPath: async (path) => {
      const slug = await findLedTo(db, path);
      return slug ? `/resources/${slug}` : slug === '' ? '/resources' : undefined;
    },
    picturesIn: (article) => findPicturesIn(db, article),
    recordings: () => listHeardRecordings(db),
  };
}

function capped(limit: number): number {
  return Math.min(limit, pageLimitMaximum);
}

/**
 * Returns a page of the published articles of a category or of all, newest first, as the JSON text of the API
 * (`publicArticlesSchema`).
 */
export async function listPublishedArticlesAsJson(
  db: Queryable,
  categoryId: number | undefined,
  range: PageRange,
): Promise<string> {
  const filter = { isPublished: true, categoryId };
  const json = await findArticleJson(db, filter, 'newest', range, 'public');
  const total = await countArticles(db, filter);
  return `{"articles":[${json.join(',')}],"total":${total},"limit":${range.limit},"skip":${range.skip}}`;
}

/** Returns the newest featured articles as the JSON text of the API. */
export async function listFeaturedArticlesAsJson(db: Queryable): Promise<string> {
  return `[${(await readFeatured(db, pageLimitMaximum)).join(',')}]`;
}

async function readFeatured(db: Queryable, limit: number): Promise<string[]> {
  return findArticleJson(db, { isPublished: true, isFeatured: true }, 'newest', { limit }, 'public');
}

async function findPublishedArticle(db: Queryable, slug: string): Promise<PublicArticle | undefined> {
  const json = await findPublishedArticleJson(db, slug);
  return json === undefined ? undefined : parsePublicArticle(json);
}

export async function listPublicCategories(db: Queryable): Promise<PublicCategory[]> {
  return (await findTaxonomyRows(db, 'categories')).map(categoryKind.present);
}

export async function listPublicTags(db: Queryable): Promise<PublicTag[]> {
  return (await findTaxonomyRows(db, 'tags')).map(tagKind.present);
}
