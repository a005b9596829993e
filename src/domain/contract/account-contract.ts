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

/** Counts characters as a person does, so that an emoji is one and not two. */
function characterCount(text: string): number {
  return [...text].length;
}

const newPasswordSchema = z
  .string()
  .refine((password) => characterCount(password) <= passwordMaximum, accountMessages.passwordLong);

/** What registering sends (specification 3, Payloads). Anything else in the body is ignored. */
export const registrationSchema = z.object({
  full_name: z
    .string('Please enter your full name.')
    .trim()
    .min(1, 'Please enter your full name.')
    .max(200, 'The name can have at most 200 characters.'),
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

/** What signing in sends; the username is the e-mail (design 3.3). */
export const loginSchema = z.object({
  username: z
    .string('Please enter your username.')
    .trim()
    .min(1, 'Please enter your username.')
    .max(254, 'The username can have at most 254 characters.'),
  password: z
    .string()
    .min(1, 'Please enter your password.')
    .max(passwordMaximum * 4, accountMessages.passwordLong),
});

/** What a change of password sends (specification 3 and 5). */
export const passwordChangeSchema = z
  .object({
    current_password: z
      .string()
      .min(1, 'Please enter your current password')
      .max(passwordMaximum * 4, accountMessages.passwordLong),
    new_password: newPasswordSchema.refine(isStrongPassword, accountMessages.notStrong),
  })
  .refine((change) => change.current_password !== change.new_password, {
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

export type Role = z.infer<typeof roleSchema>;
export type Account = z.infer<typeof accountSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type Login = z.infer<typeof loginSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
