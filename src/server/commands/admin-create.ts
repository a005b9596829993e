import { registrationSchema } from '#domain/contract/account-contract.ts';
import { createAdmin } from '../accounts/administration.service.ts';
import { createPasswordHashing } from '../accounts/password-hashing.ts';
import type { Command } from './command.ts';
import { withDatabase } from './command-database.ts';
import { parseWords, refuseWords } from './command-words.ts';
import { parseInput } from './contract-input.ts';
import { readAnswer, readNewPassword } from './new-password.ts';

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  'password-stdin': { type: 'boolean' },
} as const;

/** `admin create`: an account that may use the desk (design 3.3). */
export const adminCreate: Command = {
  name: 'admin create',
  options: '[--email EMAIL] [--name "FULL NAME"] [--password-stdin]',
  summary: 'Create an account with the role admin. Asks for what is not given, and for the password.',
  async run(context) {
    const { terminal } = context;
    const { values, positionals } = parseWords(context.words, options);
    refuseWords(positionals);
    const registration = parseInput(registrationSchema, {
      email: await readAnswer(terminal, values.email, 'Email: ', '--email'),
      full_name: await readAnswer(terminal, values.name, 'Full name: ', '--name'),
      password: await readNewPassword(terminal, values['password-stdin'] === true),
    });
    const account = await withDatabase(context, (db) =>
      createAdmin(db, createPasswordHashing(), registration, new Date()),
    );
    terminal.print(`${account.email} is an admin now and can sign in.`);
  },
};
