import { commandLine, insertAuditEntry } from '../../audit/audit.repository.ts';
import type { SanitiseHtml } from '../../content/article-html.ts';
import { inContentTransaction } from '../../content/content-transaction.ts';
import { allTopics } from '../../content-changes/content-topic.ts';
import type { Database } from '../../database/database.ts';
import { Problem } from '../../problems/problem.ts';
import { deleteAllContent, hasAnyContent, writeContent } from './content-copy.repository.ts';
import type { ArticleRecord } from './content-set.ts';
import type { ContentCounts } from './export-content.ts';
import { readContent } from './read-content.ts';

/** How content comes in. */
export interface ImportOptions {
  /** Whether the content that is there is deleted first; without it, an import needs an empty site. */
  readonly isReplacing: boolean;
  /** Whether everything is checked and nothing written. */
  readonly isDryRun: boolean;
  readonly sanitiseHtml: SanitiseHtml;
  readonly now: Date;
}

/** What came in. */
export interface ImportResult extends ContentCounts {
  /** Slugs of articles whose HTML held what articles may not hold; it was taken out. */
  readonly cleaned: readonly string[];
}

/**
 * Puts the content of a folder into the database, all of it in one transaction or nothing. Faulty files are all named
 * at once. HTML is cleaned as a save in the desk is.
 */
export async function importContent(db: Database, folder: string, options: ImportOptions): Promise<ImportResult> {
  const { content, faults } = readContent(folder);
  if (faults.length > 0) {
    throw new Problem('bad_request', `Nothing was imported. These files need mending first:\n  ${faults.join('\n  ')}`);
  }
  if (!options.isReplacing && (await hasAnyContent(db))) throw contentInTheWay();
  const articles = await Promise.all(content.articles.map((article) => clean(article, options.sanitiseHtml)));
  const result = {
    articles: articles.length,
    categories: content.categories.length,
    tags: content.tags.length,
    cleaned: articles.filter(({ isCleaned }) => isCleaned).map(({ article }) => article.slug),
  };
  if (options.isDryRun) return result;
  await inContentTransaction(db, async (transaction) => {
    if (options.isReplacing) await deleteAllContent(transaction);
    else if (await hasAnyContent(transaction)) throw contentInTheWay();
    const cleaned = { ...content, articles: articles.map(({ article }) => article) };
    await writeContent(transaction, cleaned, options.now.toISOString());
    await insertAuditEntry(transaction, {
      at: options.now,
      actor: commandLine,
      kind: 'content',
      action: 'imported',
      record: { id: null, title: `${articles.length} articles` },
    });
    return { result: undefined, changed: allTopics };
  });
  return result;
}

async function clean(article: ArticleRecord, sanitiseHtml: SanitiseHtml) {
  if (article.content === null) return { article, isCleaned: false };
  const content = (await sanitiseHtml(article.content)).trim();
  return { article: { ...article, content: content || null }, isCleaned: content !== article.content };
}

function contentInTheWay(): Problem {
  return new Problem(
    'conflict',
    'There is content already, so nothing was imported. To put the folder in its place, make a backup and add --replace',
  );
}
