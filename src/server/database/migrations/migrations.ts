import type { Migration } from 'kysely/migration';
import * as contentAndAccounts from './0001-content-and-accounts.ts';
import * as pageViews from './0002-page-views.ts';
import * as contentKeys from './0003-content-keys.ts';
import * as starterContent from './0004-starter-content.ts';

/** Every migration of this program, in order; one change each, never edited once released. */
export const migrations: Record<string, Migration> = {
  '0001-content-and-accounts': contentAndAccounts,
  '0002-page-views': pageViews,
  '0003-content-keys': contentKeys,
  '0004-starter-content': starterContent,
};
