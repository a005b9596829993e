import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';
import { accountsTables } from './baseline/accounts-tables.ts';
import { contentTables } from './baseline/content-tables.ts';
import { engineParts } from './baseline/engine-parts.ts';
import { createPostgresIndexes, createSqliteIndexes } from './baseline/search-indexes.ts';
import { serverTables } from './baseline/server-tables.ts';
import { visitorsTables } from './baseline/visitors-tables.ts';

/**
 * Makes the schema of version 002495df, without the triggers that a later migration removes. Before it was written, 35
 * migrations made the same schema.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { name } = engineOf(db);
  const parts = engineParts[name];
  const tables = [serverTables, accountsTables, contentTables, visitorsTables].map((tablesOf) => tablesOf(parts));
  for (const statement of tables.join('').split(';\n')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
  await (name === 'postgres' ? createPostgresIndexes(db) : createSqliteIndexes(db));
  await sql`insert into content_version (id, version) values (1, 0)`.execute(db);
}
