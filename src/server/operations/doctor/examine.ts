import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, parseConfig } from '../../config/config.ts';
import { connectDatabase, sqliteFileName } from '../../database/connect.ts';
import { DatabaseStartError } from '../../database/database-errors.ts';
import { checkDatabase } from './database-checks.ts';
import { type Finding, fault } from './finding.ts';
import { checkLinks } from './link-check.ts';
import { checkBackups, checkClock, checkDisk, checkOutbox } from './machine-checks.ts';
import { checkSettings } from './setting-checks.ts';

/** Looks at everything that can be wrong with an installation, changing nothing. The server may be running. */
export async function examine(environment: Record<string, string | undefined>, now: Date): Promise<Finding[]> {
  try {
    const config = parseConfig(environment);
    const machine = [...checkSettings(config), ...(await checkDisk(config.dataDirectory))];
    const backups = await checkBackups(config, now);
    const file = join(config.dataDirectory, sqliteFileName);
    if (!config.databaseUrl && !existsSync(file)) {
      const advice = 'Start the server once: npm start. If there should be data, check DATA_DIR.';
      return [...machine, fault('database', `There is no database ${file}.`, advice), backups];
    }
    const db = await connectDatabase(config, 'may-create');
    try {
      const database = await checkDatabase(db);
      const isReadable = database.every(({ name, state }) => name !== 'schema' || state === 'ok');
      const content = isReadable
        ? [...(await checkLinks(db, config.siteUrl)), await checkClock(db), await checkOutbox(db, now)]
        : [];
      return [...machine, ...database, ...content, backups];
    } finally {
      await db.destroy();
    }
  } catch (error) {
    if (error instanceof ConfigError) return [fault('settings', error.message, 'Mend them and ask again.')];
    if (!(error instanceof DatabaseStartError)) throw error;
    const cause = error.cause instanceof Error ? error.cause.message : 'it does not answer';
    return [fault('database', `It cannot be opened: ${cause}`, error.message)];
  }
}
