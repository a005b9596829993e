import { type AuditAction, type AuditEntry, auditKindTexts, auditVerbs } from './audit-contract.ts';

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
  const verb = auditVerbs[action];
  // The history stores no text of visitors. So an enquiry or a question is named by its number.
  if (kind === 'enquiry' && action === 'exported') return { text: 'exported the enquiries', title: '' };
  if (kind === 'enquiry' || kind === 'question')
    return { text: `${verb}:`, title: `${auditKindTexts[kind].one} ${record.id}` };
  if (ofOneself.has(action)) return { text: verb, title: '' };
  if (action === 'new-network') return { text: record.title ? `${verb}, with` : verb, title: record.title };
  if (action === 'ended') {
    // Only a change on the command line has no `actor.id`. The command ends all sessions of an account.
    return actor.id === null
      ? { text: 'ended all sessions of', title: record.title }
      : { text: record.title ? `${verb}:` : verb, title: record.title };
  }
  const needsNoun = kind !== 'content' && !withoutNoun.includes(action);
  return { text: needsNoun ? `${verb} ${auditKindTexts[kind].one}` : verb, title: record.title };
}
