import type { PersonalData, PersonErased } from '#shared/api/personal-data-contract.ts';
import { countOf, formatCount } from '#shared/rules/numbers.ts';

export function foundText({ enquiries, enquiry_total, comments, account, invites, contact }: PersonalData): string {
  if (enquiry_total === 0 && comments.length === 0 && !account && invites.length === 0)
    return `Nothing is stored about ${contact}.`;
  const parts = [
    enquiry_total > 0 && countOf(enquiry_total, 'enquiry', 'enquiries'),
    comments.length > 0 && countOf(comments.length, 'comment', 'comments'),
    account && 'an account',
    invites.length > 0 && countOf(invites.length, 'invitation', 'invitations'),
  ].filter(Boolean);
  const found = `Stored about ${contact}: ${parts.join(' and ')}.`;
  if (enquiries.length === enquiry_total) return found;
  const shown = formatCount(enquiries.length);
  return `${found} The newest ${shown} enquiries are below. To erase the others, erase these and look again. The export has all.`;
}

export function erasedText({ enquiries, comments, account, invites, names, keeps_name }: PersonErased): string {
  const parts = [
    enquiries > 0 && countOf(enquiries, 'enquiry', 'enquiries'),
    comments > 0 && countOf(comments, 'comment', 'comments'),
    account && 'the account',
    invites > 0 && countOf(invites, 'invitation', 'invitations'),
  ].filter(Boolean);
  if (parts.length === 0) return 'Nothing was left to erase.';
  const erased = `Erased: ${parts.join(' and ')}.`;
  if (keeps_name)
    return `${erased} Another account has the same name, so it stays beside versions, pictures and notes.`;
  if (names === 0) return erased;
  return `${erased} The name was removed from ${countOf(names, 'version, picture or note', 'versions, pictures and notes')}.`;
}
