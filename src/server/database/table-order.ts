import type { DatabaseSchema } from './schema.ts';

/** Every table; a new one that is missing here does not compile. A table stands after those it refers to; a derived one is made again. */
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
};

/** The tables in an order in which rows can be inserted. */
export const tableOrder: readonly string[] = Object.keys(places);

/** The tables that a backup holds, in that order. */
export const storedTables: readonly string[] = tableOrder.filter(isStored);

function isStored(table: string): boolean {
  return Object.entries(places).some(([name, kind]) => name === table && kind === 'stored');
}
