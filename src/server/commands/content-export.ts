import { resolve } from 'node:path';
import { exportContent } from '../operations/content-files/export-content.ts';
import { type Command, UsageError } from './command.ts';
import { withDatabase } from './command-database.ts';
import { parseWords, refuseWords } from './command-words.ts';

/** `export`: all content as files that people can read and `import` takes. */
export const contentExport: Command = {
  name: 'export',
  options: '--to FOLDER',
  summary: 'Write all articles, categories and tags to a new folder as Markdown and JSON. Accounts stay out of it.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, { to: { type: 'string' } });
    refuseWords(positionals);
    if (!values.to) throw new UsageError('Say where to: give --to and a folder.');
    const folder = resolve(values.to);
    const counts = await withDatabase(context, (db) => exportContent(db, folder, new Date()));
    context.terminal.print(
      `${folder} holds ${counts.articles} articles, ${counts.categories} categories and ${counts.tags} tags.`,
    );
  },
};
