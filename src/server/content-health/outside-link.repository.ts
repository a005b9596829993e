import { sql } from 'kysely';
import { type OutsideAnswer, type OutsideFault, outsideFaults } from '#shared/api/content-health-contract.ts';
import { engineOf } from '../database/engine.ts';
import type { Queryable } from '../database/schema.ts';

const rowsPerQuery = 500;

/** Marks these addresses as waiting for a look, and forgets all others. Their last answers stay until then. */
export async function askForLooks(db: Queryable, addresses: readonly string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isWanted = engineOf(transaction).isOneOf('address', addresses);
    await transaction
      .deleteFrom('outside_links')
      .where((eb) => eb.not(isWanted))
      .execute();
    for (let start = 0; start < addresses.length; start += rowsPerQuery)
      await transaction
        .insertInto('outside_links')
        .values(
          addresses
            .slice(start, start + rowsPerQuery)
            .map((address) => ({ address, answer: '', is_waiting: 1, looked_at: '' })),
        )
        .onConflict((conflict) => conflict.column('address').doUpdateSet({ is_waiting: 1 }))
        .execute();
  });
}

export async function findWaitingAddresses(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('outside_links').select('address').where('is_waiting', '=', 1).execute();
  return rows.map(({ address }) => address);
}

export async function storeAnswer(
  db: Queryable,
  address: string,
  { answer, at }: { readonly answer: OutsideAnswer; readonly at: string },
): Promise<void> {
  await db
    .updateTable('outside_links')
    .set({ answer, is_waiting: 0, looked_at: at })
    .where('address', '=', address)
    .execute();
}

/** Returns what is wrong with outside links, by address. */
export async function findOutsideFaults(db: Queryable): Promise<ReadonlyMap<string, OutsideFault>> {
  const rows = await db.selectFrom('outside_links').select(['address', 'answer']).where('answer', '<>', 'ok').execute();
  return new Map(
    rows.flatMap(({ address, answer }) => {
      const fault = outsideFaults.find((known) => known === answer);
      return fault ? [[address, fault] as const] : [];
    }),
  );
}

/** Returns how many addresses are known and how many wait, and the time of the last look. */
export async function countLooks(db: Queryable) {
  const row = await db
    .selectFrom('outside_links')
    .select((eb) => [
      eb.fn.countAll().as('links'),
      eb.fn.sum('is_waiting').as('waiting'),
      sql<string | null>`max(looked_at)`.as('looked_at'),
    ])
    .executeTakeFirstOrThrow();
  return { links: Number(row.links), waiting: Number(row.waiting ?? 0), looked_at: row.looked_at || null };
}
