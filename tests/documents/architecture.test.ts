import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { findFolderCircles } from '#tests/support/folder-circles.ts';
import configuration, { demoAgentLayers, zones } from '../../dependency-cruiser.config.mjs';

/** Returns the rows of all tables in a Markdown text whose first column has the heading `folder`. */
function folderTables(text: string): { readonly folder: string; readonly cells: readonly string[] }[] {
  const tables = text.split(/\n\n/).filter((block) => /^\| *folder *\|/.test(block));
  const lines = tables.flatMap((table) => table.trim().split('\n').slice(2));
  return lines.map((line) => {
    const [folder = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { folder: folder.replaceAll('`', '').replace(/\/$/, ''), cells };
  });
}

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`);

const text = readFileSync('docs/architecture.md', 'utf8');
const rows = folderTables(text);
const folders = rows.map(({ folder }) => folder);

test.each(['src', 'src/site', 'src/server', 'src/desk', 'src/shared'])(
  'the tables have one row for each folder of %s',
  (parent) => {
    const found = folders.filter((folder) => dirname(folder) === parent);
    expect(found.toSorted()).toEqual(foldersIn(parent).toSorted());
  },
);

test('the row of tests/ names its folders', () => {
  const [purpose = ''] = rows.find(({ folder }) => folder === 'tests')?.cells ?? [];
  expect(namesIn(purpose).toSorted()).toEqual(
    foldersIn('tests')
      .map((path) => `${basename(path)}/`)
      .toSorted(),
  );
});

test('each zone may import what dependency-cruiser allows', () => {
  const allowed = Object.keys(zones).map((zone) => {
    const row = rows.find(({ folder }) => folder === zone.replace(/\/$/, ''));
    return [zone, namesIn(row?.cells[1] ?? 'no row')];
  });
  expect(Object.fromEntries(allowed)).toEqual(
    Object.fromEntries(Object.entries(zones).map(([zone, { mayImport }]) => [zone, mayImport])),
  );
});

test('docs/demo-agents.md lists the layers in the order that dependency-cruiser checks', () => {
  const layers = folderTables(readFileSync('docs/demo-agents.md', 'utf8')).map(({ folder }) => folder);
  expect(layers).toEqual(demoAgentLayers);
});

test('every function of the three paths is in the file that docs/architecture.md names', () => {
  const functions = functionsIn(text);
  expect(functions.length).toBeGreaterThan(20);
  expect(functions.filter(isMissing)).toEqual([]);
});

test('the folders of src/server form no circle', { timeout: 60_000 }, async () => {
  const { output } = await cruise(['src/server'], configuration.options);
  if (typeof output === 'string') throw new Error(output);
  const modules = output.modules.map(({ source, dependencies }) => ({
    source,
    imports: dependencies.map(({ resolved }) => resolved),
  }));
  expect(modules.length).toBeGreaterThan(100);
  expect(findFolderCircles('src/server', modules)).toEqual([]);
});

/** A function that a document names, and the file in which it says the function is. */
interface NamedFunction {
  readonly name: string;
  readonly path: string;
}

/** Returns the functions that a Markdown text names with their file, as in "`saveArticle` in `src/a.ts`". */
function functionsIn(markdown: string): NamedFunction[] {
  return [...markdown.matchAll(/`(\w+)`(?: and `(\w+)`)?\s+in\s+`([^`]+)`/g)].flatMap(([, one, other, path = '']) =>
    [one, other].filter((name) => name !== undefined).map((name) => ({ name, path })),
  );
}

/** Returns whether the file does not contain the function's name. Throws if there is no such file. */
function isMissing({ name, path }: NamedFunction): boolean {
  return !readFileSync(path, 'utf8').split(/\W+/).includes(name);
}
