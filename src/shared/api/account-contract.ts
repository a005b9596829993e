import { z } from 'zod';
import { passwordMaximum, registrationPasswordMinimum } from '../rules/business-constants.ts';
import { isStrongPassword } from '../rules/passwords.ts';
import { cleanEmail, cleanLine, nameKey } from '../rules/text-input.ts';
import { timestampSchema } from './record-contract.ts';

/** For how many minutes a sign-in or a confirmation allows acts that ask for the password or passkey. */
export const confirmationMinutes = 10;

/** Code of the 403 for such an act when the last proof is too old. The desk then asks, and repeats the request. */
export const confirmationNeeded = 'confirmation_needed';

export const accountMessages = {
  passwordsDiffer: 'Passwords do not match.',
  passwordShort: `Password must be at least ${registrationPasswordMinimum} characters long.`,
  passwordLong: `Password can have at most ${passwordMaximum} characters.`,
  newPasswordsDiffer: 'New passwords do not match',
  notStrong: 'Password does not meet strength requirements',
  sameAsCurrent: 'New password must be different from current password',
  authenticationRequired: 'Authentication required',
  confirmationNeeded: 'Confirm with your password or passkey that it is you, then try again. Nothing was changed.',
} as const;

/**
 * Counts the characters of a text in the composed form (NFC), because that form is hashed. An emoji counts as one
 * character.
 */
function characterCount(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** Matches a text without control characters. No name has such characters, and PostgreSQL cannot store all of them. */
const withoutControls = /^\P{Cc}*$/u;

const nameMaximum = 60;

/**
 * Matches a text that a mail program could show as a link: `https://` or a full stop with a word directly after it.
 * The other characters are full stops of other scripts, which browsers accept in addresses.
 */
const webAddress = /:\/\/|[.\u2024\u3002\uff0e\uff61][\p{L}\p{N}]{2}/u;

/** Returns whether a text has no web address in it. Names are in e-mails, so a name must not be a link. */
export function hasNoWebAddress(text: string): boolean {
  return !webAddress.test(nameKey(text));
}

const newPasswordSchema = z
  .string('Please enter a password.')
  .refine((password) => characterCount(password) <= passwordMaximum, accountMessages.passwordLong);

export const strongPasswordSchema = newPasswordSchema.refine(isStrongPassword, accountMessages.notStrong);

/** Returns the schema of a person's full name. The message is for a name that is missing. */
export function fullNameSchema(message: string) {
  return z
    .string(message)
    .overwrite(cleanLine)
    .min(1, message)
    .max(nameMaximum, `The name can have at most ${nameMaximum} characters.`)
    .regex(withoutControls, 'The name has a character that cannot be used.')
    .refine(hasNoWebAddress, 'The name can’t have a web address in it. Put a space after each full stop.');
}

export const emailSchema = z
  .string('Please enter your email address.')
  .overwrite(cleanEmail)
  .max(254, 'The email can have at most 254 characters.')
  .pipe(z.email('Please enter a valid email address.'));

/** Body of a registration. Fields that are not listed here are ignored. */
export const registrationSchema = z.object({
  full_name: fullNameSchema('Please enter your full name.'),
  email: emailSchema,
  password: newPasswordSchema.refine(
    (password) => characterCount(password) >= registrationPasswordMinimum,
    accountMessages.passwordShort,
  ),
});

/** The field in which a new password is typed a second time. */
export const repeatedPasswordSchema = z.string().min(1, 'Please enter your password again.');

/**
 * Returns whether the repeated password is the same as the password. An empty repeated password counts as the same,
 * because `repeatedPasswordSchema` already reports it.
 */
export function isRepeated(password: string, repeated: string): boolean {
  return repeated === '' || password === repeated;
}

/** The error of a form if the repeated password differs from the password. */
export const passwordsDiffer = {
  message: accountMessages.passwordsDiffer,
  path: ['confirm_password'],
  // The repeated password is compared even if other fields have errors, so that all errors are reported at once.
  when: () => true,
};

/** Request header of a registration. It contains the one-time code that makes the account the first administrator. */
export const adminCodeHeader = 'bellbird-admin-code';

/**
 * Name of the parameter with the one-time code, in the fragment of a link to `/register`. Browsers do not send
 * fragments to servers.
 */
export const adminCodeParameter = 'admin-code';

/** Body of a sign-in. The username is the e-mail address of the account. */
export const loginSchema = z.object({
  username: z
    .string('Please enter your username.')
    .overwrite(cleanEmail)
    .min(1, 'Please enter your username.')
    .max(254, 'The username can have at most 254 characters.')
    .regex(withoutControls, 'The username has a character that cannot be used.'),
  password: z
    .string('Please enter your password.')
    .min(1, 'Please enter your password.')
    .max(passwordMaximum * 4, accountMessages.passwordLong),
});

/** The current password, in a request that changes how the account signs in. */
export const currentPasswordSchema = z
  .string('Please enter your current password')
  .min(1, 'Please enter your current password')
  .max(passwordMaximum * 4, accountMessages.passwordLong);

export const passwordChangeSchema = z
  .object({
    current_password: currentPasswordSchema,
    new_password: strongPasswordSchema,
  })
  .refine((change) => change.current_password.normalize('NFC') !== change.new_password.normalize('NFC'), {
    message: accountMessages.sameAsCurrent,
    path: ['new_password'],
  });

/**
 * The role of an account. A `member` can only sign in. An `editor` can also work with the content in the desk. A
 * `responder` can also read and answer enquiries, and see the figures. An `admin` can use everything in the desk.
 */
export const roleSchema = z.enum(['admin', 'responder', 'editor', 'member']);

export const deskRoles = ['admin', 'responder', 'editor'] as const;

export function mayAnswerEnquiries(role: Role): boolean {
  return role === 'admin' || role === 'responder';
}

export function mayUseDesk(role: Role): boolean {
  return role !== 'member';
}

/** Response of GET /api/auth/me, and response to a registration. */
export const accountSchema = z.object({
  id: z.number().int().positive(),
  full_name: z.string(),
  email: z.string(),
  role: roleSchema,
});

export const accessTokenSchema = z.object({ access_token: z.string(), token_type: z.literal('bearer') });

export const passwordChangedSchema = z.object({ message: z.literal('Password changed successfully!') });

/** Response of GET /api/admin/health: the token's account may use the desk. */
export const adminHealthSchema = z.object({ status: z.literal('ok') });

/** Identifies a session. The handle is not the token, so it gives nobody access. */
export const sessionHandleSchema = z.string().regex(/^[0-9a-f]{32}$/);

export const sessionSchema = z.object({
  handle: sessionHandleSchema,
  /**
   * Name of the browser and of its operating system. Example: “Firefox on Windows”. It is empty if they are not known.
   */
  browser: z.string(),
  created_at: timestampSchema,
  /** When the session was last used, to the minute. */
  last_used_at: timestampSchema,
  /** Whether the request was made with this session. */
  is_current: z.boolean(),
});

/** Response of GET /api/auth/sessions. The session that was last used comes first. */
export const sessionsSchema = z.array(sessionSchema);

export const sessionParamsSchema = z.object({ handle: sessionHandleSchema });

export type Role = z.infer<typeof roleSchema>;
export type Account = z.infer<typeof accountSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type Login = z.infer<typeof loginSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export type AccountSession = z.infer<typeof sessionSchema>;
