import type { Config } from '../config/config.ts';
import type { Queryable } from './schema.ts';
import type { ServerFactTable } from './tables/server-tables.ts';

type FactName = ServerFactTable['name'];

export async function findServerFact(db: Queryable, name: FactName): Promise<ServerFactTable | undefined> {
  return db.selectFrom('server_facts').selectAll().where('name', '=', name).executeTakeFirst();
}

export async function storeServerFact(db: Queryable, fact: ServerFactTable): Promise<void> {
  const { value, seen_at } = fact;
  await db
    .insertInto('server_facts')
    .values(fact)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, seen_at }))
    .execute();
}

/** Stores a fact unless there is one with this name. Returns the stored value. */
export async function claimServerFact(db: Queryable, fact: ServerFactTable): Promise<string> {
  await db
    .insertInto('server_facts')
    .values(fact)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findServerFact(db, fact.name))?.value ?? fact.value;
}

/** Stores a fact if there is none, if it is the caller's own, or if nobody has renewed it since `before`. Returns whether it is stored. */
export async function takeServerFact(db: Queryable, fact: ServerFactTable, before: string): Promise<boolean> {
  const { value, seen_at } = fact;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('server_facts')
    .values(fact)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value, seen_at })
        .where((eb) => eb.or([eb('server_facts.value', '=', value), eb('server_facts.seen_at', '<', before)])),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const day = 24 * 60 * 60 * 1000;

type ProxyConfig = Pick<Config, 'trustProxy'>;

/** Records that requests came through a proxy that TRUST_PROXY does not name. */
export async function recordUntrustedProxy(db: Queryable, config: ProxyConfig, now: Date): Promise<void> {
  await storeServerFact(db, { name: 'untrusted-proxy', value: String(config.trustProxy), seen_at: now.toISOString() });
}

/** Returns whether requests came through such a proxy in the last day, with the present TRUST_PROXY. */
export async function hasUntrustedProxy(db: Queryable, config: ProxyConfig, now: Date): Promise<boolean> {
  const fact = await findServerFact(db, 'untrusted-proxy');
  return fact?.value === String(config.trustProxy) && now.getTime() - Date.parse(fact.seen_at) < day;
}
