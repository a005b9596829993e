import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inSnapshot } from '../../database/engine.ts';
import type { Queryable } from '../../database/schema.ts';
import { findExportedPictures } from '../../pictures/picture.repository.ts';
import type { PictureStorage } from '../../pictures/picture-storage.ts';
import { Problem } from '../../problem.ts';
import { writeArticleFile } from './article-file.ts';
import { readArticles, readTaxonomy } from './content-copy.repository.ts';
import { type ArticleRecord, type ContentDescription, type ContentSet, contentFiles } from './content-set.ts';
import { writeMarkdown } from './markdown-text.ts';
import { writePictureFiles, writeRecordingFiles } from './media-files.ts';

export interface ExportOptions {
  readonly now: Date;
  /** Whether the texts of articles are written as Markdown, for other programs. */
  readonly asMarkdown?: boolean;
}

/**
 * Writes one snapshot of all content into a new folder: articles as Markdown files, categories and tags as JSON. The
 * texts of articles stay HTML, which Markdown allows, unless `asMarkdown` is set. The folder gets its name only when it is complete. Throws a conflict when the folder is not empty.
 */
export async function exportContent(
  db: Queryable,
  folder: string,
  storage: PictureStorage,
  { now, asMarkdown = false }: ExportOptions,
) {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Problem('conflict', `${folder} is not empty and was left as it is. Choose another folder.`);
  }
  const unfinished = `${folder}.${process.pid}.part`;
  try {
    await mkdir(join(unfinished, contentFiles.articles), { recursive: true });
    const counts = await inSnapshot(db, (snapshot) => writeFiles(snapshot, unfinished, storage, { now, asMarkdown }));
    if (existsSync(folder)) await rmdir(folder);
    await rename(unfinished, folder);
    return counts;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeFiles(
  db: Queryable,
  folder: string,
  storage: PictureStorage,
  { now, asMarkdown }: Required<ExportOptions>,
) {
  const { lastIds, categories, tags } = await readTaxonomy(db);
  const description: ContentDescription = {
    format: 'bellbird-content',
    version: 1,
    exported_at: now.toISOString(),
    last_ids: lastIds,
  };
  const writeJson = (name: string, value: unknown) =>
    writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  await writeJson(contentFiles.description, description);
  await writeJson(contentFiles.categories, categories);
  await writeJson(contentFiles.tags, tags);
  const write = asMarkdown ? await createMarkdownWriter(db, { categories, tags }) : fileOf;
  let articles = 0;
  for await (const article of readArticles(db, { categories })) {
    await writeFile(join(folder, contentFiles.articles, `${article.slug}.md`), write(article));
    articles += 1;
  }
  const pictures = await writePictureFiles(db, storage, folder);
  const recordings = await writeRecordingFiles(db, storage, folder);
  return { articles, categories: categories.length, tags: tags.length, pictures, recordings };
}

/** Returns what writes an article as Markdown that other programs read, with names and with files of pictures. */
async function createMarkdownWriter(
  db: Queryable,
  { categories, tags }: Pick<ContentSet, 'categories' | 'tags'>,
): Promise<(article: ArticleRecord) => string> {
  const nameOf = new Map(categories.map(({ slug, name }) => [slug, name]));
  const tagNameOf = new Map(tags.map(({ slug, name }) => [slug, name]));
  const pictures = (await findExportedPictures(db)).map(
    ({ key, format }) => [key, `../pictures/${key}.${format}`] as const,
  );
  const fileOfPicture = new Map(pictures);
  const withFiles = (text: string) =>
    text.replace(/\/pictures\/([a-z0-9]{16})\.webp/g, (address, key: string) => fileOfPicture.get(key) ?? address);
  return ({ title, slug, summary, content, category, tags: tagSlugs, ...article }) => {
    const fields = {
      title,
      slug,
      summary,
      date: article.publish_date,
      draft: !article.is_published,
      featured: article.is_featured,
      category: nameOf.get(category) ?? category,
      tags: tagSlugs.map((tag) => tagNameOf.get(tag) ?? tag),
      ...(article.medium_url && { medium_url: article.medium_url }),
      read_time: article.read_time,
      ...(article.search_description && { search_description: article.search_description }),
      ...(article.social_picture && { social_picture: withFiles(article.social_picture) }),
    };
    return writeArticleFile({ fields, content: writeMarkdown(withFiles(content ?? '')) });
  };
}

/** Returns the text of an article's file. Fields that people look for are at the top. */
function fileOf(article: ArticleRecord): string {
  const { title, slug, former_slugs, summary, category, tags, publish_date, read_time, content, ...rest } = article;
  const former = former_slugs.length > 0 ? { former_slugs } : {};
  const fields = { title, slug, ...former, summary, category, tags, publish_date, read_time, ...rest };
  return writeArticleFile({ fields, content: content ?? '' });
}
