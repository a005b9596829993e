import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '#server/database/connect.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';

/**
 * Creates a data folder whose database contains this many articles of 2,000 characters, `terms` categories and `terms`
 * tags. Returns the path of the folder and a function that removes it.
 */
export async function fillDataFolder(articles: number, terms = 4): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-bench-'));
  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: folder }, 'may-create');
  await migrateToLatest(db);
  await writeManyArticles(db, { articles, terms, contentLength: 2000 });
  await db.destroy();
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
