import type { ColumnType, Generated } from 'kysely';
import type { AuditAction, AuditKind } from '#domain/contract/audit-contract.ts';
import type { OwnerSettingName } from '#domain/contract/owner-setting-contract.ts';
import type { VersionAction } from '#domain/contract/version-contract.ts';
import type { FigureKind } from '#domain/insight/figure-kinds.ts';

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
  known_browsers: KnownBrowserTable;
  throttle: ThrottleTable;
  first_admin_claim: FirstAdminClaimTable;
  admin_codes: AdminCodeTable;
  passkeys: PasskeyTable;
  recovery_codes: RecoveryCodeTable;
  passkey_challenges: PasskeyChallengeTable;
  page_views: PageViewTable;
  daily_sums: DailySumTable;
  monthly_sums: MonthlySumTable;
  starter_content_claim: StarterContentClaimTable;
  content_version: ContentVersionTable;
  content_changes: ContentChangeTable;
  server_secrets: ServerSecretTable;
  enquiries: EnquiryTable;
  enquiry_deliveries: EnquiryDeliveryTable;
  enquiry_notes: EnquiryNoteTable;
  turned_away_enquiries: TurnedAwayEnquiryTable;
  unanswered_questions: UnansweredQuestionTable;
  audit_entries: AuditEntryTable;
  clock: ClockTable;
  pictures: PictureTable;
  picture_uses: PictureUseTable;
  working_copies: WorkingCopyTable;
  save_keys: SaveKeyTable;
  article_versions: ArticleVersionTable;
  trash: TrashTable;
  former_addresses: FormerAddressTable;
  scheduled_publications: ScheduledPublicationTable;
  preview_links: PreviewLinkTable;
  one_time_links: OneTimeLinkTable;
  owner_settings: OwnerSettingTable;
  invites: InviteTable;
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
  /**
   * When the article was first published. From then on its slug no longer follows the title, even when the article
   * becomes a draft again.
   */
  first_published_at: string | null;
  /** 1 when the article has content, otherwise 0. Indexes use it. */
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

/** Title and summary folded for searching. They have their own table, so that a search never reads the content. */
export interface ArticleSearchTable {
  article_id: number;
  search_key: string;
}

/**
 * Search tokens of a published article. `edition` is the edition of the rules for tokens. Rows that were made with
 * older rules are computed again (see `search/article-text.ts`).
 */
export interface ArticleTermsTable {
  article_id: number;
  edition: number;
  /** Distinct tokens, separated by spaces. */
  terms: string;
  /** Distinct words of the title, for the search of visitors. */
  title_words: Generated<string>;
  /** Distinct words of summary and content, for the search of visitors. */
  text_words: Generated<string>;
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
  /** The e-mail address in the form that sign-in compares: trimmed and in lower case. */
  email_key: string;
  password_hash: string;
  role: 'admin' | 'editor' | 'member';
  created_at: string;
  updated_at: string;
  /** When the account was last used, to the minute. */
  last_seen_at: Generated<string | null>;
  /** Name and e-mail address in the form that searches use (see `records/search-key.ts`). */
  search_key: Generated<string>;
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

/**
 * Networks from which an account has signed in. The limit on sign-ins to one account does not apply to them (product
 * 7.13).
 */
export interface KnownNetworkTable {
  user_id: number;
  network: string;
  last_used_at: string;
}

/** Browsers from which an account has signed in. A sign-in from another one is mailed to its owner (product 7.30). */
export interface KnownBrowserTable {
  user_id: number;
  /** SHA-256 of the account's id and the browser's mark, in hex. */
  browser_hash: string;
  last_used_at: string;
}

/** Counters of the throttle, shared by every process. */
export interface ThrottleTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. Null means that the counter never expires. */
  expires_at: number | null;
}

/** At most one row: the account that became admin by registering (product 7.7). */
export interface FirstAdminClaimTable {
  id: number;
  user_id: number;
}

/** One-time codes. An account that registers with one becomes the first administrator. */
export interface AdminCodeTable {
  /** SHA-256 of the code in hex. The code itself is never stored. */
  code_hash: string;
  expires_at: string;
}

/** A passkey with which an account confirms its sign-ins. */
export interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** Identifier that the authenticator chose, in base64url. */
  credential_id: string;
  /** COSE public key in base64url. */
  public_key: string;
  /**
   * Number of signatures, as the authenticator counts them. Many authenticators always say 0. PostgreSQL returns big
   * numbers as text.
   */
  counter: ColumnType<number | string, number>;
  /** JSON array of how the authenticator is reached, such as `["internal"]`. */
  transports: string;
  /** 1 when the authenticator's maker copies the passkey to other devices, otherwise 0. */
  is_synced: number;
  created_at: string;
  last_used_at: string | null;
}

/** A recovery code that was not used yet. */
export interface RecoveryCodeTable {
  user_id: number;
  /** SHA-256 of the account's id and the code, in hex. The code itself is never stored. */
  code_hash: string;
}

/** A question to an authenticator. Each can be answered once. */
export interface PasskeyChallengeTable {
  /** SHA-256 of the token that the browser sends back, in hex. */
  token_hash: string;
  user_id: number;
  /** What the answer does: add a passkey, or complete a sign-in. */
  purpose: 'add' | 'sign-in';
  /** Random bytes that the authenticator signs, in base64url. */
  challenge: string;
  expires_at: string;
}

/** How often a page was loaded on a day. Earlier versions wrote it; migration 0027 moved its counts to the sums. */
export interface PageViewTable {
  day: string;
  path: string;
  locale: string;
  referrer_host: string;
  views: number;
}

/** A sum of one day (product 12.6). No row is about one visitor. */
export interface DailySumTable {
  /** YYYY-MM-DD in the site's time zone. */
  day: string;
  /** What was counted; `total` for the sums of the whole site. */
  kind: FigureKind | 'total';
  name: string;
  sum: number;
}

/** A sum of one month (YYYY-MM). It repeats the sums of its days, so that a year is read from few rows. */
export interface MonthlySumTable extends Omit<DailySumTable, 'day'> {
  month: string;
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
  /** `contact` by default. */
  kind: Generated<'contact' | 'callback' | 'application'>;
  status: 'new' | 'done' | 'suspected';
  /** Why the enquiry is suspected to be spam; empty otherwise. */
  suspicion: 'honeypot' | 'no-token' | 'too-fast' | 'expired' | '';
  name: string;
  email: string;
  phone: string;
  business: string;
  message: string;
  /** What was said before a callback was asked for, one line for each turn; empty for other enquiries. */
  conversation: Generated<string>;
  /** How many clients an agency expects to bring in a year. Only set for an application. */
  clients: number | null;
  /** When an agency agreed to the terms. Only set for an application. */
  agreed_to_terms_at: string | null;
  /** The name in the partner's link that led to the enquiry; empty if there was none. */
  partner: Generated<string>;
  locale: string;
  consented_at: string;
  /** When the enquiry was moved to Trash. It is deleted some weeks later. */
  trashed_at: string | null;
  /** Identifies a submission. The same submission sent twice is stored once. */
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
  /** When the lease of the process that sends this entry ends. Null while no process sends it. */
  claimed_until: string | null;
  claim: string | null;
  /** Identifies the message. Every attempt has the same key, so that the receiver can recognise a repeated message. */
  message_key: string;
  last_error: string | null;
  updated_at: string;
}

/** A note of an administrator about an enquiry, or a reply that was sent by email. */
export interface EnquiryNoteTable {
  id: Generated<number>;
  enquiry_id: number;
  kind: 'note' | 'reply';
  at: string;
  /** Name of the administrator at that time, because the account may be deleted later. */
  author: string;
  subject: string;
  text: string;
  /** Null for a note, and while a reply is being sent. */
  sent_at: string | null;
  /** Identifies a request, so that a reply that is requested twice is sent once. */
  request_key: string;
}

/** How many submissions of a day were certainly sent by robots. They are counted and not stored. */
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

/** Who changed what. The names are those at that time, because the account and the record may be deleted later. */
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

/** One row with the number of the last change of public content. Writers lock it until they commit. */
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
  | 'owner-facts'
  | `article:${string}`
  | `category:${number}`
  | `tag:${number}`
  | `month:${string}`;

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

/** A picture in the library. Its files are not in the database (see `pictures/picture-storage.ts`). */
export interface PictureTable {
  id: Generated<number>;
  /** The random part of the address that articles store. */
  key: string;
  /** SHA-256 of the original as hex digits. The files are named after it. */
  sha256: string;
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
  /** Size of the original in bytes. */
  bytes: number;
  /** Width and height of the original in pixels, after it is rotated upright. */
  width: number;
  height: number;
  file_name: string;
  alt: string;
  /** Name of the uploader at the time of the upload, because the account may be deleted later. */
  uploaded_by: string;
  /** The file name and the alternative text in the form that searches use (see `records/search-key.ts`). */
  search_key: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** When the picture was deleted. Its files are removed some weeks later. */
  deleted_at: string | null;
}

/** Records that an article's content has the address of a picture, whether or not this picture exists. */
export interface PictureUseTable {
  article_id: number;
  picture_key: string;
}

/** What somebody is typing into an article and has not saved yet. Visitors never see it. */
export interface WorkingCopyTable {
  /** The browser makes this key when the editor opens. */
  key: string;
  account_id: number;
  /** Null for a new article. */
  article_id: number | null;
  /** The version that the article had when the editor opened. */
  base_version: number | null;
  /** Rises with every change, so that a request that arrives late cannot replace a newer text. */
  sequence: number;
  title: string;
  updated_at: string;
  /** The form as JSON. */
  form: string;
}

/** A save that had a key and created a record. If it is sent again, it creates nothing. */
export interface SaveKeyTable {
  key: string;
  account_id: number;
  kind: 'article' | 'category' | 'tag';
  /** SHA-256 of what was saved, as hex digits. */
  payload_hash: string;
  /** Null until the record is stored, which happens in the same transaction. */
  record_id: number | null;
  created_at: string;
}

/** The state of an article after a save. */
export interface ArticleVersionTable {
  article_id: number;
  /** The version that the article had after the save. */
  number: number;
  at: string;
  /** Name of the person at the time of the save. Empty when the action is `earlier`. */
  saved_by: string;
  action: VersionAction;
  /** The number of the version that this save restored; null for any other save. */
  restored_from: number | null;
  /** Names of the fields that the save changed, as a JSON list. */
  changed: string;
  /** The article as JSON (see `content/article-version.ts`). */
  state: string;
}

/** A slug that an article or category had before. */
export interface FormerAddressTable {
  kind: 'article' | 'category';
  slug: string;
  record_id: number;
  at: string;
}

/** When a draft is to be published. The row exists until the article is published or the schedule is deleted. */
export interface ScheduledPublicationTable {
  article_id: number;
  due_at: string;
  /** The account that scheduled the publication. It may be deleted later. */
  account_id: number | null;
  /** Name of the account when it scheduled the publication. */
  scheduled_by: string;
  scheduled_at: string;
}

/** A deleted article, category or tag. The row exists until the record is restored or removed for good. */
export interface TrashTable {
  kind: 'article' | 'category' | 'tag';
  record_id: number;
  title: string;
  /** The title in the form that searches use (see `records/search-key.ts`). */
  search_key: string;
  /** The record as JSON (see `content/trash-snapshot.ts`). */
  snapshot: string;
  deleted_at: string;
  /** Name of the person at the time of the deletion, because the account may be deleted later. */
  deleted_by: string;
}

/** A link that shows an article to people without an account until it expires. */
export interface PreviewLinkTable {
  id: Generated<number>;
  /** SHA-256 of the token, as hex digits. */
  token_hash: string;
  /** The account that shared the article. */
  account_id: number;
  /** Null when the article was not saved yet. */
  article_id: number | null;
  title: string;
  /** The article as pages show it, as JSON, with clean content. */
  article: string;
  created_at: string;
  /** When the shown text was taken from the form. */
  text_from: string;
  expires_at: string;
}

/** A link that a person can use once and for a time (see `accounts/one-time-links.ts`). */
export interface OneTimeLinkTable {
  id: Generated<number>;
  /** SHA-256 of the token, as hex digits. The token itself is never stored. */
  token_hash: string;
  /** What the link lets a person do. A link of one purpose is unknown to every other. */
  purpose: 'invite' | 'reset';
  /** The account that the link is for, or null when it is not for an existing account. */
  account_id: number | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  /** When somebody withdrew the link before it was used. */
  withdrawn_at: string | null;
}

/** A setting that the owner has changed in the desk. The row stays when the setting goes back to its default. */
export interface OwnerSettingTable {
  name: OwnerSettingName;
  /** The value as JSON. Null means the default. */
  value: string | null;
  version: number;
  updated_at: string;
}

/** An invite to use the desk. Its link decides whether it is open (see `people/invite.service.ts`). */
export interface InviteTable {
  link_id: number;
  full_name: string;
  email: string;
  /** The e-mail address in the form that sign-in compares. */
  email_key: string;
  role: 'admin' | 'editor';
  /** The account of the person who invites. The invite counts only while this account is an administrator. */
  invited_by_id: number;
  /** Name of that person at the time. */
  invited_by: string;
}

/**
 * Every table, each after the tables that it refers to. The type requires every table of the schema. A backup leaves
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
  working_copies: 'stored',
  save_keys: 'stored',
  article_versions: 'stored',
  trash: 'stored',
  former_addresses: 'stored',
  scheduled_publications: 'stored',
  preview_links: 'stored',
  one_time_links: 'stored',
  owner_settings: 'stored',
  invites: 'stored',
};

/** Names of the tables, in an order in which rows can be inserted. */
export const tableOrder: readonly string[] = Object.keys(places);

/** Names of the tables that a backup contains, in the same order. */
export const storedTables: readonly string[] = tableOrder.filter(isStored);

function isStored(table: string): boolean {
  return Object.entries(places).some(([name, kind]) => name === table && kind === 'stored');
}
