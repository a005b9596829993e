import { z } from 'zod';
import { accountMessages, registrationSchema } from '#domain/contract/account-contract.ts';

/** The Create Account form: the registration and the repeated password (product 7.2). */
export const createAccountSchema = registrationSchema
  .extend({ confirm_password: z.string().min(1, 'Please enter your password again.') })
  .refine((form) => form.confirm_password === '' || form.password === form.confirm_password, {
    message: accountMessages.passwordsDiffer,
    path: ['confirm_password'],
    // Reported together with the other fields' errors, not after them.
    when: () => true,
  });

export type CreateAccountForm = z.input<typeof createAccountSchema>;
