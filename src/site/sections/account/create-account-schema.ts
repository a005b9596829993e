import { z } from 'zod';
import { accountMessages, registrationSchema } from '#domain/contract/account-contract.ts';

/** The form of Create Account: what is sent, and the password once more (product 7.2). */
export const createAccountSchema = registrationSchema
  .extend({ confirm_password: z.string().min(1, 'Please enter your password again.') })
  .refine((form) => form.confirm_password === '' || form.password === form.confirm_password, {
    message: accountMessages.passwordsDiffer,
    path: ['confirm_password'],
    // Said together with the other fields' faults, not after them.
    when: () => true,
  });

export type CreateAccountForm = z.input<typeof createAccountSchema>;
