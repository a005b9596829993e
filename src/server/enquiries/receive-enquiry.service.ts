import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EnquiryChannel, EnquirySubmission } from '#shared/api/enquiry-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { searchKey } from '../database/stored-text.ts';
import { queueDeliveries } from '../outbox/outbox.repository.ts';
import { countTurnedAway, insertEnquiry } from './enquiry.repository.ts';
import { type FormTokenReading, type FormTokens, judgeSubmission } from './spam-check.ts';

export interface Reception {
  readonly tokens: FormTokens;
  readonly channels: readonly EnquiryChannel[];
}

/**
 * Stores an enquiry and its deliveries in one transaction. The same submission sent twice is stored once. Suspected
 * spam is stored separately and not sent; see {@link judgeSubmission}. Returns whether a new enquiry was accepted.
 */
export async function receiveEnquiry(
  db: Kysely<DatabaseSchema>,
  { tokens, channels }: Reception,
  submission: EnquirySubmission,
  now: Date,
): Promise<boolean> {
  const token = tokens.read(submission.form_token, now);
  const judgement = judgeSubmission(submission.website, token);
  const moment = now.toISOString();
  if (judgement.kind === 'turned-away') {
    await countTurnedAway(db, moment.slice(0, 10));
    return false;
  }

  const { kind, name, email, phone, business, message, conversation, locale, partner = '' } = submission;
  const isApplication = kind === 'application';
  const isAccepted = judgement.kind === 'accepted';
  return db.transaction().execute(async (transaction) => {
    const id = await insertEnquiry(transaction, {
      kind,
      status: isAccepted ? 'new' : 'suspected',
      suspicion: isAccepted ? '' : judgement.suspicion,
      name,
      email,
      phone,
      business,
      message,
      conversation,
      clients: isApplication ? Number(submission.clients) : null,
      agreed_to_terms_at: isApplication ? moment : null,
      partner,
      locale,
      consented_at: moment,
      submission_key: submissionKey(submission, token),
      search_key: searchKey([name, email, phone, business, message, conversation, partner].join('\n')),
      created_at: moment,
      updated_at: moment,
    });
    if (id === undefined || !isAccepted) return false;
    await queueDeliveries(transaction, id, channels, moment);
    return true;
  });
}

/** Returns a key for a submission: the same form sent again with the same text has the same key. */
function submissionKey(submission: EnquirySubmission, token: FormTokenReading): string {
  const { kind, name, email, phone, business, message, conversation, clients } = submission;
  const special = kind === 'contact' ? [] : [kind, kind === 'callback' ? conversation : clients];
  const opening = token.kind === 'genuine' ? token.nonce : '';
  return createHash('sha256')
    .update(JSON.stringify([opening, name, email, phone, business, message, ...special]))
    .digest('base64url');
}
