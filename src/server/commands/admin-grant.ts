import { grantAdmin } from '../accounts/administration.service.ts';
import type { Command } from './command.ts';
import { withDatabase } from './command-database.ts';
import { parseWords, requireEmail } from './command-words.ts';

/** `admin grant`: lets an account use the desk (design 3.3). */
export const adminGrant: Command = {
  name: 'admin grant',
  options: 'EMAIL',
  summary: 'Make an account an admin and end its sessions.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, { email: { type: 'string' } });
    const email = requireEmail(positionals, values.email);
    const isChanged = await withDatabase(context, (db) => grantAdmin(db, email, new Date()));
    context.terminal.print(
      isChanged ? `${email} is an admin now and has to sign in again.` : `${email} is an admin already.`,
    );
  },
};
