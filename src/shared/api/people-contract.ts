import { z } from 'zod';
import { deskRoles, fullNameSchema, registrationSchema, roleSchema, strongPasswordSchema } from './account-contract.ts';
import {
  idParamsSchema,
  rangeQuerySchema,
  recordIdSchema,
  searchTextSchema,
  timestampSchema,
} from './record-contract.ts';

export const inviteDays = 7;

/** The two lists of people: those who may use the desk, and members. */
export const peopleGroups = ['desk', 'members'] as const;

/** An account as administrators see it. */
export const personSchema = z.object({
  id: recordIdSchema,
  full_name: z.string(),
  email: z.string(),
  role: roleSchema,
  is_email_confirmed: z.boolean().describe('Whether it is proven that the person owns the email address.'),
  created_at: timestampSchema,
  last_seen_at: timestampSchema.nullable().describe('When the account was last used, to the minute.'),
  sessions: z.number().int().min(0).describe('Number of browsers in which the account is signed in.'),
});

export const peopleQuerySchema = rangeQuerySchema.extend({
  group: z.enum(peopleGroups).default('desk'),
  q: searchTextSchema.optional().describe('A part of the name or email.'),
});

export const personParamsSchema = idParamsSchema;

export const roleChangeSchema = z.object({ role: roleSchema });

export const invitedRoleSchema = z.enum(deskRoles);

export const inviteCreateSchema = registrationSchema
  .pick({ email: true })
  .extend({ full_name: fullNameSchema('Please enter the person’s full name.'), role: invitedRoleSchema });

/** An invite that nobody has used, as administrators see it. It does not contain the link. */
export const inviteSchema = z.object({
  id: recordIdSchema,
  full_name: z.string(),
  email: z.string(),
  role: invitedRoleSchema,
  invited_by: z.string(),
  created_at: timestampSchema,
  expires_at: timestampSchema,
  is_open: z.boolean().describe('Whether the invite can still be used.'),
});

export const inviteCreatedSchema = z.object({
  invite: inviteSchema,
  token: z.string().describe('Secret of the link. It is shown now and never again.'),
  mail: z
    .enum(['sent', 'waiting', 'failed', 'off'])
    .describe(
      'Whether the link was mailed. `waiting` means that the mail server gets it again later, with a new link; `off` that there is none.',
    ),
});

/** Body of the requests about an invite. The token is not part of an address, so that no log contains it. */
export const inviteTokenSchema = z.object({ token: z.string().min(1).max(100) });

export const inviteRefusals = {
  unknown: 'There is no such invite. Check that you opened the whole link.',
  used: 'This invite has been used. It works only once. If it was you, sign in.',
  withdrawn: 'This invite was withdrawn. Ask the person who sent it for another.',
  expired: 'This invite has expired. Ask the person who sent it for another.',
} as const;

export const inviteViewSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    full_name: z.string(),
    email: z.string(),
    role: invitedRoleSchema,
    invited_by: z.string(),
    expires_at: timestampSchema,
    has_account: z.boolean().describe('Whether there is an account with this email, which then signs in to join.'),
  }),
  z.object({ state: z.enum(['unknown', 'used', 'withdrawn', 'expired']) }),
]);

export const inviteAcceptSchema = inviteTokenSchema.extend({
  full_name: registrationSchema.shape.full_name,
  password: strongPasswordSchema,
});

export type Person = z.infer<typeof personSchema>;
export type PeopleGroup = (typeof peopleGroups)[number];
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;
export type InviteCreate = z.infer<typeof inviteCreateSchema>;
export type Invite = z.infer<typeof inviteSchema>;
export type InviteCreated = z.infer<typeof inviteCreatedSchema>;
export type InviteView = z.infer<typeof inviteViewSchema>;
export type InviteAccept = z.infer<typeof inviteAcceptSchema>;
