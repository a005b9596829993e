import { resolve } from 'node:path';
import { sanitiseArticleHtml } from '../content/article-html.ts';
import { exportContent } from '../operations/content-files/export-content.ts';
import { checkContent, type ImportOptions, importContent } from '../operations/content-files/import-content.ts';
import { type Command, configOf, parseWords, refuseWords, UsageError } from './command.ts';
import { hasDatabase, withDatabase } from './command-database.ts';

/** `export`: writes all content as files that people can read and `import` takes. */
const contentExport: Command = {
  name: 'export',
  options: '--to FOLDER',
  summary: 'Write all articles, categories and tags to a new folder as Markdown and JSON. Accounts are not included.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, { to: { type: 'string' } });
    refuseWords(positionals);
    if (!values.to) throw new UsageError('Say where to: give --to and a folder.');
    const folder = resolve(values.to);
    const counts = await withDatabase(context, 'must-exist', (db) => exportContent(db, folder, new Date()));
    context.terminal.print(
      `${folder} holds ${counts.articles} articles, ${counts.categories} categories and ${counts.tags} tags.`,
    );
  },
};

/** `import`: reads a folder that `export` wrote into the database; a failure changes nothing. */
const contentImport: Command = {
  name: 'import',
  options: 'FOLDER [--dry-run] [--replace]',
  summary:
    'Read all articles, categories and tags from a folder that export has written. --dry-run only checks; --replace first deletes the content that is there.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, {
      'dry-run': { type: 'boolean' },
      replace: { type: 'boolean' },
    });
    const [given, ...rest] = positionals;
    if (given === undefined) throw new UsageError('Say which folder to read.');
    refuseWords(rest);
    const folder = resolve(given);
    const isDryRun = values['dry-run'] === true;
    const options: ImportOptions = {
      isReplacing: values.replace === true,
      sanitiseHtml: sanitiseArticleHtml,
      now: new Date(),
    };
    let result: Awaited<ReturnType<typeof importContent>>;
    if (!isDryRun) {
      result = await withDatabase(context, 'may-create', (db) => importContent(db, folder, options));
    } else if (await hasDatabase(configOf(context))) {
      result = await withDatabase(context, 'must-exist', (db) => checkContent(db, folder, options));
    } else {
      result = await checkContent(undefined, folder, options);
    }
    const what = `${result.articles} articles, ${result.categories} categories and ${result.tags} tags`;
    context.terminal.print(isDryRun ? `${what} can be imported. Nothing was written.` : `${what} are imported.`);
    for (const slug of result.cleaned) {
      context.terminal.print(`  articles/${slug}.md held HTML that articles may not hold; it is left out.`);
    }
  },
};

/** The commands for content as files, in the order of the help. */
export const contentCommands: readonly Command[] = [contentExport, contentImport];
