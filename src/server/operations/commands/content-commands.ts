import { resolve } from 'node:path';
import { sanitiseArticleHtml } from '../../content/article-html.ts';
import { createPictureStorage, type PictureStorage } from '../../pictures/picture-storage.ts';
import { exportContent } from '../content-files/export-content.ts';
import { checkContent, type ImportOptions, importContent } from '../content-files/import-content.ts';
import { importMarkdown } from '../content-files/import-markdown.ts';
import {
  type Command,
  type CommandContext,
  configOf,
  hasDatabase,
  parseWords,
  refuseWords,
  UsageError,
  withDatabase,
} from './command.ts';

const contentExport: Command = {
  name: 'export',
  options: '--to FOLDER [--markdown]',
  summary:
    'Write all articles, categories, tags, pictures and recordings to a new folder as Markdown, JSON and files. Accounts are not included. --markdown writes the texts as Markdown too, for other programs and for import-markdown.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, {
      to: { type: 'string' },
      markdown: { type: 'boolean' },
    });
    refuseWords(positionals);
    if (!values.to?.trim()) throw new UsageError('Say where to: give --to and a folder.');
    const folder = resolve(values.to);
    const counts = await withDatabase(context, 'must-exist', (db) =>
      exportContent(db, folder, storageOf(context), { now: new Date(), asMarkdown: values.markdown === true }),
    );
    context.terminal.print(
      `${folder} contains ${counts.articles} articles, ${counts.categories} categories, ${counts.tags} tags, ${counts.pictures} pictures and ${counts.recordings} recordings.`,
    );
  },
};

/** Loads the content of a folder that `export` wrote. If the command fails, the database is unchanged. */
const contentImport: Command = {
  name: 'import',
  options: 'FOLDER [--dry-run] [--replace]',
  summary:
    'Read all articles, categories, tags, pictures and recordings from a folder that export has written. --dry-run only checks the files. --replace first deletes the existing content.',
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
      storage: storageOf(context),
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
    const what = `${result.articles} articles, ${result.categories} categories, ${result.tags} tags, ${result.pictures} pictures and ${result.recordings} recordings`;
    context.terminal.print(isDryRun ? `${what} can be imported. Nothing was written.` : `${what} are imported.`);
    for (const slug of result.cleaned) {
      context.terminal.print(`  articles/${slug}.md contained HTML that articles may not contain. It was removed.`);
    }
  },
};

/** Adds the articles of a folder that another program has written. */
const markdownImport: Command = {
  name: 'import-markdown',
  options: 'FOLDER [--write]',
  summary:
    'Add articles from the Markdown files of Astro, Hugo, Ghost or export --markdown, with their pictures. Only checks the files and reports on each, unless --write is given.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, { write: { type: 'boolean' } });
    const [given, ...rest] = positionals;
    if (given === undefined) throw new UsageError('Say which folder to read.');
    refuseWords(rest);
    const isWriting = values.write === true;
    const options = {
      isWriting,
      sanitiseHtml: sanitiseArticleHtml,
      storage: storageOf(context),
      now: new Date(),
      report: (line: string) => context.terminal.print(line),
    };
    const { imported, refused } = await withDatabase(context, 'must-exist', (db) =>
      importMarkdown(db, resolve(given), options),
    );
    context.terminal.print(
      `${imported} articles ${isWriting ? 'are imported' : 'can be imported with --write'}, ${refused} files were left out.`,
    );
  },
};

function storageOf(context: CommandContext): PictureStorage {
  return createPictureStorage(configOf(context));
}

/** The commands for content as files, in the order of the help. */
export const contentCommands: readonly Command[] = [contentExport, contentImport, markdownImport];
