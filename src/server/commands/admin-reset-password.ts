import { strongPasswordSchema } from '#domain/contract/account-contract.ts';
import { resetPassword } from '../accounts/administration.service.ts';
import { createPasswordHashing } from '../accounts/password-hashing.ts';
import type { Command } from './command.ts';
import { withDatabase } from './command-database.ts';
import { parseWords, requireEmail } from './command-words.ts';
import { parseInput } from './contract-input.ts';
import { readNewPassword } from './new-password.ts';

const options = { email: { type: 'string' }, 'password-stdin': { type: 'boolean' } } as const;

/** `admin reset-password`: for someone who has forgotten theirs; held to the rules of a change (specification 5). */
export const adminResetPassword: Command = {
  name: 'admin reset-password',
  options: 'EMAIL [--password-stdin]',
  summary: 'Give an account another password and end its sessions. Asks for the password.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, options);
    const email = requireEmail(positionals, values.email);
    const typed = await readNewPassword(context.terminal, values['password-stdin'] === true);
    const password = parseInput(strongPasswordSchema, typed);
    await withDatabase(context, (db) => resetPassword(db, createPasswordHashing(), { email, password }, new Date()));
    context.terminal.print(`${email} has another password now and has to sign in again.`);
  },
};
