import { z } from 'zod';
import { passwordMaximum, registrationPasswordMinimum } from '../business-constants.ts';
import { isStrongPassword } from '../passwords.ts';
import { timestampSchema } from './record-contract.ts';

/** Messages of the account screens (product 7.2 and 10.6). */
export const accountMessages = {
  passwordsDiffer: 'Passwords do not match.',
  passwordShort: `Password must be at least ${registrationPasswordMinimum} characters long.`,
  passwordLong: `Password can have at most ${passwordMaximum} characters.`,
  newPasswordsDiffer: 'New passwords do not match',
  notStrong: 'Password does not meet strength requirements',
  sameAsCurrent: 'New password must be different from current password',
  authenticationRequired: 'Authentication required',
} as const;

/** Counts the characters of the composed form (NFC), which is what is hashed. An emoji counts as one. */
function characterCount(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** Text without control characters, which no name has and PostgreSQL cannot store. */
const withoutControls = /^\P{Cc}*$/u;

const newPasswordSchema = z
  .string('Please enter a password.')
  .refine((password) => characterCount(password) <= passwordMaximum, accountMessages.passwordLong);

/** A new password in a change of password (product 7.11). */
export const strongPasswordSchema = newPasswordSchema.refine(isStrongPassword, accountMessages.notStrong);

/** Body of a registration (product 7.1). Other fields are ignored. */
export const registrationSchema = z.object({
  full_name: z
    .string('Please enter your full name.')
    .trim()
    .min(1, 'Please enter your full name.')
    .max(200, 'The name can have at most 200 characters.')
    .regex(withoutControls, 'The name has a character that cannot be used.'),
  email: z
    .string('Please enter your email address.')
    .trim()
    .max(254, 'The email can have at most 254 characters.')
    .pipe(z.email('Please enter a valid email address.')),
  password: newPasswordSchema.refine(
    (password) => characterCount(password) >= registrationPasswordMinimum,
    accountMessages.passwordShort,
  ),
});

/** Request header of a registration with the one-time code that makes the account the first administrator. */
export const adminCodeHeader = 'bellbird-admin-code';

/** Name of that code in the fragment of a link to `/register`; browsers never send fragments. */
export const adminCodeParameter = 'admin-code';

/** Body of a sign-in; the username is the e-mail (product 7.3). */
export const loginSchema = z.object({
  username: z
    .string('Please enter your username.')
    .trim()
    .min(1, 'Please enter your username.')
    .max(254, 'The username can have at most 254 characters.')
    .regex(withoutControls, 'The username has a character that cannot be used.'),
  password: z
    .string('Please enter your password.')
    .min(1, 'Please enter your password.')
    .max(passwordMaximum * 4, accountMessages.passwordLong),
});

/** Body of a change of password (product 7.5 and 7.11). */
export const passwordChangeSchema = z
  .object({
    current_password: z
      .string('Please enter your current password')
      .min(1, 'Please enter your current password')
      .max(passwordMaximum * 4, accountMessages.passwordLong),
    new_password: strongPasswordSchema,
  })
  .refine((change) => change.current_password.normalize('NFC') !== change.new_password.normalize('NFC'), {
    message: accountMessages.sameAsCurrent,
    path: ['new_password'],
  });

/** A member has an account; an admin may also use the desk (product 7.6). */
export const roleSchema = z.enum(['admin', 'member']);

/** Response of GET /api/auth/me and of a registration (product 7.16). */
export const accountSchema = z.object({
  id: z.number().int().positive(),
  full_name: z.string(),
  email: z.string(),
  role: roleSchema,
});

/** Response of a sign-in (product 7.5). */
export const accessTokenSchema = z.object({ access_token: z.string(), token_type: z.literal('bearer') });

/** Response of a change of password. */
export const passwordChangedSchema = z.object({ message: z.literal('Password changed successfully!') });

/** Response of GET /api/admin/health: the token's owner may use the desk (product 9.12). */
export const adminHealthSchema = z.object({ status: z.literal('ok') });

/** Identifies a session without giving access to it. */
export const sessionHandleSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** One session of the signed-in account (product 7.17). */
export const sessionSchema = z.object({
  handle: sessionHandleSchema,
  /** Such as “Firefox on Windows”; empty when unknown. */
  browser: z.string(),
  created_at: timestampSchema,
  /** To the minute. */
  last_used_at: timestampSchema,
  /** Whether the request was made with this session. */
  is_current: z.boolean(),
});

/** Response of GET /api/auth/sessions: last used first. */
export const sessionsSchema = z.array(sessionSchema);

/** Path parameters of one session. */
export const sessionParamsSchema = z.object({ handle: sessionHandleSchema });

export type Role = z.infer<typeof roleSchema>;
export type Account = z.infer<typeof accountSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type Login = z.infer<typeof loginSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export type AccountSession = z.infer<typeof sessionSchema>;
