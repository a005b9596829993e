import { z } from 'zod';
import { emailSchema, strongPasswordSchema } from './account-contract.ts';

export const resetLinkMinutes = 60;

/** The sentences about links that cannot be used to choose a new password, by the reason. */
export const resetRefusals = {
  used: 'This link was used already. Ask for another one if you still can’t sign in.',
  withdrawn:
    'This link was withdrawn, for example because there is a newer one. Use the newest one, or ask for another.',
  expired: 'This link has expired. It works for an hour. Ask for another one.',
  unknown: 'This link is not complete, or its account is gone. Copy the whole address, or ask for another link.',
} as const;

export const addressLinkDays = 3;

/** The sentences about links that cannot be used to confirm an address, by the reason. */
export const addressRefusals = {
  used: 'This link was used already: the address is confirmed.',
  withdrawn: 'A newer link has replaced this one. Use the newest one, or ask for another.',
  expired: `This link has expired. It works for ${addressLinkDays} days. Ask for another one.`,
  unknown: 'This link is not complete, or its account is gone. Copy the whole address, or ask for another link.',
} as const;

/** Body of a request for a link, either to choose a new password or to confirm an address. */
export const resetRequestSchema = z.object({ email: emailSchema });

/** Response to a request for a link. It is the same for every address. */
export const resetRequestedSchema = z.object({
  /** Whether this site sends e-mail. If not, an administrator has to make the link. */
  sends_mail: z.boolean(),
});

const linkTokenSchema = z
  .string('The link is not complete.')
  .min(1, 'The link is not complete.')
  .max(200, 'The link is not complete.');

/** Body of a request that sets a new password with the token of a link. */
export const passwordResetSchema = z.object({
  token: linkTokenSchema,
  new_password: strongPasswordSchema,
});

export const addressConfirmationSchema = z.object({ token: linkTokenSchema });

export const addressConfirmedSchema = z.object({ message: z.literal('Your email address is confirmed.') });

/** Response to an administrator's request for a link to choose a new password. It is shown only once. */
export const resetLinkSchema = z.object({ link: z.string(), expires_at: z.iso.datetime() });

export type PasswordReset = z.infer<typeof passwordResetSchema>;
export type ResetLink = z.infer<typeof resetLinkSchema>;
