import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EnquiryChannel, EnquirySubmission } from '#domain/contract/enquiry-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { queueDeliveries } from '../enquiry-outbox/delivery.repository.ts';
import { searchKey } from '../records/search-key.ts';
import { insertEnquiry } from './enquiry.repository.ts';
import type { FormTokenReading, FormTokens } from './form-token.ts';
import { judgeSubmission } from './judge-submission.ts';
import { countTurnedAway } from './turned-away.repository.ts';

/** What receiving needs besides the database. */
export interface Reception {
  readonly tokens: FormTokens;
  /** The ways in which an enquiry is passed on. */
  readonly channels: readonly EnquiryChannel[];
}

/**
 * Stores what a visitor has left, together with what is to be sent of it, in one transaction. A submission that comes
 * again is stored once. What looks like a robot's is kept apart and not sent; see {@link judgeSubmission}.
 */
export async function receiveEnquiry(
  db: Kysely<DatabaseSchema>,
  { tokens, channels }: Reception,
  submission: EnquirySubmission,
  now: Date,
): Promise<void> {
  const token = tokens.read(submission.form_token, now);
  const judgement = judgeSubmission(submission.website, token);
  const moment = now.toISOString();
  if (judgement.kind === 'turned-away') return countTurnedAway(db, moment.slice(0, 10));

  const { name, email, phone, business, message, locale } = submission;
  const isTaken = judgement.kind === 'taken';
  await db.transaction().execute(async (transaction) => {
    const id = await insertEnquiry(transaction, {
      status: isTaken ? 'new' : 'suspected',
      suspicion: isTaken ? '' : judgement.suspicion,
      name,
      email,
      phone,
      business,
      message,
      locale,
      consented_at: moment,
      submission_key: submissionKey(submission, token),
      search_key: searchKey([name, email, phone, business, message].join('\n')),
      created_at: moment,
      updated_at: moment,
    });
    if (id !== undefined && isTaken) await queueDeliveries(transaction, id, channels, moment);
  });
}

/** One for each opening of the form and content: sending the same again changes nothing, a corrected text is another. */
function submissionKey(submission: EnquirySubmission, token: FormTokenReading): string {
  const { name, email, phone, business, message } = submission;
  const opening = token.kind === 'genuine' ? token.nonce : '';
  return createHash('sha256')
    .update(JSON.stringify([opening, name, email, phone, business, message]))
    .digest('base64url');
}
