import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';
import { engineParts } from './baseline/engine-parts.ts';

/** Adds the webhooks that are told about articles, and the messages to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id } = engineParts[engineOf(db).name];
  for (const statement of [
    `create table webhooks (
      ${id},
      url text not null,
      events text not null,
      secret text not null,
      is_active integer not null,
      version integer not null,
      created_at text not null,
      updated_at text not null
    )`,
    `create table webhook_deliveries (
      ${id},
      webhook_id integer not null references webhooks (id) on delete cascade,
      event text not null,
      article text,
      occurred_at text not null,
      state text not null,
      status integer,
      attempts integer not null,
      next_attempt_at text not null,
      claimed_until text,
      claim text,
      message_key text not null unique,
      last_error text,
      updated_at text not null
    )`,
    'create index webhook_deliveries_due on webhook_deliveries (state, next_attempt_at)',
    'create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id)',
  ])
    await sql.raw(statement).execute(db);
}
