import { createAccountTools } from '../accounts/account-tools.ts';
import { endSessions, requireAccountByEmail } from '../accounts/administration.service.ts';
import { listSessions } from '../accounts/own-sessions.service.ts';
import { parseConfig } from '../config/config.ts';
import type { Command } from './command.ts';
import { withDatabase } from './command-database.ts';
import { parseWords, requireEmail } from './command-words.ts';

/** `admin sessions`: where an account is signed in, and signing it out everywhere. */
export const adminSessions: Command = {
  name: 'admin sessions',
  options: 'EMAIL [--end]',
  summary: 'List where an account is signed in. --end signs it out everywhere.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, { email: { type: 'string' }, end: { type: 'boolean' } });
    const email = requireEmail(positionals, values.email);
    const now = () => new Date();
    await withDatabase(context, async (db) => {
      if (values.end) {
        await endSessions(db, email, now());
        context.terminal.print(`${email} is signed out everywhere.`);
        return;
      }
      const account = await requireAccountByEmail(db, email);
      const tools = createAccountTools(db, parseConfig(context.environment), now);
      const sessions = await listSessions(db, tools, account.id);
      if (sessions.length === 0) context.terminal.print(`${email} is signed in nowhere.`);
      for (const { browser, created_at, last_used_at } of sessions) {
        context.terminal.print(`${browser.padEnd(28)}  since ${created_at}  last used ${last_used_at}`);
      }
    });
  },
};
