import { resolve } from 'node:path';
import { parseConfig } from '../config/config.ts';
import { restoreBackup } from '../operations/backup/backup.service.ts';
import { type Command, UsageError } from './command.ts';
import { parseWords, refuseWords } from './command-words.ts';

/** `restore`: puts a backup in the place of the data, all of it or nothing (design 6). */
export const restore: Command = {
  name: 'restore',
  options: 'FILE',
  summary: 'Put a backup in the place of all data, after checking it. Stop the server first; the former data is kept.',
  async run(context) {
    const { positionals } = parseWords(context.words, {});
    const [file, ...rest] = positionals;
    if (file === undefined) throw new UsageError('Say which backup: give its file.');
    refuseWords(rest);
    const config = parseConfig(context.environment);
    const kept = await restoreBackup(config, resolve(file), new Date());
    context.terminal.print(`${file} is restored. Everyone has to sign in again.`);
    if (kept !== undefined) context.terminal.print(`What was there before is kept in ${kept}`);
  },
};
