import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { DatabaseSchema } from './schema.ts';
import { findServerFact, storeServerFact } from './server-fact.repository.ts';

const name = 'untrusted-proxy';
const day = 24 * 60 * 60 * 1000;

type ProxyConfig = Pick<Config, 'trustProxy'>;

/** Records that requests came through a proxy that TRUST_PROXY does not name. */
export async function recordUntrustedProxy(db: Kysely<DatabaseSchema>, config: ProxyConfig, now: Date): Promise<void> {
  await storeServerFact(db, { name, value: String(config.trustProxy), seen_at: now.toISOString() });
}

/** Returns whether requests came through such a proxy in the last day, with the present TRUST_PROXY. */
export async function hasUntrustedProxy(db: Kysely<DatabaseSchema>, config: ProxyConfig, now: Date): Promise<boolean> {
  const fact = await findServerFact(db, name);
  return fact?.value === String(config.trustProxy) && now.getTime() - Date.parse(fact.seen_at) < day;
}
