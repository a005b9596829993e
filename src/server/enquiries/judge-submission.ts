import { formTokenMaximumHours, formTokenMinimumSeconds } from '#domain/enquiries/enquiry-rules.ts';
import type { EnquiryTable } from '../database/schema.ts';
import type { FormTokenReading } from './form-token.ts';

/** What is done with a submission: it is taken, kept apart as suspected spam, or turned away without being stored. */
export type Judgement =
  | { readonly kind: 'taken' }
  | { readonly kind: 'suspected'; readonly suspicion: Exclude<EnquiryTable['suspicion'], ''> }
  | { readonly kind: 'turned-away' };

/**
 * Tells people from robots by what each does with the form. Nothing that a person could do by accident loses their
 * details: a password manager may fill the hidden field, a tab may lie open for days, so these are only kept apart. Turned
 * away is what fills the hidden field of a form that it has never opened.
 */
export function judgeSubmission(hiddenField: string, token: FormTokenReading): Judgement {
  const isTrapped = hiddenField !== '';
  if (token.kind === 'foreign')
    return isTrapped ? { kind: 'turned-away' } : { kind: 'suspected', suspicion: 'no-token' };
  if (isTrapped) return { kind: 'suspected', suspicion: 'honeypot' };
  if (token.ageSeconds < formTokenMinimumSeconds) return { kind: 'suspected', suspicion: 'too-fast' };
  if (token.ageSeconds > formTokenMaximumHours * 3600) return { kind: 'suspected', suspicion: 'expired' };
  return { kind: 'taken' };
}
