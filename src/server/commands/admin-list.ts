import { listAccounts } from '../accounts/administration.service.ts';
import type { Command } from './command.ts';
import { withDatabase } from './command-database.ts';
import { parseWords, refuseWords } from './command-words.ts';

/** `admin list`: who may use the desk (design 3.3). */
export const adminList: Command = {
  name: 'admin list',
  options: '[--all]',
  summary: 'List the admins, or every account with --all: identifier, role, email, full name.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, { all: { type: 'boolean' } });
    refuseWords(positionals);
    const accounts = await withDatabase(context, (db) => listAccounts(db, values.all ? 'all' : 'admins'));
    if (accounts.length === 0) {
      context.terminal.print(
        values.all ? 'There are no accounts yet.' : 'There are no admins yet. Make one with: admin create',
      );
    }
    const width = Math.max(0, ...accounts.map((account) => account.email.length));
    for (const { id, role, email, full_name } of accounts) {
      context.terminal.print(`${String(id).padStart(5)}  ${role.padEnd(6)}  ${email.padEnd(width)}  ${full_name}`);
    }
  },
};
