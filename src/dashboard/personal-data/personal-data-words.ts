import { countOf } from '#dashboard/enquiries/enquiry-words.ts';
import type { PersonalData, PersonErased } from '#domain/contract/personal-data-contract.ts';

/** Returns the sentence that says how much is stored about a person. */
export function foundText({ enquiries, account, invites, contact }: PersonalData): string {
  if (enquiries.length === 0 && !account && invites.length === 0) return `Nothing is stored about ${contact}.`;
  const parts = [
    enquiries.length > 0 && countOf(enquiries.length, 'enquiry', 'enquiries'),
    account && 'an account',
    invites.length > 0 && countOf(invites.length, 'invitation', 'invitations'),
  ].filter(Boolean);
  return `Stored about ${contact}: ${parts.join(' and ')}.`;
}

/** Returns the sentence that says how much was erased. */
export function erasedText({ enquiries, account, invites }: PersonErased): string {
  const parts = [
    enquiries > 0 && countOf(enquiries, 'enquiry', 'enquiries'),
    account && 'the account',
    invites > 0 && countOf(invites, 'invitation', 'invitations'),
  ].filter(Boolean);
  return parts.length === 0 ? 'Nothing was left to erase.' : `Erased: ${parts.join(' and ')}.`;
}
