import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { accountPages, readPage } from './read-page.ts';

/** Names of built scripts, and the code of each. */
type Scripts = ReadonlyMap<string, string>;

const folder = '/_astro/';

async function readScript(name: string): Promise<string> {
  const answer = await fetch(new URL(folder + name, inject('siteOrigin')));
  expect(answer.status, name).toBe(200);
  return answer.text();
}

/** Returns these scripts together with all scripts that they import, directly or through others. */
async function withImports(names: Iterable<string>): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (scripts.has(name)) continue;
    const code = await readScript(name);
    scripts.set(name, code);
    waiting.push(
      ...[...code.matchAll(/(?:\bfrom|\bimport)"\.\/([\w.-]+\.js)"/g)].map(([, imported]) => imported ?? ''),
    );
  }
  return scripts;
}

/**
 * Returns the names of the scripts that a page loads at once, and of the scripts that its islands load when a visitor
 * uses them.
 */
function scriptNames(document: Document): { readonly own: string[]; readonly islands: string[] } {
  const valuesOf = (selector: string, attributes: readonly string[]) =>
    [...document.querySelectorAll(selector)]
      .flatMap((element) => attributes.map((attribute) => element.getAttribute(attribute) ?? ''))
      .filter((address) => address.startsWith(folder))
      .map((address) => address.slice(folder.length));
  return {
    own: valuesOf('script[src], link[rel="modulepreload"]', ['src', 'href']),
    islands: valuesOf('astro-island', ['component-url', 'renderer-url', 'before-hydration-url']),
  };
}

/** Returns the total size of these texts after compression with Brotli, in bytes. */
function transferSize(texts: Iterable<string>): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return [...texts].reduce((sum, text) => sum + brotliCompressSync(text, { params }).length, 0);
}

/** Matches words that are only in the code of the desk and in its libraries. */
const deskWords = /Content Management Dashboard|react-aria-|data-desk-dialog/;

/** Returns the names of the scripts that contain code of the desk. */
function scriptsOfDesk(scripts: Scripts): string[] {
  return [...scripts].filter(([, code]) => deskWords.test(code)).map(([name]) => name);
}

/** Maximum size of the desk's first load, in bytes after compression with Brotli. */
const maximum = { scripts: 210_000, all: 216_700 };

test('the desk’s document names every script that the desk needs to start, and they do not grow', async () => {
  const { document } = await readPage('/dashboard');
  const { own } = scriptNames(document);
  expect(own.length, 'scripts are preloaded').toBeGreaterThan(1);
  const scripts = await withImports(own);
  expect(scripts.size, 'the document names each script').toBe(new Set(own).size);
  expect(scriptsOfDesk(scripts), 'the desk was measured').not.toEqual([]);
  const styles = await Promise.all(
    [...document.querySelectorAll('link[rel="stylesheet"]')].map(async (link) =>
      (await fetch(new URL(link.getAttribute('href') ?? '', inject('siteOrigin')))).text(),
    ),
  );
  const scriptSize = transferSize(scripts.values());
  expect(scriptSize, [...scripts.keys()].join(' ')).toBeLessThanOrEqual(maximum.scripts);
  expect(scriptSize + transferSize(styles)).toBeLessThanOrEqual(maximum.all);
});

test.each(['/', '/resources', '/partners', '/demo', ...accountPages, '/contact', '/privacy'])(
  'no script of %s contains code of the desk, also after a visitor touches its islands',
  async (path) => {
    const { own, islands } = scriptNames((await readPage(path)).document);
    const scripts = await withImports([...own, ...islands]);
    expect(scripts.size, 'scripts were read').toBeGreaterThan(2);
    expect(scriptsOfDesk(scripts)).toEqual([]);
  },
);

test('the desk’s first requests are sent before its code has arrived', async () => {
  const { document } = await readPage('/dashboard');
  const first = document.querySelector('script[async][src]')?.getAttribute('src') ?? '';
  const scripts = await withImports([first.replace('/_astro/', '')]);
  expect(transferSize(scripts.values())).toBeLessThan(5000);
});

/** Maximum size of all scripts of the visual editor, in bytes after compression with gzip. */
const editorMaximum = 151_000;

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
