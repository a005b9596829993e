import type { DatabaseSchema } from './schema.ts';

/** Every table; a new one that is missing here does not compile. A table stands after those it refers to. */
const places: Record<keyof DatabaseSchema, true> = {
  categories: true,
  tags: true,
  articles: true,
  article_search: true,
  article_tags: true,
  users: true,
  sessions: true,
  known_networks: true,
  throttle: true,
  first_admin_claim: true,
  page_views: true,
  starter_content_claim: true,
  server_secrets: true,
  enquiries: true,
  enquiry_deliveries: true,
  turned_away_enquiries: true,
  unanswered_questions: true,
};

/** The tables in an order in which rows can be inserted. */
export const tableOrder: readonly string[] = Object.keys(places);
