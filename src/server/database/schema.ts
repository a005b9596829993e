import type { Generated } from 'kysely';
import type { AuditAction, AuditKind } from '#domain/contract/audit-contract.ts';

/**
 * The tables, the same on both engines. Types are portable: booleans are 0 or 1, times are ISO 8601 texts in UTC, dates are
 * YYYY-MM-DD. Identifiers count upwards and are never reused.
 */
export interface DatabaseSchema {
  articles: ArticleTable;
  article_counts: ArticleCountTable;
  article_search: ArticleSearchTable;
  article_terms: ArticleTermsTable;
  article_tags: ArticleTagTable;
  categories: CategoryTable;
  tags: TagTable;
  users: UserTable;
  sessions: SessionTable;
  known_networks: KnownNetworkTable;
  throttle: ThrottleTable;
  first_admin_claim: FirstAdminClaimTable;
  admin_codes: AdminCodeTable;
  page_views: PageViewTable;
  starter_content_claim: StarterContentClaimTable;
  content_version: ContentVersionTable;
  content_changes: ContentChangeTable;
  server_secrets: ServerSecretTable;
  enquiries: EnquiryTable;
  enquiry_deliveries: EnquiryDeliveryTable;
  turned_away_enquiries: TurnedAwayEnquiryTable;
  unanswered_questions: UnansweredQuestionTable;
  audit_entries: AuditEntryTable;
  clock: ClockTable;
}

export interface ArticleTable {
  id: Generated<number>;
  title: string;
  slug: string;
  summary: string;
  content: string | null;
  medium_url: string | null;
  publish_date: string;
  read_time: number;
  category_id: number;
  is_published: number;
  is_featured: number;
  version: number;
  created_at: string;
  updated_at: string;
  /** The title folded for sorting (see `records/search-key.ts`). */
  title_key: string;
  /** When it was first published. From then on its slug no longer changes, even when it becomes a draft again. */
  first_published_at: string | null;
  /** 1 where there is content, for an index. */
  has_content: number;
}

/** Number of articles in a period, of one category or of all (category 0). Triggers update it. */
export interface ArticleCountTable {
  category_id: number;
  span: 'all' | 'year' | 'month';
  /** Empty, YYYY or YYYY-MM. */
  period: string;
  is_published: number;
  is_featured: number;
  articles: number;
}

/** Title and summary folded for searching, in their own table so that a search never reads the content. */
export interface ArticleSearchTable {
  article_id: number;
  search_key: string;
}

/**
 * Search tokens of a published article. Rows of an older edition are tokenised again (see `search/article-text.ts`).
 */
export interface ArticleTermsTable {
  article_id: number;
  edition: number;
  /** Separated by spaces, each once. */
  terms: string;
}

export interface ArticleTagTable {
  article_id: number;
  tag_id: number;
}

export interface CategoryTable {
  id: Generated<number>;
  name: string;
  description: string;
  slug: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The name folded for sorting and searching (see `records/search-key.ts`). */
  name_key: string;
}

export interface TagTable {
  id: Generated<number>;
  name: string;
  slug: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The name folded for sorting and searching (see `records/search-key.ts`). */
  name_key: string;
}

export interface UserTable {
  id: Generated<number>;
  full_name: string;
  email: string;
  /** The e-mail as sign-in compares it: trimmed and in lower case. */
  email_key: string;
  password_hash: string;
  role: 'admin' | 'member';
  created_at: string;
  updated_at: string;
}

export interface SessionTable {
  /** SHA-256 of the token in hex. The token itself is never stored (product 7.9). */
  token_hash: string;
  user_id: number;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  /** The browser in words, such as “Firefox on Windows”. */
  browser: Generated<string>;
}

/** Networks from which an account has signed in. The limit for the account does not apply to them (product 7.13). */
export interface KnownNetworkTable {
  user_id: number;
  network: string;
  last_used_at: string;
}

/** Counters of the throttle, shared by every process. */
export interface ThrottleTable {
  key: string;
  points: number;
  /** Milliseconds since 1970; null never expires. */
  expires_at: number | null;
}

/** At most one row: the account that became admin by registering (product 7.7). */
export interface FirstAdminClaimTable {
  id: number;
  user_id: number;
}

/** One-time codes that make the account registered with one the first administrator. */
export interface AdminCodeTable {
  /** SHA-256 of the code, hex; the code itself is never stored. */
  code_hash: string;
  expires_at: string;
}

/** Number of loads of a page on a day. No row is about one visitor (product 12.2). */
export interface PageViewTable {
  day: string;
  path: string;
  locale: string;
  referrer_host: string;
  views: number;
}

/** At most one row: starter content was loaded, or was not needed (product 16.2). */
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

/** An enquiry of a visitor. */
export interface EnquiryTable {
  id: Generated<number>;
  status: 'new' | 'done' | 'suspected';
  /** Why it is suspected to be spam; empty otherwise. */
  suspicion: 'honeypot' | 'no-token' | 'too-fast' | 'expired' | '';
  name: string;
  email: string;
  phone: string;
  business: string;
  message: string;
  locale: string;
  consented_at: string;
  /** Identifies one submission, so that a repeated one is stored once. */
  submission_key: string;
  /** All searchable text, folded (see `records/search-key.ts`). */
  search_key: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** The outbox: one row for each enquiry and channel. */
export interface EnquiryDeliveryTable {
  id: Generated<number>;
  enquiry_id: number;
  channel: 'email' | 'webhook';
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  next_attempt_at: string;
  /** End of the lease of the process that sends it; null when no process does. */
  claimed_until: string | null;
  claim: string | null;
  /** The same at every attempt, so that the receiver can recognise a repeated message. */
  message_key: string;
  last_error: string | null;
  updated_at: string;
}

/** Number of submissions of a day that a robot certainly sent and that were not stored. */
export interface TurnedAwayEnquiryTable {
  day: string;
  submissions: number;
}

/** A question that the assistant could not answer, without personal details. */
export interface UnansweredQuestionTable {
  id: Generated<number>;
  /** The question folded, so that different spellings of it count as one. */
  question_key: string;
  question: string;
  language: string;
  times_asked: number;
  first_asked_at: string;
  last_asked_at: string;
}

/** Who changed what. Names are those at the time, since the account and the record may be deleted later. */
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

/** One row: the number of the last change of public content. Writers lock it until they commit. */
export interface ContentVersionTable {
  id: number;
  version: number;
}

/**
 * What a public response can depend on and a write can change. `terms` means the names of categories and tags as
 * articles show them, so every response with articles depends on it.
 */
export type ContentTopic =
  | 'articles'
  | 'featured'
  | 'categories'
  | 'tags'
  | 'terms'
  | `article:${string}`
  | `category:${number}`;

/** What a change of public content affected. Only the latest changes are kept. */
export interface ContentChangeTable {
  version: number;
  /** The topics as a JSON list (see `content-changes/content-topic.ts`). */
  topics: string;
}

/** One row: the record of the machine's clock (see `clock.ts`). */
export interface ClockTable {
  id: number;
  /** Latest trusted reading. */
  trusted_at: string;
  /** Latest reading, trusted or not. */
  read_at: string;
  /** First reading after a jump ahead, or null while the clock is trusted. */
  suspect_since: string | null;
}

/**
 * Every table, each after those it refers to. A new table that is missing here does not compile. A restore rebuilds the
 * derived tables.
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
  known_networks: 'stored',
  throttle: 'stored',
  first_admin_claim: 'stored',
  admin_codes: 'stored',
  page_views: 'stored',
  starter_content_claim: 'stored',
  server_secrets: 'stored',
  enquiries: 'stored',
  enquiry_deliveries: 'stored',
  turned_away_enquiries: 'stored',
  unanswered_questions: 'stored',
  audit_entries: 'stored',
  content_version: 'stored',
  content_changes: 'stored',
  clock: 'stored',
};

/** Names of the tables, in an order in which rows can be inserted. */
export const tableOrder: readonly string[] = Object.keys(places);

/** Names of the tables that a backup holds, in that order. */
export const storedTables: readonly string[] = tableOrder.filter(isStored);

function isStored(table: string): boolean {
  return Object.entries(places).some(([name, kind]) => name === table && kind === 'stored');
}
