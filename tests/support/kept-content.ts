import type { ArticleSaveInput } from '#domain/contract/article-contract.ts';
import type { SiteContent } from '#domain/site-content.ts';
import { keepContent } from '#server/content/kept-content.ts';
import { createSiteContent } from '#server/content/public-content.service.ts';
import { ContentFeed } from '#server/content-changes/content-feed.ts';
import { KeptReads } from '#server/content-changes/kept-reads.ts';
import type { Database } from '#server/database/database.ts';
import type { Desk } from './desk.ts';

/** Returns the site's content as one process reads it. The process caches what it has read. */
export function openKeptContent(db: Database): SiteContent {
  return keepContent(createSiteContent(db), new KeptReads(db, new ContentFeed(db)));
}

/**
 * Saves articles, categories and tags in many ways. After each save, reads the content through every process and
 * directly. Returns the reads that differ.
 */
export async function findOldReads(
  processes: readonly SiteContent[],
  direct: SiteContent,
  { admin, make }: Desk,
): Promise<string[]> {
  const categories = [await make.category(), await make.category()];
  const tags = [await make.tag(), await make.tag()];
  const [one, other] = categories.map(({ id }) => id);
  const [phone, hours] = tags.map(({ id }) => id);
  const save = await make.articleSave({ category_id: one, is_published: false, publish_date: '2026-10-02' });
  const made = await make.article(save);
  await make.article({ ...save, title: 'Another article', is_published: true, tag_ids: [phone ?? 0] });
  const path = `/api/admin/articles/${made.id}`;
  const change = (part: Partial<ArticleSaveInput>) => async () => {
    const { body } = await admin('GET', path);
    await admin('PUT', path, { ...save, ...part }, { 'if-match': `"${Reflect.get(Object(body), 'version')}"` });
  };
  const shown = { is_published: true, content: '<p>Text.</p>' };
  const saves: (() => Promise<unknown>)[] = [
    change(shown),
    change({ ...shown, title: 'Another title' }),
    change({ ...shown, is_featured: true }),
    change({ ...shown, tag_ids: [phone ?? 0, hours ?? 0] }),
    change({ ...shown, category_id: other, publish_date: '2026-11-05' }),
    () => admin('PUT', `/api/admin/categories/${other}`, { name: 'Renamed', slug: 'renamed' }, { 'if-match': '"1"' }),
    () => admin('PUT', `/api/admin/tags/${hours}`, { name: 'Renamed', slug: 'renamed' }, { 'if-match': '"1"' }),
    change({ is_published: false }),
    () => admin('DELETE', path),
  ];
  const differing: string[] = [];
  for (const [index, apply] of saves.entries()) {
    for (const content of processes) await readAll(content, made.slug);
    await apply();
    const expected = await readAll(direct, made.slug);
    for (const [number, content] of processes.entries()) {
      for (const [name, text] of Object.entries(await readAll(content, made.slug)))
        if (text !== expected[name]) differing.push(`save ${index + 1}, process ${number + 1}: ${name}`);
    }
  }
  return differing;
}

/** Returns everything that pages read again and again, as JSON. */
async function readAll(content: SiteContent, slug: string): Promise<Record<string, string>> {
  const range = { limit: 20, skip: 0 };
  const [newest] = await content.newestArticles(1);
  const reads: Record<string, () => Promise<unknown>> = {
    featured: () => content.featuredArticles(3),
    newest: () => content.newestArticles(5),
    all: () => content.allArticles(range),
    'the article': () => content.articleBySlug(slug),
    october: () => content.articlesOfMonth('2026-10', range),
    november: () => content.articlesOfMonth('2026-11', range),
    months: content.months,
    categories: content.categories,
    tags: content.tags,
    'counted categories': content.countedCategories,
    'counted tags': content.countedTags,
    'next reads': async () => newest && content.nextReads(newest),
  };
  for (const { id, name } of await content.categories())
    reads[`category ${name}`] = () => content.articlesOfCategory(id, range);
  const texts: Record<string, string> = {};
  for (const [name, read] of Object.entries(reads)) texts[name] = JSON.stringify(await read()) ?? 'nothing';
  return texts;
}
