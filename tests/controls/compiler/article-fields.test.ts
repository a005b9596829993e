import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CompiledProduct, compileProduct } from './type-check.ts';

const fields = 'src/domain/contract/article-fields.ts';
const schema = 'src/server/database/tables/content-tables.ts';
const columns = 'src/server/content/article-columns.ts';
const form = 'src/dashboard/articles/article-form.ts';
const writing = 'src/dashboard/articles/article-writing.tsx';

/**
 * Every list of an article's fields in the code. `line` matches the entry of one field in `file`. Without that entry,
 * the file `checked` must not compile. If `checked` is not set, `file` itself must not compile.
 */
const lists: readonly { what: string; file: string; line: RegExp; checked?: string }[] = [
  { what: 'the schemas of a field', file: fields, line: /^ {4}stored: z\.string\(\),\n/m },
  { what: 'the labels', file: fields, line: /^ {2}summary: 'Summary',\n/m },
  { what: 'the row of the table', file: schema, line: /^ {2}summary: string;\n/m, checked: columns },
  { what: 'the stored columns', file: columns, line: /^ {4}summary: fields\.summary,\n/m },
  { what: 'the nullable columns', file: columns, line: /^ {4}medium_url: fields\.medium_url,\n/m },
  { what: 'the JSON', file: columns, line: /^ {6}summary: eb\.ref\('articles\.summary'\),\n/m },
  { what: 'the form of a new article', file: form, line: /^ {4}summary: '',\n/m },
  { what: 'the nullable fields of the form', file: form, line: /^ {4}medium_url: article\.medium_url \?\? '',\n/m },
  { what: 'the fields that are compared', file: writing, line: /^ {4}summary: \{ label: .*\n/m },
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
let product: CompiledProduct;

test('the lists of an article’s fields compile as they are', () => {
  product = compileProduct(copies);
  for (const file of new Set(lists.map((list) => list.file))) expect(product.errorsOf(file)).toEqual([]);
}, 900_000);

test.each(shortened)('a field missing in $what does not compile', ({ copy }) => {
  expect(product.errorsOf(copy)).not.toEqual([]);
});

const entry = `  subtitle: {
    save: trimmedText().default(''),
    form: trimmedText(),
    draft: z.string().default(''),
    working: z.string().max(10_000).default(''),
    stored: z.string().default(''),
  },
`;

/** The texts to insert for a new field: the file, the line before the text, and the text (docs/how-to.md). */
const insertions: readonly (readonly [file: string, after: RegExp, text: string])[] = [
  [fields, /^export const plainFields = \{\n[\s\S]*?^ {2}\},\n(?=\} satisfies)/m, entry],
  [fields, /^ {2}summary: 'Summary',\n/m, "  subtitle: 'Subtitle',\n"],
  [schema, /^ {2}summary: string;\n/m, '  subtitle: string;\n'],
  [columns, /^ {4}summary: fields\.summary,\n/m, '    subtitle: fields.subtitle,\n'],
  [columns, /^ {6}summary: eb\.ref\('articles\.summary'\),\n/m, "      subtitle: eb.ref('articles.subtitle'),\n"],
  [
    writing,
    /^ {4}summary: \{ label: .*\n/m,
    '    subtitle: { label: articleLabels.subtitle, show: (form) => form.subtitle },\n',
  ],
  [
    writing,
    /^ {6}<WritingText .*name="summary".*\n/m,
    '      <WritingText control={control} name="subtitle" look="summary" />\n',
  ],
];

/**
 * Compiles the product with the first `count` insertions. Returns the files that do not compile, except the changed
 * copies.
 */
function compileWith(count: number): string[] {
  const changed = new Map<string, string>();
  for (const [file, after, text] of insertions.slice(0, count)) {
    const before = changed.get(file) ?? readFileSync(file, 'utf8');
    const inserted = before.replace(after, (line) => line + text);
    expect(inserted, `${file} was changed`).not.toBe(before);
    changed.set(file, inserted);
  }
  const files = product.change(changed).filesWithErrors();
  return files.filter((file) => !file.includes('.copy-'));
}

test('the compiler reports every place where a new field of articles is missing (docs/how-to.md)', () => {
  expect(compileWith(1)).toEqual([
    writing,
    fields,
    columns,
    'src/server/operations/content-files/content-copy.repository.ts',
  ]);
  expect(compileWith(insertions.length)).toEqual([]);
}, 900_000);
