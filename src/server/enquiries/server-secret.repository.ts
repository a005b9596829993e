import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/** A key that every process of this database shares; the first to ask makes it. */
export async function requireServerSecret(db: Kysely<DatabaseSchema>, name: string): Promise<Buffer> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('server_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64url');
}
