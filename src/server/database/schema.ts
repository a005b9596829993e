import type {
  AdminCodeTable,
  ApiTokenTable,
  FirstAdminClaimTable,
  InviteTable,
  KnownBrowserTable,
  KnownNetworkTable,
  OneTimeLinkTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  SessionTable,
  ThrottleTable,
  UserTable,
  WaitingMailTable,
} from './tables/account-tables.ts';
import type {
  ArticleCountTable,
  ArticleSearchTable,
  ArticleTable,
  ArticleTagTable,
  ArticleTermsTable,
  ArticleVersionTable,
  CategoryTable,
  FormerAddressTable,
  OpenArticleTable,
  OutsideLinkTable,
  PictureTable,
  PictureUseTable,
  PlannedPublicationTable,
  PreviewLinkTable,
  RecordingTable,
  ReviewEntryTable,
  SaveKeyTable,
  ScheduledPublicationTable,
  TagTable,
  TrashTable,
  WorkingCopyTable,
} from './tables/content-tables.ts';
import type {
  AuditEntryTable,
  ClockTable,
  ContentChangeTable,
  ContentVersionTable,
  OwnerSettingTable,
  ServerFactTable,
  ServerSecretTable,
  StarterContentClaimTable,
  WebhookDeliveryTable,
  WebhookTable,
} from './tables/server-tables.ts';
import type {
  DailySumTable,
  EnquiryDeliveryTable,
  EnquiryNoteTable,
  EnquiryTable,
  FigureVersionTable,
  MonthlySumTable,
  PageViewTable,
  TurnedAwayEnquiryTable,
  UnansweredQuestionTable,
} from './tables/visitor-tables.ts';

/**
 * The tables, which are the same on both engines. Types are portable: booleans are 0 or 1, times are ISO 8601 texts in
 * UTC, dates are YYYY-MM-DD. Identifiers count upwards and are never reused.
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
  api_tokens: ApiTokenTable;
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
  figure_versions: FigureVersionTable;
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
  recordings: RecordingTable;
  working_copies: WorkingCopyTable;
  open_articles: OpenArticleTable;
  save_keys: SaveKeyTable;
  article_versions: ArticleVersionTable;
  trash: TrashTable;
  former_addresses: FormerAddressTable;
  scheduled_publications: ScheduledPublicationTable;
  planned_publications: PlannedPublicationTable;
  outside_links: OutsideLinkTable;
  preview_links: PreviewLinkTable;
  review_entries: ReviewEntryTable;
  one_time_links: OneTimeLinkTable;
  owner_settings: OwnerSettingTable;
  invites: InviteTable;
  waiting_mails: WaitingMailTable;
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
  server_facts: ServerFactTable;
}

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
export const storedTables: readonly string[] = tableOrder.filter(isStored);

function isStored(table: string): boolean {
  return Object.entries(places).some(([name, kind]) => name === table && kind === 'stored');
}
