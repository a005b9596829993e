import { z } from 'zod';
import { recordIdSchema, timestampSchema, trimmedLine } from './record-contract.ts';

/** What an API token may be allowed to do. */
export const apiScopes = ['read_published', 'read_drafts', 'write_drafts', 'publish', 'enquiries', 'insight'] as const;

export const apiTokenNameMaximum = 60;

/** Maximum number of tokens on a site. */
export const apiTokenMaximum = 50;

/** How many calls a minute one token may make. */
export const apiTokenCalls = 600;

export const apiTokenMessages = {
  name: 'Please enter a name for the token, such as the program that uses it.',
  scopes: 'Please choose at least one thing that the token may do.',
  expiry: 'Please choose an end date in the future.',
} as const;

/** An API token as administrators see it. The token itself is not part of it. */
export const apiTokenSchema = z.object({
  id: recordIdSchema,
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  last_letters: z.string().describe('The last four letters of the token.'),
  created_by: z.string(),
  created_at: timestampSchema,
  expires_at: timestampSchema.nullable().describe('Null if the token works until it is revoked.'),
  last_used_at: timestampSchema.nullable().describe('When the token was last used, to the minute.'),
});

/** Body of POST /api/admin/tokens. */
export const apiTokenCreateSchema = z.object({
  name: trimmedLine(apiTokenMessages.name).min(1, apiTokenMessages.name).max(apiTokenNameMaximum),
  scopes: z
    .array(z.enum(apiScopes), apiTokenMessages.scopes)
    .min(1, apiTokenMessages.scopes)
    .max(apiScopes.length)
    .describe('What the token may do.'),
  expires_at: z.iso
    .datetime({ offset: true, error: apiTokenMessages.expiry })
    .nullable()
    .default(null)
    .describe('Null if the token works until it is revoked.'),
});

/** Response of POST /api/admin/tokens. */
export const apiTokenCreatedSchema = apiTokenSchema.extend({
  token: z.string().describe('The secret. It is shown now and never again.'),
});

export type ApiScope = (typeof apiScopes)[number];
export type ApiToken = z.infer<typeof apiTokenSchema>;
export type ApiTokenCreate = z.infer<typeof apiTokenCreateSchema>;
export type ApiTokenCreated = z.infer<typeof apiTokenCreatedSchema>;
