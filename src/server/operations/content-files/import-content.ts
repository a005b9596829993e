import { commandLine, insertAuditEntry } from '../../accounts/audit.repository.ts';
import { CleanContent } from '../../content/article-columns.ts';
import type { SanitiseHtml } from '../../content/article-html.ts';
import { inContentTransaction } from '../../content/content-transaction.ts';
import { hasContent } from '../../content/taxonomy.repository.ts';
import type { Database } from '../../database/database.ts';
import { announceArticles, findSeenArticles } from '../../outbox/article-events.ts';
import type { PictureStorage } from '../../pictures/picture-storage.ts';
import { Problem } from '../../problem.ts';
import { deleteAllContent, writeContent } from './content-copy.repository.ts';
import type { ArticleRecord } from './content-set.ts';
import { storeOriginals } from './listed-files.ts';
import { insertPictures, insertRecordings, readPictureFiles, readRecordingFiles } from './media-files.ts';
import { readContent } from './read-content.ts';

export interface ImportOptions {
  /** Whether existing content is deleted first. Otherwise an import into a site with content is refused. */
  readonly isReplacing: boolean;
  readonly sanitiseHtml: SanitiseHtml;
  readonly storage: PictureStorage;
  readonly now: Date;
}

/**
 * Imports all content of a folder in one transaction. Cleans HTML as saves of articles do. If any file is faulty,
 * throws one error that names all of them.
 */
export async function importContent(db: Database, folder: string, options: ImportOptions) {
  const { content, pictures, recordings, result } = await prepareContent(db, folder, options);
  await storeOriginals(pictures, options.storage);
  await storeOriginals(recordings, options.storage);
  await inContentTransaction(db, async (transaction) => {
    const before = await findSeenArticles(transaction);
    if (options.isReplacing) await deleteAllContent(transaction);
    else if (await hasContent(transaction)) throw existingContent();
    await insertPictures(transaction, pictures);
    await insertRecordings(transaction, recordings);
    await writeContent(transaction, content, options.now.toISOString());
    const after = await findSeenArticles(transaction);
    const changes = [...new Set([...before.keys(), ...after.keys()])].map((id) => ({
      before: before.get(id),
      after: after.get(id),
      wasPublished: before.get(id)?.wasPublished,
    }));
    await announceArticles(transaction, changes, options.now);
    await insertAuditEntry(transaction, {
      at: options.now,
      actor: commandLine,
      kind: 'content',
      action: 'imported',
      record: { id: null, title: `${result.articles} articles` },
    });
  });
  return result;
}

/** Runs every check of an import and writes nothing. Without `db`, checks only the files. */
export async function checkContent(db: Database | undefined, folder: string, options: ImportOptions) {
  return (await prepareContent(db, folder, options)).result;
}

async function prepareContent(db: Database | undefined, folder: string, options: ImportOptions) {
  const { content, faults: contentFaults } = readContent(folder);
  const pictures = await readPictureFiles(folder, options.now);
  const recordings = await readRecordingFiles(folder, options.now);
  const faults = [...contentFaults, ...pictures.faults, ...recordings.faults];
  if (faults.length > 0) {
    throw new Problem(
      'bad_request',
      `Nothing was imported. These files must be corrected first:\n  ${faults.join('\n  ')}`,
    );
  }
  if (db && !options.isReplacing && (await hasContent(db))) throw existingContent();
  const articles = await Promise.all(content.articles.map((article) => clean(article, options.sanitiseHtml)));
  const result = {
    articles: articles.length,
    categories: content.categories.length,
    tags: content.tags.length,
    pictures: pictures.found.length,
    recordings: recordings.found.length,
    // Slugs of articles whose HTML contained something that is not allowed.
    cleaned: articles.filter(({ isCleaned }) => isCleaned).map(({ article }) => article.slug),
  };
  return { content: { ...content, articles: articles.map(({ article }) => article) }, pictures, recordings, result };
}

async function clean(article: ArticleRecord, sanitiseHtml: SanitiseHtml) {
  const content = await CleanContent.from(article.content, sanitiseHtml);
  return { article: { ...article, content }, isCleaned: (content.html ?? '') !== (article.content ?? '') };
}

function existingContent(): Problem {
  return new Problem(
    'conflict',
    'There is content already, so nothing was imported. To replace it with the folder, make a backup and add --replace',
  );
}
