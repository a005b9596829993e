import { describeFirstAdmin } from '../accounts/first-admin.ts';
import { parseConfig } from '../config/config.ts';
import type { Command } from './command.ts';
import { withDatabase } from './command-database.ts';
import { parseWords, refuseWords } from './command-words.ts';

/** `admin code`: prints a one-time link with which the owner registers as the first administrator. */
export const adminCode: Command = {
  name: 'admin code',
  options: '',
  summary: 'Print a link that works once: the account registered with it becomes the first administrator.',
  async run(context) {
    const { positionals } = parseWords(context.words, {});
    refuseWords(positionals);
    const config = parseConfig(context.environment);
    const sentences = await withDatabase(context, (db) => describeFirstAdmin(db, config, new Date()));
    context.terminal.print(sentences ?? 'There is an administrator already, who can grant the desk with: admin grant');
  },
};
