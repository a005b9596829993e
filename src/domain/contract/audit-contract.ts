import { z } from 'zod';
import { rangeQuerySchema, recordIdSchema, timestampSchema } from './record-contract.ts';

/** The kinds of records in the change history. */
export const auditKinds = [
  'article',
  'category',
  'tag',
  'account',
  'session',
  'content',
  'enquiry',
  'question',
] as const;

/** The actions in the change history. */
export const auditActions = [
  'created',
  'updated',
  'published',
  'unpublished',
  'deleted',
  'password-changed',
  'password-reset',
  'role-granted',
  'role-revoked',
  'new-network',
  'ended',
  'others-ended',
  'imported',
  'done',
  'reopened',
  'not-spam',
  'sent-again',
  'dismissed',
  'drafted',
] as const;

/** The id that queries use for the command line. */
export const commandLineActor = 0;

/** Who acted: an account by its name at that time, or the command line, which has no id. */
const auditActorSchema = z.object({ id: recordIdSchema.nullable(), name: z.string() });

/**
 * One entry of the change history: who did what to which record, with its title at that time, and when. Enquiries and
 * questions have no title here, only their id, because the history is kept longer than what visitors wrote.
 */
export const auditEntrySchema = z.object({
  id: recordIdSchema,
  at: timestampSchema,
  actor: auditActorSchema,
  kind: z.enum(auditKinds),
  action: z.enum(auditActions),
  record: z.object({ id: recordIdSchema.nullable(), title: z.string() }),
});

/** Query of the change history. `actor` is an account's id, or 0 for the command line. */
export const auditQuerySchema = rangeQuerySchema.extend({
  kind: z.enum(auditKinds).optional(),
  actor: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
});

/** Everyone in the change history, with the name of their last entry. */
export const auditActorsSchema = z.array(z.object({ id: z.number().int().min(0), name: z.string() }));

export type AuditKind = (typeof auditKinds)[number];
export type AuditAction = (typeof auditActions)[number];
export type AuditActor = z.infer<typeof auditActorSchema>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
