import { z } from 'zod';
import { readContactKey } from '../enquiries/contact-key.ts';
import { roleSchema } from './account-contract.ts';
import { enquirySchema } from './enquiry-contract.ts';
import { recordIdSchema, timestampSchema, trimmedLine } from './record-contract.ts';

/**
 * Maximum number of enquiries about one person that a search shows, and that one request erases. An export contains
 * all.
 */
export const personEnquiryMaximum = 500;

const contactSchema = trimmedLine('Give an email address or a phone number.')
  .max(254)
  .refine(
    (text) => readContactKey(text) !== undefined,
    'Give a whole email address, or a phone number with its area code.',
  );

/**
 * Body of a request that looks for everything about a person. The email address or phone number is in the body, so that
 * no log contains it.
 */
export const personSearchSchema = z.object({ contact: contactSchema });

export const personErasureSchema = z.object({
  contact: contactSchema,
  /** The enquiries to erase. Each has to be about the person. */
  enquiry_ids: z.array(recordIdSchema).max(personEnquiryMaximum),
  /** Whether the account and the invitations with this email address are erased. */
  account: z.boolean(),
  /** Whether the comments and suggestions that mention the person are erased. */
  comments: z.boolean().default(false),
});

/** Everything that is stored about an email address or phone number. */
export const personalDataSchema = z.object({
  contact: z.string(),
  found_at: timestampSchema,
  /** `contact`: the person left the enquiry. `mention`: somebody else's enquiry, or a note about it, mentions them. */
  enquiries: z.array(z.object({ match: z.enum(['contact', 'mention']), enquiry: enquirySchema })),
  /**
   * Number of enquiries that were found. If a search does not show all, this is more than the length of `enquiries`.
   */
  enquiry_total: z.number().int(),
  account: z
    .object({
      id: recordIdSchema,
      full_name: z.string(),
      email: z.string(),
      role: roleSchema,
      created_at: timestampSchema,
      sessions: z.array(z.object({ browser: z.string(), created_at: timestampSchema, last_used_at: timestampSchema })),
      passkeys: z.array(
        z.object({ name: z.string(), created_at: timestampSchema, last_used_at: timestampSchema.nullable() }),
      ),
      /** The API tokens that the account made. They are deleted with it. */
      tokens: z.array(
        z.object({
          name: z.string(),
          created_at: timestampSchema,
          expires_at: timestampSchema.nullable(),
          last_used_at: timestampSchema.nullable(),
        }),
      ),
      /** The browsers that are known to the account. Only a hash of each is stored. */
      known_browsers: z.array(z.object({ last_used_at: timestampSchema })),
      networks: z.array(z.object({ network: z.string(), last_used_at: timestampSchema })),
      /** The changes in the change history that the account made, newest first. */
      changes: z.array(z.object({ at: timestampSchema, kind: z.string(), action: z.string(), title: z.string() })),
      /**
       * Number of all changes that the account made. A search shows only the newest of them, and an export contains
       * all.
       */
      change_total: z.number().int(),
      unsaved_texts: z.array(z.object({ title: z.string(), updated_at: timestampSchema })),
      /** E-mails to the account that the mail server has not accepted yet. They are deleted with the account. */
      waiting_mails: z.array(z.object({ subject: z.string(), text: z.string() })),
    })
    .nullable(),
  /** Comments and suggestions about articles that mention the person, and answers from their account. */
  comments: z.array(z.object({ author: z.string(), text: z.string(), created_at: timestampSchema })),
  /** Invitations to the desk that were sent to this email address. */
  invites: z.array(z.object({ full_name: z.string(), email: z.string(), role: roleSchema, invited_by: z.string() })),
});

export const personErasedSchema = z.object({
  enquiries: z.number().int(),
  comments: z.number().int(),
  account: z.boolean(),
  invites: z.number().int(),
  /** Number of versions, pictures, notes and other records from which the name of the account was removed. */
  names: z.number().int(),
  /**
   * Whether the name stays in versions, pictures, notes and Trash. It stays if another account has the same name,
   * because these records contain the name without the account's id.
   */
  keeps_name: z.boolean(),
});

export type PersonalData = z.infer<typeof personalDataSchema>;
export type PersonErasure = z.input<typeof personErasureSchema>;
export type PersonErased = z.infer<typeof personErasedSchema>;
