import type { DatabaseLocation } from '#server/database/database.ts';
import type { EngineName } from '#server/database/engine.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { WritingPlace } from './write-ledger.ts';

/** A database that only the tested product opens, with the settings that make the product use it. */
export interface FaultPlace {
  readonly location: DatabaseLocation;
  readonly settings: Record<string, string>;
}

/** Creates an empty database on an engine. */
export async function createFaultPlace(engine: EngineName): Promise<FaultPlace> {
  const dataDirectory = makeFolder();
  const database = engine === 'postgres' ? await createTestDatabase('postgres') : undefined;
  const databaseUrl = database?.location.databaseUrl;
  return {
    location: { databaseUrl, dataDirectory },
    settings: {
      DATA_DIR: dataDirectory,
      STARTER_CONTENT: 'false',
      BACKUP_EVERY_HOURS: '0',
      LOG_LEVEL: 'error',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
  };
}

/** Creates an administrator, a category and three tags on a server. The writers need them. */
export async function prepareWriting(origin: string): Promise<WritingPlace> {
  const { token } = await registerAdministrator(origin);
  const make = createContentFactories(sendToOrigin(origin, token));
  const { id: categoryId } = await make.category();
  const tagIds: number[] = [];
  for (const name of ['One', 'Two', 'Three']) tagIds.push((await make.tag({ name })).id);
  return { origin, token, make, categoryId, tagIds };
}
