import type { AuditAction, AuditEntry, AuditKind } from './audit-contract.ts';

export const kindNames: Readonly<Record<AuditKind, string>> = {
  article: 'Articles',
  category: 'Categories',
  tag: 'Tags',
  account: 'Accounts',
  session: 'Sessions',
  content: 'Imports',
  enquiry: 'Enquiries',
  question: 'Questions',
  picture: 'Pictures',
  recording: 'Recordings',
  setting: 'Settings',
  person: 'A person’s data',
  token: 'API tokens',
};

const nouns: Readonly<Record<AuditKind, string>> = {
  article: 'the article',
  category: 'the category',
  tag: 'the tag',
  account: 'the account of',
  session: 'a session',
  content: 'content',
  enquiry: 'enquiry',
  question: 'question',
  picture: 'the picture',
  recording: 'the recording',
  setting: 'the setting',
  person: 'a person’s data:',
  token: 'the API token',
};

const verbs: Readonly<Record<AuditAction, string>> = {
  created: 'created',
  updated: 'saved',
  published: 'published',
  unpublished: 'made a draft of',
  deleted: 'deleted',
  'password-changed': 'changed the password',
  'password-reset': 'reset the password of',
  'reset-link-made': 'made a link for a new password of',
  'passkey-added': 'added a passkey',
  'passkey-removed': 'removed a passkey',
  'passkeys-removed': 'removed the passkeys of',
  'recovery-codes-made': 'made new recovery codes',
  'recovery-code-used': 'signed in with a recovery code',
  'address-confirmed': 'confirmed the email address of',
  'role-granted': 'gave administrator access to',
  'role-revoked': 'took desk access from',
  'editor-granted': 'gave editor access to',
  'responder-granted': 'gave access to enquiries to',
  'signed-out': 'signed out',
  'invited-admin': 'invited as an administrator:',
  'invited-editor': 'invited as an editor:',
  'invited-responder': 'invited as a responder:',
  'invite-withdrawn': 'withdrew the invite of',
  'invite-accepted': 'accepted the invite of',
  'new-network': 'signed in from a new network',
  ended: 'ended a session',
  'others-ended': 'signed out everywhere else',
  imported: 'imported',
  done: 'marked as done',
  reopened: 'marked as new',
  taken: 'took',
  'given-back': 'gave back',
  'not-spam': 'took out of suspected spam',
  'sent-again': 'sent again',
  dismissed: 'dismissed',
  drafted: 'made an article of',
  restored: 'restored',
  'file-replaced': 'replaced the file of',
  removed: 'deleted from Trash:',
  moved: 'changed the address of',
  'led-on': 'led visitors on from',
  'led-nowhere': 'stopped leading visitors on from',
  merged: 'merged',
  scheduled: 'scheduled',
  unscheduled: 'cancelled the schedule of',
  'published-as-scheduled': 'published, as scheduled,',
  'preview-shared': 'shared a preview of',
  'preview-updated': 'shared newer text in a preview of',
  'preview-extended': 'extended a shared preview of',
  'preview-ended': 'stopped sharing a preview of',
  reset: 'went back to the default of',
  tested: 'sent a test message:',
  'marked-spam': 'marked as spam',
  trashed: 'moved to Trash',
  noted: 'wrote a note on',
  'note-deleted': 'deleted a note on',
  replied: 'replied to',
  exported: 'exported',
  erased: 'erased',
  revoked: 'revoked',
};

/**
 * Actions whose text does not contain the kind of the record. Most other texts contain it, as in "saved the article".
 */
const withoutNoun: readonly AuditAction[] = [
  'password-reset',
  'reset-link-made',
  'passkeys-removed',
  'address-confirmed',
  'role-granted',
  'role-revoked',
  'editor-granted',
  'responder-granted',
  'signed-out',
  'invited-admin',
  'invited-responder',
  'invited-editor',
  'invite-withdrawn',
  'invite-accepted',
  'tested',
];

/** Changes that people make to their own account. The text of such a change names no record. */
const ofOneself: ReadonlySet<AuditAction> = new Set([
  'password-changed',
  'others-ended',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'recovery-code-used',
]);

/**
 * Returns the two texts that the desk and e-mails show after a person's name: what the person did, such as "saved the
 * article", and the title of the record.
 */
export function historyText({
  actor,
  kind,
  action,
  record,
}: Pick<AuditEntry, 'actor' | 'kind' | 'action' | 'record'>): { text: string; title: string } {
  const verb = verbs[action];
  // The history stores no text of visitors. So an enquiry or a question is named by its number.
  if (kind === 'enquiry' && action === 'exported') return { text: 'exported the enquiries', title: '' };
  if (kind === 'enquiry' || kind === 'question') return { text: `${verb}:`, title: `${nouns[kind]} ${record.id}` };
  if (ofOneself.has(action)) return { text: verb, title: '' };
  if (action === 'new-network') return { text: record.title ? `${verb}, with` : verb, title: record.title };
  if (action === 'ended') {
    // Only a change on the command line has no `actor.id`. The command ends all sessions of an account.
    return actor.id === null
      ? { text: 'ended all sessions of', title: record.title }
      : { text: record.title ? `${verb}:` : verb, title: record.title };
  }
  const needsNoun = kind !== 'content' && !withoutNoun.includes(action);
  return { text: needsNoun ? `${verb} ${nouns[kind]}` : verb, title: record.title };
}
