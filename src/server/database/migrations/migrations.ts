import type { Migration } from 'kysely/migration';
import { up as contentAndAccounts } from './0001-content-and-accounts.ts';
import { up as pageViews } from './0002-page-views.ts';
import { up as contentKeys } from './0003-content-keys.ts';
import { up as starterContent } from './0004-starter-content.ts';
import { up as enquiries } from './0005-enquiries.ts';
import { up as unansweredQuestions } from './0006-unanswered-questions.ts';
import { up as articleCounts } from './0007-article-counts.ts';
import { up as articleSearchIndex } from './0008-article-search-index.ts';
import { up as auditEntries } from './0009-audit-entries.ts';
import { up as contentChanges } from './0010-content-changes.ts';
import { up as articleTerms } from './0011-article-terms.ts';
import { up as adminCodes } from './0012-admin-codes.ts';
import { up as clock } from './0013-clock.ts';
import { up as workingCopies } from './0014-working-copies.ts';
import { up as articleVersions } from './0015-article-versions.ts';
import { up as trash } from './0016-trash.ts';
import { up as formerAddresses } from './0017-former-addresses.ts';
import { up as pictures } from './0020-pictures.ts';
import { up as scheduledPublications } from './0021-scheduled-publications.ts';
import { up as enquiryKind } from './0023-enquiry-kind.ts';
import { up as previewLinks } from './0024-preview-links.ts';
import { up as articleWords } from './0025-article-words.ts';
import { up as enquiryApplications } from './0026-enquiry-applications.ts';
import { up as figures } from './0027-figures.ts';
import { up as oneTimeLinks } from './0028-one-time-links.ts';
import { up as ownerSettings } from './0029-owner-settings.ts';
import { up as invites } from './0030-invites.ts';
import { up as lastSeen } from './0031-last-seen.ts';
import { up as accountSearch } from './0032-account-search.ts';
import { up as passkeys } from './0033-passkeys.ts';
import { up as knownBrowsers } from './0034-known-browsers.ts';
import { up as enquiryInbox } from './0035-enquiry-inbox.ts';
import { up as figuresByKey } from './0036-figures-by-key.ts';
import { up as figureVersions } from './0037-figure-versions.ts';
import { up as waitingMails } from './0038-waiting-mails.ts';
import { up as serverFacts } from './0041-server-facts.ts';
import { up as provenAddresses } from './0043-proven-addresses.ts';
import { up as sessionProof } from './0044-session-proof.ts';
import { up as dailySumsOnly } from './0045-daily-sums-only.ts';
import { up as oneContentVersion } from './0046-one-content-version.ts';

export interface SchemaMigration extends Migration {
  /**
   * Set when an older version of this program, which may still be running, would write rows that are wrong under the
   * new schema. The schema then refuses writes of older versions (see `schema-generation.ts`).
   */
  readonly breaking?: true;
}

/** Migrations by name, in order. */
export type SchemaMigrations = Readonly<Record<string, SchemaMigration>>;

/** Every migration of this program. Each makes one change and is never edited after a release. */
export const migrations: SchemaMigrations = {
  '0001-content-and-accounts': { up: contentAndAccounts },
  '0002-page-views': { up: pageViews },
  '0003-content-keys': { up: contentKeys },
  '0004-starter-content': { up: starterContent },
  '0005-enquiries': { up: enquiries },
  '0006-unanswered-questions': { up: unansweredQuestions },
  '0007-article-counts': { up: articleCounts },
  '0008-article-search-index': { up: articleSearchIndex },
  '0009-audit-entries': { up: auditEntries },
  '0010-content-changes': { up: contentChanges },
  '0011-article-terms': { up: articleTerms },
  '0012-admin-codes': { up: adminCodes },
  '0013-clock': { up: clock },
  '0014-working-copies': { up: workingCopies },
  '0015-article-versions': { up: articleVersions },
  '0016-trash': { up: trash },
  '0017-former-addresses': { up: formerAddresses },
  '0020-pictures': { up: pictures },
  '0021-scheduled-publications': { up: scheduledPublications },
  '0023-enquiry-kind': { up: enquiryKind },
  '0024-preview-links': { up: previewLinks },
  '0025-article-words': { up: articleWords },
  '0026-enquiry-applications': { up: enquiryApplications },
  '0027-figures': { up: figures },
  '0028-one-time-links': { up: oneTimeLinks },
  '0029-owner-settings': { up: ownerSettings },
  '0030-invites': { up: invites },
  '0031-last-seen': { up: lastSeen },
  '0032-account-search': { up: accountSearch },
  '0033-passkeys': { up: passkeys },
  '0034-known-browsers': { up: knownBrowsers },
  '0035-enquiry-inbox': { up: enquiryInbox },
  '0036-figures-by-key': { up: figuresByKey },
  '0037-figure-versions': { up: figureVersions },
  '0038-waiting-mails': { up: waitingMails },
  '0041-server-facts': { up: serverFacts },
  '0043-proven-addresses': { up: provenAddresses },
  '0044-session-proof': { up: sessionProof },
  '0045-daily-sums-only': { up: dailySumsOnly },
  '0046-one-content-version': { up: oneContentVersion },
};
