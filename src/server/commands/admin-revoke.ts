import { revokeAdmin } from '../accounts/administration.service.ts';
import type { Command } from './command.ts';
import { withDatabase } from './command-database.ts';
import { parseWords, requireEmail } from './command-words.ts';

/** `admin revoke`: takes the desk from an account; never from the last admin (design 3.3). */
export const adminRevoke: Command = {
  name: 'admin revoke',
  options: 'EMAIL',
  summary: 'Make an admin a member and end its sessions. The last admin stays one.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, { email: { type: 'string' } });
    const email = requireEmail(positionals, values.email);
    const isChanged = await withDatabase(context, (db) => revokeAdmin(db, email, new Date()));
    context.terminal.print(isChanged ? `${email} is a member now.` : `${email} is a member already.`);
  },
};
