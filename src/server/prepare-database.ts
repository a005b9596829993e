import type { Config } from './config/config.ts';
import { sanitiseArticleHtml } from './content/article-html.ts';
import { loadStarterContent } from './content/starter/starter-content.ts';
import { connectDatabase } from './database/connect.ts';
import type { Database } from './database/database.ts';
import { migrateToLatest } from './database/migrate.ts';
import { tightenDataFolder } from './database/private-files.ts';

/** Opens the database, brings it up to date and fills an empty one; says what it did (design 1). */
export async function prepareDatabase(config: Config): Promise<Database> {
  const { tightened, refused } = tightenDataFolder(config.dataDirectory);
  if (tightened.length > 0) console.log(`Others could read ${tightened.join(', ')}. Only the owner can now.`);
  if (refused.length > 0) {
    console.warn(
      `Others can read ${refused.join(', ')}, and this user may not change that. Run as its owner: chmod -R go= ${config.dataDirectory}`,
    );
  }
  const db = await connectDatabase(config, 'may-create');
  const migrated = await migrateToLatest(db);
  if (migrated.length > 0) console.log(`Database brought up to date: ${migrated.join(', ')}.`);
  const filled = await loadStarterContent(db, {
    isWanted: config.starterContent,
    sanitiseHtml: sanitiseArticleHtml,
    now: new Date(),
  });
  if (filled > 0) console.log(`Empty database filled with ${filled} starter articles (STARTER_CONTENT).`);
  return db;
}
