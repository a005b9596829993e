import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CompiledProduct, compileProduct } from './type-check.ts';

const contract = 'src/domain/contract/article-contract.ts';
const schema = 'src/server/database/tables/content-tables.ts';
const columns = 'src/server/content/article-columns.ts';
const form = 'src/dashboard/articles/article-form.ts';
const compared = 'src/dashboard/articles/article-fields.tsx';

/**
 * Every list of an article's fields, with its file and the line of one field in it. Without that line, a file must not
 * compile. It is `checked`, or `file` if `checked` is not given.
 */
const lists: readonly { what: string; file: string; line: RegExp; checked?: string }[] = [
  { what: 'the form in the contract', file: contract, line: /^ {2}summary: summarySchema,\n(?=.*\n {2}medium)/m },
  { what: 'the article in the contract', file: contract, line: /^ {2}summary: z\.string\(\),\n/m },
  { what: 'the row of the table', file: schema, line: /^ {2}summary: string;\n/m, checked: columns },
  { what: 'the stored columns', file: columns, line: /^ {4}summary: fields\.summary,\n/m },
  { what: 'the nullable columns', file: columns, line: /^ {4}medium_url: fields\.medium_url,\n/m },
  { what: 'the JSON', file: columns, line: /^ {6}summary: eb\.ref\('articles\.summary'\),\n/m },
  { what: 'the draft of the form', file: form, line: /^ {2}summary: z\.string\(\),\n/m },
  { what: 'the form of a new article', file: form, line: /^ {4}summary: '',\n/m },
  { what: 'the form of a stored article', file: form, line: /^ {4}summary: article\.summary,\n/m },
  { what: 'the fields that are compared', file: compared, line: /^ {4}summary: \{ label: .*\n/m },
];

/**
 * The changed copies of files, by path. Each copy is in the folder of its original and has one change. All copies are
 * compiled together, because a separate compilation for each would take long.
 */
const copies = new Map<string, string>();

/** Adds a changed copy of a file. Returns the path of the copy. */
function addCopy(file: string, change: (text: string) => string): string {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  expect(changed, `the copy of ${file} is changed`).not.toBe(text);
  const copy = file.replace(/\.tsx?$/, (end) => `.copy-${copies.size}${end}`);
  copies.set(copy, changed);
  return copy;
}

/** Adds a copy of `file` that imports `copy` where `file` imports `imported`. Returns the path of the new file. */
function addImporter(file: string, imported: string, copy: string): string {
  const path = imported.replace(/^src\/domain/, '#domain').replace(/^src\/server/, '..');
  const copyPath = copy.replace(/^src\/domain/, '#domain').replace(/^src\/server/, '..');
  return addCopy(file, (text) => text.replace(`'${path}'`, `'${copyPath}'`));
}

const shortened = lists.map(({ what, file, line, checked }) => {
  const copy = addCopy(file, (text) => text.replace(line, ''));
  return { what, copy: checked === undefined ? copy : addImporter(checked, file, copy) };
});
const withAuthor = addImporter(
  columns,
  contract,
  addCopy(contract, (text) => text.replace(/^ {2}publish_date: publishDateSchema,\n/gm, '$&  author: titleSchema,\n')),
);
let product: CompiledProduct;

test('the lists of an article’s fields compile as they are', () => {
  product = compileProduct(copies);
  for (const file of new Set(lists.map((list) => list.file))) expect(product.errorsOf(file)).toEqual([]);
}, 300_000);

test.each(shortened)('a field missing in $what does not compile', ({ copy }) => {
  expect(product.errorsOf(copy)).not.toEqual([]);
});

test('a field of a save without a column does not compile', () => {
  expect(product.errorsOf(withAuthor).join('\n')).toMatch(/author/);
});
