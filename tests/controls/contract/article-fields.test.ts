import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Every list of an article's fields: a file, and the line of one field in it. */
const lists: readonly (readonly [what: string, file: string, line: RegExp])[] = [
  [
    'the form in the contract',
    'src/domain/contract/article-contract.ts',
    /^ {2}summary: summarySchema,\n(?=.*\n {2}medium)/m,
  ],
  ['the article in the contract', 'src/domain/contract/article-contract.ts', /^ {2}summary: z\.string\(\),\n/m],
  ['the row of the table', 'src/server/database/schema.ts', /^ {2}summary: string;\n/m],
  ['the stored columns', 'src/server/content/article-columns.ts', /^ {4}summary: fields\.summary,\n/m],
  ['the nullable columns', 'src/server/content/article-columns.ts', /^ {4}medium_url: fields\.medium_url,\n/m],
  ['the JSON', 'src/server/content/article-columns.ts', /^ {6}summary: eb\.ref\('articles\.summary'\),\n/m],
  ['the draft of the form', 'src/dashboard/articles/article-form.ts', /^ {2}summary: z\.string\(\),\n/m],
  ['the form of a new article', 'src/dashboard/articles/article-form.ts', /^ {4}summary: '',\n/m],
  ['the form of a stored article', 'src/dashboard/articles/article-form.ts', /^ {4}summary: article\.summary,\n/m],
  ['the fields that are compared', 'src/dashboard/articles/article-fields.tsx', /^ {4}summary: \{ label: .*\n/m],
  ['the inputs', 'src/dashboard/articles/article-fields.tsx', /^ {4}summary: <TextControl .*\n/m],
];

const changed = new Map<string, { text: string; version: number }>();
const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
);
const service = ts.createLanguageService({
  getCompilationSettings: () => options,
  getScriptFileNames: () => [
    ...lists.map(([, file]) => join(root, file)),
    ...fileNames.filter((name) => name.endsWith('.d.ts')),
  ],
  getScriptVersion: (name) => String(changed.get(name)?.version ?? 0),
  getScriptSnapshot: (name) => {
    const text = changed.get(name)?.text ?? ts.sys.readFile(name);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  readDirectory: ts.sys.readDirectory,
});

/** Returns the type errors of one file while another, or itself, is replaced. */
function errorsOf(checked: string, file: string, text: string): string[] {
  const path = join(root, file);
  const version = (changed.get(path)?.version ?? 0) + 1;
  changed.set(path, { text, version });
  const errors = service
    .getSemanticDiagnostics(join(root, checked))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  changed.set(path, { text: readFileSync(path, 'utf8'), version: version + 1 });
  return errors;
}

const columnsFile = 'src/server/content/article-columns.ts';

test('the lists of an article’s fields compile as they are', () => {
  for (const file of new Set(lists.map(([, name]) => name)))
    expect(errorsOf(file, file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
}, 300_000);

test.each(lists)(
  'control: a field missing in %s does not compile',
  (_what, file, line) => {
    const text = readFileSync(join(root, file), 'utf8');
    const without = text.replace(line, '');
    expect(without).not.toBe(text);
    const checked = file.endsWith('schema.ts') ? columnsFile : file;
    expect(errorsOf(checked, file, without)).not.toEqual([]);
  },
  300_000,
);

test('control: a field of a save without a column does not compile', () => {
  const file = 'src/domain/contract/article-contract.ts';
  const text = readFileSync(join(root, file), 'utf8');
  const added = text.replace(/^ {2}publish_date: publishDateSchema,\n/gm, '$&  author: titleSchema,\n');
  expect(added).not.toBe(text);
  expect(errorsOf(columnsFile, file, added).join('\n')).toMatch(/author/);
}, 300_000);
