import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { AccountTables } from './tables/account-tables.ts';
import type { ContentTables } from './tables/content-tables.ts';
import type { ServerTables } from './tables/server-tables.ts';
import type { VisitorTables } from './tables/visitor-tables.ts';

/**
 * The tables, which are the same on both engines. Types are portable: booleans are 0 or 1, times are ISO 8601 texts in
 * UTC, dates are YYYY-MM-DD. Identifiers count upwards and are never reused.
 */
export interface DatabaseSchema extends AccountTables, ContentTables, ServerTables, VisitorTables, FormerTables {}

/** Tables that only earlier versions of the program used. They stay, because migrations and old backups name them. */
type FormerTables = Record<
  'article_counts' | 'page_views' | 'monthly_sums' | 'figure_versions' | 'content_changes',
  Record<string, string | number>
>;

/** Runs queries: an open database, one connection of it, or a transaction. */
export type Queryable = Kysely<DatabaseSchema>;

/** A function that takes a transaction needs all its queries to be stored together, or none. */
export type Transaction = KyselyTransaction<DatabaseSchema>;

/**
 * Every table, each after the tables that it refers to. The type makes sure that no table is missing. A backup leaves
 * out derived tables; a restore rebuilds them.
 */
const places: Record<keyof DatabaseSchema, 'stored' | 'derived'> = {
  categories: 'stored',
  tags: 'stored',
  articles: 'stored',
  article_counts: 'derived',
  article_search: 'stored',
  article_terms: 'derived',
  article_tags: 'stored',
  users: 'stored',
  sessions: 'stored',
  api_tokens: 'stored',
  known_networks: 'stored',
  known_browsers: 'stored',
  throttle: 'stored',
  first_admin_claim: 'stored',
  admin_codes: 'stored',
  passkeys: 'stored',
  recovery_codes: 'stored',
  passkey_challenges: 'stored',
  page_views: 'stored',
  daily_sums: 'stored',
  monthly_sums: 'stored',
  figure_versions: 'stored',
  starter_content_claim: 'stored',
  server_secrets: 'stored',
  enquiries: 'stored',
  enquiry_deliveries: 'stored',
  enquiry_notes: 'stored',
  turned_away_enquiries: 'stored',
  unanswered_questions: 'stored',
  audit_entries: 'stored',
  content_version: 'stored',
  content_changes: 'stored',
  clock: 'stored',
  pictures: 'stored',
  picture_uses: 'stored',
  recordings: 'stored',
  working_copies: 'stored',
  open_articles: 'derived',
  save_keys: 'stored',
  article_versions: 'stored',
  trash: 'stored',
  former_addresses: 'stored',
  scheduled_publications: 'stored',
  planned_publications: 'stored',
  outside_links: 'derived',
  preview_links: 'stored',
  review_entries: 'stored',
  one_time_links: 'stored',
  owner_settings: 'stored',
  invites: 'stored',
  waiting_mails: 'stored',
  webhooks: 'stored',
  webhook_deliveries: 'stored',
  server_facts: 'derived',
};

/** Names of the tables, in an order in which rows can be inserted. */
export const tableOrder: readonly string[] = Object.keys(places);

/** Names of the tables that a backup contains, in the same order. */
export const storedTables: readonly string[] = Object.entries(places).flatMap(([table, place]) =>
  place === 'stored' ? [table] : [],
);
