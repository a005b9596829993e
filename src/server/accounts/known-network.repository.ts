import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/**
 * Returns the account with this e-mail, and whether it has signed in from this network since a given time. It always
 * runs one query, so that its duration reveals nothing (product 15.4).
 */
export function findUserAtNetwork(
  db: Kysely<DatabaseSchema>,
  sought: { emailKey: string; network: string; knownSince: string },
) {
  return db
    .selectFrom('users')
    .leftJoin('known_networks', (join) =>
      join
        .onRef('known_networks.user_id', '=', 'users.id')
        .on('known_networks.network', '=', sought.network)
        .on('known_networks.last_used_at', '>', sought.knownSince),
    )
    .select(['users.id', 'users.password_hash', 'known_networks.network as known_network'])
    .where('users.email_key', '=', sought.emailKey)
    .executeTakeFirst();
}

/** Records that someone who knew the password used an account from a network. */
export async function rememberNetwork(
  trx: Transaction<DatabaseSchema>,
  userId: number,
  network: string,
  usedAt: string,
): Promise<void> {
  await trx
    .insertInto('known_networks')
    .values({ user_id: userId, network, last_used_at: usedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ last_used_at: usedAt }))
    .execute();
}

/** Deletes networks that an account last used before a given time. */
export async function forgetNetworksBefore(db: Kysely<DatabaseSchema>, moment: string): Promise<void> {
  await db.deleteFrom('known_networks').where('last_used_at', '<=', moment).execute();
}
