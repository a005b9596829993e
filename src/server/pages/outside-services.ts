import { z } from 'zod';
import {
  describeServiceChanges,
  type OutsideServices,
  type TrustChange,
} from '#shared/offer/legal/outside-services.ts';
import { dateInZone } from '#shared/rules/dates.ts';
import type { Config } from '../config/config.ts';
import type { Queryable } from '../database/schema.ts';
import { findServerFact, storeServerFact } from '../database/server-fact.repository.ts';
import { isPrivateHost } from '../outbox/signed-post.ts';
import { findWebhooks } from '../outbox/webhook.repository.ts';

type ServiceSettings = Pick<
  Config,
  'assistantModel' | 'enquiries' | 'databaseUrl' | 'objectStore' | 'pictures' | 'backups' | 'voice' | 'siteUrl'
>;

/** Returns the computers outside this server to which the site sends something with these settings. */
export function readOutsideServices(config: ServiceSettings): OutsideServices {
  const { assistantModel, enquiries, databaseUrl, objectStore, pictures, backups, voice, siteUrl } = config;
  const isOnDemo = Object.values(voice.demoAgents).some(Boolean);
  const keyHost = voice.signedUrlEndpoint && new URL(voice.signedUrlEndpoint, siteUrl);
  const found = {
    model: nameOf(assistantModel?.url),
    mail: nameOf(enquiries.email?.smtpUrl),
    webhook: nameOf(enquiries.webhook?.url),
    database: nameOf(databaseUrl),
    pictures: pictures.areInStore ? nameOf(objectStore?.endpoint) : undefined,
    backups: backups.offsite ? nameOf(objectStore?.endpoint) : undefined,
    voice: [isOnDemo && 'Demo', voice.partnerAgent && 'Partners'].filter(Boolean).join(' and '),
    voiceKey: keyHost && keyHost.origin !== new URL(siteUrl).origin ? nameOf(keyHost.href) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, name]) => name));
}

/** Returns the hosts of the webhooks that are told about articles, if there are any. */
export async function readWebhookHosts(db: Queryable): Promise<Pick<OutsideServices, 'articleWebhooks'>> {
  const active = (await findWebhooks(db)).filter(({ is_active }) => is_active === 1);
  const hosts = [...new Set(active.map(({ url }) => nameOf(url)))];
  return hosts.length > 0 ? { articleWebhooks: hosts.join(', ') } : {};
}

/** Returns the host of an address. A host of the owner's own network is not named. */
function nameOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const { hostname } = new URL(address);
  return !/[.:]/.test(hostname) || isPrivateHost(hostname) ? 'our own network' : hostname;
}

const recordSchema = z.object({
  services: z.record(z.string(), z.string()),
  changes: z.array(z.object({ date: z.string(), text: z.string() })),
});

const longestRecord = 100;

/** Records, with today's date, which services were added or taken away since the last record. */
export async function recordServiceChanges(
  db: Queryable,
  config: ServiceSettings & Pick<Config, 'siteTimeZone'>,
  now: Date,
): Promise<void> {
  const services = { ...readOutsideServices(config), ...(await readWebhookHosts(db)) };
  const last = await readRecord(db);
  const date = dateInZone(config.siteTimeZone, now);
  const texts = last ? describeServiceChanges(last.services, services) : [];
  if (last && texts.length === 0) return;
  const changes = [...texts.map((text) => ({ date, text })), ...(last?.changes ?? [])].slice(0, longestRecord);
  const value = JSON.stringify({ services, changes });
  await storeServerFact(db, { name: 'outside-services', value, seen_at: now.toISOString() });
}

/** Returns the recorded changes, newest first. */
export async function readServiceChanges(db: Queryable): Promise<readonly TrustChange[]> {
  return (await readRecord(db))?.changes ?? [];
}

async function readRecord(db: Queryable) {
  const fact = await findServerFact(db, 'outside-services');
  return fact && recordSchema.parse(JSON.parse(fact.value));
}
