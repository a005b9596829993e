import type { Generated } from 'kysely';
import type { AuditAction, AuditKind } from '#shared/api/audit-contract.ts';
import type { OwnerSettingName } from '#shared/api/owner-setting-contract.ts';
import type { WebhookDelivery } from '#shared/api/webhook-contract.ts';

/** The server itself, its settings, and what it tells programs. */
export interface ServerTables {
  starter_content_claim: StarterContentClaimTable;
  content_version: ContentVersionTable;
  server_secrets: ServerSecretTable;
  audit_entries: AuditEntryTable;
  clock: ClockTable;
  owner_settings: OwnerSettingTable;
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
  server_facts: ServerFactTable;
}

/** At most one row: starter content was loaded, or was not needed. */
export interface StarterContentClaimTable {
  id: number;
  claimed_at: string;
}

/** Keys that the server creates once and all processes share. */
export interface ServerSecretTable {
  name: string;
  /** Base64url of random bytes. */
  value: string;
}

/**
 * Who changed what. The names are stored as they were at that time, because the account and the record may be deleted
 * later.
 */
export interface AuditEntryTable {
  id: Generated<number>;
  at: string;
  /** Null for the command line. */
  actor_id: number | null;
  actor_name: string;
  kind: AuditKind;
  action: AuditAction;
  record_id: number | null;
  record_title: string;
}

/** One row with the content version, which every write of content raises. Writers lock the row until they commit. */
export interface ContentVersionTable {
  id: number;
  version: number;
}

/** One row: the record of the machine's clock (see `clock.ts`). */
export interface ClockTable {
  id: number;
  /** The latest reading of the clock that was trusted. */
  trusted_at: string;
  /** The latest reading of the clock, trusted or not. */
  read_at: string;
  /** The first reading after the clock jumped ahead, or null while the clock is trusted. */
  suspect_since: string | null;
}

/** A setting that the owner has changed in the desk. The row stays when the setting goes back to its default. */
export interface OwnerSettingTable {
  name: OwnerSettingName;
  /** The value as JSON. Null means the default. */
  value: string | null;
  version: number;
  updated_at: string;
}

/** A program of the owner that is told when published articles change. */
export interface WebhookTable {
  id: Generated<number>;
  url: string;
  /** The names of events as a JSON list. */
  events: string;
  /** `whsec_` and the key in base64. The server needs it to sign, so it is not hashed. */
  secret: string;
  is_active: number;
  version: number;
  created_at: string;
  updated_at: string;
}

/** A message to a webhook. It is stored in the transaction of the change that it is about. */
export interface WebhookDeliveryTable {
  id: Generated<number>;
  webhook_id: number;
  event: WebhookDelivery['event'];
  /** The article as JSON (`announcedArticleSchema`). Null for a test. */
  article: string | null;
  occurred_at: string;
  state: WebhookDelivery['state'];
  /** The HTTP status of the last response, if there was one. */
  status: number | null;
  attempts: number;
  next_attempt_at: string;
  /** The end of the lease of the process that is sending this message. Null while no process sends it. */
  claimed_until: string | null;
  claim: string | null;
  message_key: string;
  last_error: string | null;
  updated_at: string;
}

/** What servers have found out about their installation. It is not in backups, because each installation differs. */
export interface ServerFactTable {
  /**
   * `picture-folder`: the identifier of the folder that has the pictures, or `object-store:` and the address of the
   * bucket. `untrusted-proxy`: the TRUST_PROXY with which requests came through a proxy that it does not name.
   * `outside-services`: the services of the last start, and the changes of them (`outside-services.ts`).
   * `outside-looks`: the process that looks at outside links, and its last sign of life.
   */
  name: 'picture-folder' | 'untrusted-proxy' | 'outside-services' | 'outside-looks';
  value: string;
  seen_at: string;
}
