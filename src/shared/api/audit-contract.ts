import { z } from 'zod';
import { rangeQuerySchema, recordIdSchema, timestampSchema } from './record-contract.ts';

/** The kinds of records in the change history: the name of the kind in a list, and a record of it in a sentence. */
export const auditKindTexts = {
  article: { plural: 'Articles', one: 'the article' },
  category: { plural: 'Categories', one: 'the category' },
  tag: { plural: 'Tags', one: 'the tag' },
  account: { plural: 'Accounts', one: 'the account of' },
  session: { plural: 'Sessions', one: 'a session' },
  content: { plural: 'Imports', one: 'content' },
  enquiry: { plural: 'Enquiries', one: 'enquiry' },
  question: { plural: 'Questions', one: 'question' },
  picture: { plural: 'Pictures', one: 'the picture' },
  recording: { plural: 'Recordings', one: 'the recording' },
  setting: { plural: 'Settings', one: 'the setting' },
  person: { plural: 'A person’s data', one: 'a person’s data:' },
  token: { plural: 'API tokens', one: 'the API token' },
} as const;

export type AuditKind = keyof typeof auditKindTexts;

export const auditKinds = Object.keys(auditKindTexts) as AuditKind[];

/** What somebody did, as the change history says it. */
export const auditVerbs = {
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
} as const;

export type AuditAction = keyof typeof auditVerbs;

export const auditActions = Object.keys(auditVerbs) as AuditAction[];

/**
 * The acts that every administrator is told about, by the kind of record. The route of each asks for the password or
 * passkey again (`confirm: true`), and the table in `tests/contract/policy.test.ts` lists it.
 */
export const toldActs: Partial<Record<AuditKind, readonly AuditAction[]>> = {
  account: [
    'address-confirmed',
    'role-granted',
    'editor-granted',
    'responder-granted',
    'role-revoked',
    'deleted',
    'signed-out',
    'reset-link-made',
    'invited-admin',
    'invited-responder',
    'invited-editor',
    'invite-withdrawn',
  ],
  enquiry: ['exported'],
  person: ['exported', 'erased'],
  token: ['created'],
};

/** The id by which queries ask for changes that were made on the command line. */
export const commandLineActor = 0;

/**
 * Who made a change. `name` is the name at that time. For a program it is that of its API token, and `id` is the
 * administrator who made the token. The command line has no id.
 */
const auditActorSchema = z.object({ id: recordIdSchema.nullable(), name: z.string() });

/**
 * An entry of the change history: who changed which record, how, and when. `title` is the title of the record at that
 * time. It is empty for enquiries and questions, because the history is stored longer than the words of visitors.
 */
export const auditEntrySchema = z.object({
  id: recordIdSchema,
  at: timestampSchema,
  actor: auditActorSchema,
  kind: z.enum(auditKinds),
  action: z.enum(auditActions),
  record: z.object({ id: recordIdSchema.nullable(), title: z.string() }),
});

/** Query of the change history. `actor` is the id of an account, or 0 for the command line. */
export const auditQuerySchema = rangeQuerySchema.extend({
  kind: z.enum(auditKinds).optional(),
  actor: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
});

/** Everyone who has an entry in the change history. */
export const auditActorsSchema = z.array(z.object({ id: z.number().int().min(0), name: z.string() }));

export type AuditActor = z.infer<typeof auditActorSchema>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
