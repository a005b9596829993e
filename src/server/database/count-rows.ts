import type { SelectQueryBuilder } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** Returns how many rows a query finds. The query must not select columns, and must not sort or limit its rows. */
export async function countRows<Table extends keyof DatabaseSchema>(
  query: SelectQueryBuilder<DatabaseSchema, Table, object>,
): Promise<number> {
  const { count } = await query.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}
