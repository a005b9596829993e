import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { inSnapshot } from '../../database/engine.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { PictureStorage } from '../../pictures/picture-storage.ts';
import { Problem } from '../../problem.ts';
import { writeArticleFile } from './article-file.ts';
import { readArticles, readTaxonomy } from './content-copy.repository.ts';
import { type ArticleRecord, type ContentDescription, contentFiles } from './content-set.ts';
import { writePictureFiles } from './picture-files.ts';
import { writeRecordingFiles } from './recording-files.ts';

export interface ContentCounts {
  readonly articles: number;
  readonly categories: number;
  readonly tags: number;
  readonly pictures: number;
  readonly recordings: number;
}

/**
 * Writes one snapshot of all content into a new folder: articles as Markdown files, categories and tags as JSON. The
 * folder gets its name only when it is complete. Throws a conflict when the folder is not empty.
 */
export async function exportContent(
  db: Kysely<DatabaseSchema>,
  folder: string,
  storage: PictureStorage,
  now: Date,
): Promise<ContentCounts> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Problem('conflict', `${folder} is not empty and was left as it is. Choose another folder.`);
  }
  const unfinished = `${folder}.${process.pid}.part`;
  try {
    await mkdir(join(unfinished, contentFiles.articles), { recursive: true });
    const counts = await inSnapshot(db, (snapshot) => writeFiles(snapshot, unfinished, storage, now));
    if (existsSync(folder)) await rmdir(folder);
    await rename(unfinished, folder);
    return counts;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeFiles(
  db: Kysely<DatabaseSchema>,
  folder: string,
  storage: PictureStorage,
  now: Date,
): Promise<ContentCounts> {
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
  let articles = 0;
  for await (const article of readArticles(db, { categories, tags })) {
    await writeFile(join(folder, contentFiles.articles, `${article.slug}.md`), fileOf(article));
    articles += 1;
  }
  const pictures = await writePictureFiles(db, storage, folder);
  const recordings = await writeRecordingFiles(db, storage, folder);
  return { articles, categories: categories.length, tags: tags.length, pictures, recordings };
}

/** Returns the text of an article's file. Fields that people look for are at the top. */
function fileOf(article: ArticleRecord): string {
  const { title, slug, former_slugs, summary, category, tags, publish_date, read_time, content, ...rest } = article;
  const former = former_slugs.length > 0 ? { former_slugs } : {};
  const fields = { title, slug, ...former, summary, category, tags, publish_date, read_time, ...rest };
  return writeArticleFile({ fields, content: content ?? '' });
}
