import { describe, expect, test } from 'vitest';
import { categorySaveSchema, tagSaveSchema } from '#shared/api/taxonomy-contract.ts';
import { slugMaximum, slugPattern } from '#shared/rules/slugs.ts';
import { createArticleHtmlCleaner } from '../article-html-rules.ts';
import { readStarterArticles, type StarterArticle, starterCategories, starterTags } from './starter-set.ts';

const starterArticles = readStarterArticles();
const cleanHtml = createArticleHtmlCleaner();
const wordsPerMinute = 200;

const wordsOf = (article: StarterArticle) =>
  article.content.replace(/<[^>]+>/g, ' ').match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
const linksOf = (article: StarterArticle) =>
  [...article.content.matchAll(/<a href="([^"]*)"/g)].map(([, link]) => link ?? '');

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
    const used = new Set(starterArticles.flatMap((article) => [article.category, ...article.tags]));
    for (const { slug } of [...starterCategories, ...starterTags]) expect(used).toContain(slug);
  });
});

describe('the starter articles', () => {
  test('are 5 featured, 3 published only and 1 draft', () => {
    const count = (isPublished: boolean, isFeatured: boolean) =>
      starterArticles.filter((article) => article.is_published === isPublished && article.is_featured === isFeatured)
        .length;
    expect([count(true, true), count(true, false), count(false, false)]).toEqual([5, 3, 1]);
    expect(starterArticles).toHaveLength(9);
  });
});

describe.each(starterArticles.map((article) => [article.title, article] as const))('“%s”', (_title, article) => {
  test('has a slug like one of an article that is written in the desk', () => {
    expect(article.slug).toMatch(slugPattern);
    expect(article.slug.length).toBeLessThanOrEqual(slugMaximum);
  });

  test('is 600 to 1,100 words long, and its read time fits its length', () => {
    const words = wordsOf(article).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1100);
    expect(article.read_time).toBe(Math.round(words / wordsPerMinute));
  });

  test('passes the cleaner unchanged', () => {
    expect(cleanHtml(article.content)).toBe(article.content);
  });

  test('links only to published articles, pages of the site and the two privacy commissioners', () => {
    const published = starterArticles.filter((other) => other.is_published).map(({ slug }) => slug);
    const known = [...published, '../demo', 'https://www.privacy.org.nz/', 'https://www.oaic.gov.au/'];
    for (const link of linksOf(article)) expect(known).toContain(link);
    expect(linksOf(article)).not.toContain(article.slug);
  });
});
