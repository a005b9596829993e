import type { Generated } from 'kysely';
import type { AuditAction, AuditKind } from '#domain/contract/audit-contract.ts';

/**
 * The tables, as both engines hold them. Portable types only: truth is 0 or 1, moments are ISO 8601 texts in UTC,
 * dates are YYYY-MM-DD. Identifiers count upwards and are never used again.
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
  /** The title folded for sorting (see `content/search-key.ts`). */
  title_key: string;
  /** When it was first published; from then on its slug stays, even if it becomes a draft again. */
  first_published_at: string | null;
  /** 1 where there is content, so that an index knows. */
  has_content: number;
}

/** How many articles lie in a span of time, of one category or of all (category 0); triggers keep it. */
export interface ArticleCountTable {
  category_id: number;
  span: 'all' | 'year' | 'month';
  /** Empty, YYYY or YYYY-MM. */
  period: string;
  is_published: number;
  is_featured: number;
  articles: number;
}

/** Title and summary folded for searching, apart from the articles so that a search never reads their content. */
export interface ArticleSearchTable {
  article_id: number;
  search_key: string;
}

/** What the assistant finds a published article by; an older edition is cut again (see `assistant/article-terms.ts`). */
export interface ArticleTermsTable {
  article_id: number;
  edition: number;
  /** Parted by spaces, each once. */
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
  /** The name folded for sorting and searching (see `content/search-key.ts`). */
  name_key: string;
}

export interface TagTable {
  id: Generated<number>;
  name: string;
  slug: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The name folded for sorting and searching (see `content/search-key.ts`). */
  name_key: string;
}

export interface UserTable {
  id: Generated<number>;
  full_name: string;
  email: string;
  /** The e-mail as sign-in compares it: trimmed, lower case. */
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
  /** The browser in plain words, such as “Firefox on Windows”. */
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

/** At most one row: starter content was loaded, or was not wanted (product 16.2). */
export interface StarterContentClaimTable {
  id: number;
  claimed_at: string;
}

/** Keys that the server makes for itself once, shared by every process. */
export interface ServerSecretTable {
  name: string;
  /** Base64url of random bytes. */
  value: string;
}

/** What a visitor left for a person to answer. */
export interface EnquiryTable {
  id: Generated<number>;
  status: 'new' | 'done' | 'suspected';
  /** Why it is suspected to be spam; empty for all others. */
  suspicion: 'honeypot' | 'no-token' | 'too-fast' | 'expired' | '';
  name: string;
  email: string;
  phone: string;
  business: string;
  message: string;
  locale: string;
  consented_at: string;
  /** Tells one sending from another, so that a repeated one is stored once. */
  submission_key: string;
  /** Everything a person can search for, folded (see `content/search-key.ts`). */
  search_key: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is still to be sent of an enquiry, and what has been: one row for each way of delivery. */
export interface EnquiryDeliveryTable {
  id: Generated<number>;
  enquiry_id: number;
  channel: 'email' | 'webhook';
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  next_attempt_at: string;
  /** Until when one process has it to itself; null when nobody sends it. */
  claimed_until: string | null;
  claim: string | null;
  /** The same at every attempt, so that a receiver can tell a repetition. */
  message_key: string;
  last_error: string | null;
  updated_at: string;
}

/** How many submissions of a day were certainly a robot's and were not stored. */
export interface TurnedAwayEnquiryTable {
  day: string;
  submissions: number;
}

/** A question that the assistant could not answer, without personal details; asked how often, and last when. */
export interface UnansweredQuestionTable {
  id: Generated<number>;
  /** The question folded, so that ways of writing it count as one. */
  question_key: string;
  question: string;
  language: string;
  times_asked: number;
  first_asked_at: string;
  last_asked_at: string;
}

/** Who changed what. The account and the record may be gone: their names are those of that moment. */
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

/** One row: the number of the last write that changed the public site. Writers hold it until they commit. */
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

/** What a write changed of the public site; the latest ones only. */
export interface ContentChangeTable {
  version: number;
  /** The topics as a JSON list (see `content/changes/content-topic.ts`). */
  topics: string;
}

/** One row: what is known of the machine's clock (see `clock.ts`). */
export interface ClockTable {
  id: number;
  /** Latest reading that was trusted. */
  trusted_at: string;
  /** Latest reading of all. */
  read_at: string;
  /** First reading after a jump ahead, or null while the clock is trusted. */
  suspect_since: string | null;
}

/**
 * Every table, each after those it refers to. A new table that is missing here does not compile. A restore rebuilds the
 * derived ones.
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
