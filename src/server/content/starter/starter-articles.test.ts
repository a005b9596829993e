import { describe, expect, test } from 'vitest';
import { articleSaveSchema } from '#shared/api/article-contract.ts';
import { categorySaveSchema, tagSaveSchema } from '#shared/api/taxonomy-contract.ts';
import { homeSummaryLength } from '#shared/rules/business-constants.ts';
import { isCalendarDate } from '#shared/rules/dates.ts';
import { slugify, slugMaximum, slugPattern } from '#shared/rules/slugs.ts';
import { createArticleHtmlCleaner } from '../article-html-rules.ts';
import { starterArticles, starterCategories, starterTags } from './starter-set.ts';
import type { StarterArticle } from './starter-types.ts';

const cleanHtml = createArticleHtmlCleaner();
const wordsPerMinute = 200;
const allowedTags = new Set('p h2 h3 ul ol li strong em blockquote table thead tbody tr th td a'.split(' '));

const slugOf = (article: StarterArticle) => article.slug ?? slugify(article.title);
const wordsOf = (article: StarterArticle) =>
  article.content.replace(/<[^>]+>/g, ' ').match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
const linksOf = (article: StarterArticle) =>
  [...article.content.matchAll(/<a href="([^"]*)">/g)].map(([, link]) => link ?? '');

describe('the starter categories and tags', () => {
  test('are 4 categories and 8 tags, each with its own slug and within the contract', () => {
    expect(starterCategories).toHaveLength(4);
    expect(starterTags).toHaveLength(8);
    for (const records of [starterCategories, starterTags]) {
      expect(new Set(records.map(({ slug }) => slug)).size).toBe(records.length);
    }
    for (const category of starterCategories) {
      expect(categorySaveSchema.parse(category)).toEqual(category);
      expect(category.description).not.toBe('');
    }
    for (const tag of starterTags) expect(tagSaveSchema.parse(tag)).toEqual(tag);
  });

  test('are all used by an article', () => {
    const used = new Set(starterArticles.flatMap((article) => [article.categorySlug, ...article.tagSlugs]));
    for (const { slug } of [...starterCategories, ...starterTags]) expect(used).toContain(slug);
  });
});

describe('the starter articles', () => {
  test('are 5 featured, 3 published only and 1 draft', () => {
    const count = (isPublished: boolean, isFeatured: boolean) =>
      starterArticles.filter((article) => article.isPublished === isPublished && article.isFeatured === isFeatured)
        .length;
    expect([count(true, true), count(true, false), count(false, false)]).toEqual([5, 3, 1]);
    expect(starterArticles).toHaveLength(9);
  });

  test('have unique titles and slugs, newest first', () => {
    expect(new Set(starterArticles.map(slugOf)).size).toBe(starterArticles.length);
    expect(new Set(starterArticles.map((article) => article.title)).size).toBe(starterArticles.length);
    const dates = starterArticles.map((article) => article.publishDate);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('include summaries that Home has to shorten', () => {
    expect(starterArticles.some((article) => article.isFeatured && article.summary.length > homeSummaryLength)).toBe(
      true,
    );
  });
});

describe.each(starterArticles.map((article) => [article.title, article] as const))('“%s”', (_title, article) => {
  test('keeps the limits of the contract', () => {
    const saved = articleSaveSchema.parse({
      title: article.title,
      summary: article.summary,
      content: article.content,
      medium_url: null,
      publish_date: article.publishDate,
      read_time: String(article.readTime),
      category_id: 1,
    });
    expect(saved).toMatchObject({ title: article.title, summary: article.summary, content: article.content });
    expect(slugOf(article)).toMatch(slugPattern);
    expect(slugOf(article).length).toBeLessThanOrEqual(slugMaximum);
  });

  test('names a category and tags that exist, each tag once', () => {
    expect(starterCategories.map((category) => category.slug)).toContain(article.categorySlug);
    for (const slug of article.tagSlugs) expect(starterTags.map((tag) => tag.slug)).toContain(slug);
    expect(new Set(article.tagSlugs).size).toBe(article.tagSlugs.length);
  });

  test('has a publish date in spring 2026', () => {
    expect(isCalendarDate(article.publishDate)).toBe(true);
    expect(article.publishDate >= '2026-09-01' && article.publishDate <= '2026-11-18').toBe(true);
  });

  test('is 600 to 1,100 words long, and its read time fits its length', () => {
    const words = wordsOf(article).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1100);
    expect(article.readTime).toBe(Math.round(words / wordsPerMinute));
  });

  test('uses plain elements only, all of them closed, and has subheadings', () => {
    const open: string[] = [];
    for (const [, slash, name = ''] of article.content.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      expect(allowedTags).toContain(name);
      if (slash) expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
    expect(article.content.match(/<h2>/g)?.length ?? 0).toBeGreaterThanOrEqual(4);
  });

  test('passes the cleaner unchanged, apart from what it adds to links that lead outside', () => {
    expect(cleanHtml(article.content).replaceAll(' rel="noopener"', '')).toBe(article.content);
  });

  test('links only to published articles, pages of the site and the two privacy commissioners', () => {
    const published = starterArticles.filter((other) => other.isPublished).map(slugOf);
    const known = [...published, '../demo', 'https://www.privacy.org.nz/', 'https://www.oaic.gov.au/'];
    for (const link of linksOf(article)) expect(known).toContain(link);
    expect(linksOf(article)).not.toContain(slugOf(article));
  });
});
