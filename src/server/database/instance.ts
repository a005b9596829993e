import { randomBytes } from 'node:crypto';
import type { Queryable } from './schema.ts';

/**
 * The name of the row of `server_secrets` that identifies this instance of the product. A copy of the data that is
 * restored elsewhere is another instance: it must not delete what the first one stores in a shared object store.
 */
export const instanceSecret = 'instance';

/** How the identity of an instance begins whose data was restored where there was none. */
export const restoredPrefix = 'restored-';

export async function findInstance(db: Queryable): Promise<string | undefined> {
  if (!(await hasSecrets(db))) return undefined;
  const row = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', instanceSecret)
    .executeTakeFirst();
  return row?.value;
}

/** Returns the identity of this instance. The first call creates it, and all processes of a database share it. */
export async function requireInstance(db: Queryable): Promise<string> {
  const value = newIdentity();
  await db
    .insertInto('server_secrets')
    .values({ name: instanceSecret, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findInstance(db)) ?? value;
}

/**
 * After a restore, stores the identity of the data that was replaced, so that the server still owns its
 * bucket. Without former data, the database gets a new identity that claims no bucket in use (see `object-store.ts`).
 */
export async function takeOverInstance(db: Queryable, former: string | undefined): Promise<void> {
  if (!(await hasSecrets(db))) return;
  const value = former ?? `${restoredPrefix}${newIdentity()}`;
  await db.insertInto('server_secrets').values({ name: instanceSecret, value }).execute();
}

function newIdentity(): string {
  return randomBytes(8).toString('hex');
}

async function hasSecrets(db: Queryable): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === 'server_secrets');
}
