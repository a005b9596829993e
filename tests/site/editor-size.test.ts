import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Scripts, scriptNames, withImports } from './built-scripts.ts';
import { readPage } from './read-page.ts';

/** Maximum size of all scripts of the visual editor, in bytes after compression with gzip. */
const editorMaximum = 150_000;

/** Returns the name of a script that other scripts load only when it is needed. `pattern` finds the name. */
function laterScript(scripts: Scripts, pattern: RegExp): string {
  const found = [...scripts.values()].map((code) => pattern.exec(code)?.[0]).find((name) => name !== undefined);
  return found ?? expect.fail(`No script loads ${pattern}`);
}

/** Words that are only in the libraries of the editor. */
const editorWords = /ProseMirror-|data-pm-slice/;

test('the writing editor is within its size, loads with the dialog, and is no part of the first load', async () => {
  const { document } = await readPage('/dashboard');
  const first = await withImports(scriptNames(document).own);
  for (const [name, code] of first) expect(code, name).not.toMatch(editorWords);
  const sheet = await withImports([laterScript(first, /article-sheet\.[\w-]+\.js/)]);
  for (const [name, code] of sheet) expect(code, name).not.toMatch(editorWords);
  const editor = await withImports([laterScript(sheet, /content-field\.[\w-]+\.js/)]);
  expect(
    [...editor.values()].some((code) => editorWords.test(code)),
    'the words are in the editor',
  ).toBe(true);

  const own = [...editor].filter(([name]) => !first.has(name) && !sheet.has(name));
  const sizes = own.map(([name, code]) => [name, gzipSync(code, { level: 9 }).length] as const);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(editorMaximum);
  expect(total, 'the editor was measured').toBeGreaterThan(60_000);
});
