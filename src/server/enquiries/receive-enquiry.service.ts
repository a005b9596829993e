import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EnquiryChannel, EnquirySubmission } from '#shared/api/enquiry-contract.ts';
import { formTokenMaximumHours, formTokenMinimumSeconds } from '#shared/enquiries/enquiry-rules.ts';
import type { Queryable } from '../database/schema.ts';
import { searchKey } from '../database/stored-text.ts';
import type { EnquiryTable } from '../database/tables/visitor-tables.ts';
import { queueDeliveries } from '../outbox/outbox.repository.ts';
import { countTurnedAway, insertEnquiry } from './enquiry.repository.ts';

export interface Reception {
  readonly tokens: ReturnType<typeof createFormTokens>;
  readonly channels: readonly EnquiryChannel[];
}

/**
 * Stores an enquiry and its deliveries in one transaction. The same submission sent twice is stored once. Suspected
 * spam is stored separately and not sent; see {@link judgeSubmission}. Returns whether a new enquiry was accepted.
 */
export async function receiveEnquiry(
  db: Queryable,
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

/**
 * The result of reading a form token. This server issued a `genuine` token, which contains a nonce and the time when
 * the form was opened. Any other token is `foreign`.
 */
type FormTokenReading =
  | { readonly kind: 'genuine'; readonly nonce: string; readonly ageSeconds: number }
  | { readonly kind: 'foreign' };

/** What happens to a submission: it is accepted, stored separately as suspected spam, or only counted. */
type Judgement =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'suspected'; readonly suspicion: Exclude<EnquiryTable['suspicion'], ''> }
  | { readonly kind: 'turned-away' };

const tokenShape = /^([0-9a-z]{1,10})\.([\w-]{16})\.([\w-]{43})$/;

/**
 * Creates what issues and reads form tokens, signed with a key that every process shares. A token contains the time when
 * the form was opened, so nothing is stored.
 */
export function createFormTokens(key: Buffer) {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    issue(now: Date): string {
      const text = `${now.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(token: string, now: Date): FormTokenReading {
      const [, time, nonce, signature] = tokenShape.exec(token) ?? [];
      if (!time || !nonce || !signature) return { kind: 'foreign' };
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(`${time}.${nonce}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'foreign' };
      return { kind: 'genuine', nonce, ageSeconds: (now.getTime() - Number.parseInt(time, 36)) / 1000 };
    },
  };
}

/**
 * Tells people from robots by how they use the form. People can look like robots by mistake: a password manager may
 * fill the hidden field, and a tab may be open for days. So that nobody loses their details, such submissions are
 * stored separately. A submission is discarded only when it fills the hidden field and has no valid form token.
 */
export function judgeSubmission(hiddenField: string, token: FormTokenReading): Judgement {
  const isHiddenFieldFilled = hiddenField !== '';
  if (token.kind === 'foreign')
    return isHiddenFieldFilled ? { kind: 'turned-away' } : { kind: 'suspected', suspicion: 'no-token' };
  if (isHiddenFieldFilled) return { kind: 'suspected', suspicion: 'honeypot' };
  if (token.ageSeconds < formTokenMinimumSeconds) return { kind: 'suspected', suspicion: 'too-fast' };
  if (token.ageSeconds > formTokenMaximumHours * 3600) return { kind: 'suspected', suspicion: 'expired' };
  return { kind: 'accepted' };
}
