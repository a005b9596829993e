import { resolve } from 'node:path';
import { sanitiseArticleHtml } from '../content/article-html.ts';
import { importContent } from '../operations/content-files/import-content.ts';
import { type Command, UsageError } from './command.ts';
import { withDatabase } from './command-database.ts';
import { parseWords, refuseWords } from './command-words.ts';

/** `import`: what `export` wrote, into this database, all of it or nothing. */
export const contentImport: Command = {
  name: 'import',
  options: 'FOLDER [--dry-run] [--replace]',
  summary:
    'Read all articles, categories and tags from a folder that export has written. --dry-run only checks; --replace first deletes the content that is there.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, {
      'dry-run': { type: 'boolean' },
      replace: { type: 'boolean' },
    });
    const [folder, ...rest] = positionals;
    if (folder === undefined) throw new UsageError('Say which folder to read.');
    refuseWords(rest);
    const isDryRun = values['dry-run'] === true;
    const result = await withDatabase(context, (db) =>
      importContent(db, resolve(folder), {
        isDryRun,
        isReplacing: values.replace === true,
        sanitiseHtml: sanitiseArticleHtml,
        now: new Date(),
      }),
    );
    const what = `${result.articles} articles, ${result.categories} categories and ${result.tags} tags`;
    context.terminal.print(isDryRun ? `${what} can be imported. Nothing was written.` : `${what} are imported.`);
    for (const slug of result.cleaned) {
      context.terminal.print(`  articles/${slug}.md held HTML that articles may not hold; it is left out.`);
    }
  },
};
