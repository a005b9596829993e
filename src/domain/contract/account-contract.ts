import { z } from 'zod';
import { passwordMaximum, registrationPasswordMinimum } from '../business-constants.ts';
import { isStrongPassword } from '../passwords.ts';

/** Sentences of the account screens (specification 5). */
export const accountMessages = {
  passwordsDiffer: 'Passwords do not match.',
  passwordShort: `Password must be at least ${registrationPasswordMinimum} characters long.`,
  passwordLong: `Password can have at most ${passwordMaximum} characters.`,
  newPasswordsDiffer: 'New passwords do not match',
  notStrong: 'Password does not meet strength requirements',
  sameAsCurrent: 'New password must be different from current password',
  authenticationRequired: 'Authentication required',
} as const;

/** Counts characters of the composed form (NFC), which is what is hashed; an emoji is one and not two. */
function characterCount(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** Text without control characters, which no name has and PostgreSQL cannot store. */
const withoutControls = /^\P{Cc}*$/u;

const newPasswordSchema = z
  .string('Please enter a password.')
  .refine((password) => characterCount(password) <= passwordMaximum, accountMessages.passwordLong);

/** A new password as a change asks for it (specification 5, Change password). */
export const strongPasswordSchema = newPasswordSchema.refine(isStrongPassword, accountMessages.notStrong);

/** What registering sends (specification 3, Payloads). Anything else in the body is ignored. */
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

/** Request header in which registering sends the one-time code that makes the account the first administrator. */
export const adminCodeHeader = 'bellbird-admin-code';

/** Name of that code in the fragment of a link to `/register`, which browsers never send. */
export const adminCodeParameter = 'admin-code';

/** What signing in sends; the username is the e-mail (design 3.3). */
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

/** What a change of password sends (specification 3 and 5). */
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

/** Who may do what (design 3.3): a member has an account, an admin has the desk. */
export const roleSchema = z.enum(['admin', 'member']);

/** Answer of GET /api/auth/me and of registering (design 3.6). */
export const accountSchema = z.object({
  id: z.number().int().positive(),
  full_name: z.string(),
  email: z.string(),
  role: roleSchema,
});

/** Answer of signing in (specification 3). */
export const accessTokenSchema = z.object({ access_token: z.string(), token_type: z.literal('bearer') });

/** Answer of a change of password. */
export const passwordChangedSchema = z.object({ message: z.literal('Password changed successfully!') });

/** Answer of GET /api/admin/health (specification 7): the token opens the desk. */
export const adminHealthSchema = z.object({ status: z.literal('ok') });

export type Role = z.infer<typeof roleSchema>;
export type Account = z.infer<typeof accountSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type Login = z.infer<typeof loginSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
