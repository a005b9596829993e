import { resolve } from 'node:path';
import { parseConfig } from '../config/config.ts';
import { makeBackup, makeScheduledBackup, type WrittenBackup } from '../operations/backup/backup.service.ts';
import { backupFileName, backupFolder } from '../operations/backup/backup-folder.ts';
import type { Command } from './command.ts';
import { parseWords, refuseWords } from './command-words.ts';

/** `backup`: one file with all data, made while serving (design 6). */
export const backup: Command = {
  name: 'backup',
  options: '[--to FILE] [--scheduled]',
  summary:
    'Write all data, accounts included, to one checked file; the server may go on serving. --scheduled: only if one is due (BACKUP_EVERY_HOURS), keeping BACKUP_KEEP of them.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, {
      to: { type: 'string' },
      scheduled: { type: 'boolean' },
    });
    refuseWords(positionals);
    const config = parseConfig(context.environment);
    const now = new Date();
    if (values.scheduled) {
      const written = await makeScheduledBackup(config, now);
      context.terminal.print(written ? sentenceOf(written) : 'No backup is due.');
      return;
    }
    const file = values.to ? resolve(values.to) : backupFileName(backupFolder(config.dataDirectory), 'bellbird', now);
    context.terminal.print(sentenceOf(await makeBackup(config, file, now)));
  },
};

function sentenceOf({ file, bytes }: WrittenBackup): string {
  return `${file} holds everything now (${Math.ceil(bytes / 1024).toLocaleString('en-NZ')} kB), read back and found right.`;
}
