import { z } from 'zod';
import { rangeQuerySchema, recordIdSchema, timestampSchema } from './record-contract.ts';

export const auditKinds = [
  'article',
  'category',
  'tag',
  'account',
  'session',
  'content',
  'enquiry',
  'question',
  'picture',
  'recording',
  'setting',
  'person',
  'token',
] as const;

export const auditActions = [
  'created',
  'updated',
  'published',
  'unpublished',
  'deleted',
  'password-changed',
  'password-reset',
  'reset-link-made',
  'passkey-added',
  'passkey-removed',
  'passkeys-removed',
  'recovery-codes-made',
  'recovery-code-used',
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
  'new-network',
  'ended',
  'others-ended',
  'imported',
  'done',
  'reopened',
  'taken',
  'given-back',
  'not-spam',
  'sent-again',
  'dismissed',
  'drafted',
  'restored',
  'file-replaced',
  'removed',
  'moved',
  'led-on',
  'led-nowhere',
  'merged',
  'scheduled',
  'unscheduled',
  'published-as-scheduled',
  'preview-shared',
  'preview-updated',
  'preview-extended',
  'preview-ended',
  'reset',
  'tested',
  'marked-spam',
  'trashed',
  'noted',
  'note-deleted',
  'replied',
  'exported',
  'erased',
  'revoked',
] as const;

/**
 * The acts that every administrator is told about, by the kind of record. All of them ask for the password or passkey
 * again.
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

export type AuditKind = (typeof auditKinds)[number];
export type AuditAction = (typeof auditActions)[number];
export type AuditActor = z.infer<typeof auditActorSchema>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
