import { deleteAccount } from '../accounts/administration.service.ts';
import type { Command } from './command.ts';
import { withDatabase } from './command-database.ts';
import { parseWords, requireEmail } from './command-words.ts';

/** `admin delete`: removes an account for good; never the last admin (design 3.3). */
export const adminDelete: Command = {
  name: 'admin delete',
  options: 'EMAIL',
  summary: 'Delete an account and end its sessions. The last admin stays.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, { email: { type: 'string' } });
    const email = requireEmail(positionals, values.email);
    await withDatabase(context, (db) => deleteAccount(db, email, new Date()));
    context.terminal.print(`The account of ${email} is deleted.`);
  },
};
