import { globSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { requestRaw } from '#tests/support/raw-request.ts';
import { type ReadPage, readPage, readSitemapPages } from './read-page.ts';

const pages = ['/', '/nz/resources', '/partners', '/demo', '/login', '/dashboard', '/au/dashboard/enquiries'];
const text = /\.(?:js|css)$/;

/** Requests a file and returns its bytes as they were transferred. */
const readFile = (path: string, encoding: string) =>
  requestRaw(inject('siteOrigin'), path, { headers: { 'accept-encoding': encoding } });

/** Returns the scripts, stylesheets and fonts that a page refers to. */
function filesOf({ document }: ReadPage): string[] {
  const named = [
    ...[...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
    ...[...document.querySelectorAll('link[rel~="stylesheet"], link[rel="preload"], link[rel="modulepreload"]')].map(
      (link) => link.getAttribute('href'),
    ),
  ];
  return [...new Set(named.flatMap((file) => file ?? []))];
}

const inlineStyles = (document: Document) => [...document.querySelectorAll('style')].map((style) => style.textContent);

test.each(pages)('the files of %s have immutable names and were compressed by the build', async (path) => {
  const files = filesOf(await readPage(path));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    expect(file).toMatch(/^\/_astro\/[^/]+\.[\w-]{8}\.(?:js|css|woff2)$/);
    const plain = await readFile(file, 'identity');
    expect(plain.status, file).toBe(200);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    if (!text.test(file)) continue;
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await readFile(file, encoding);
      expect([packed.status, packed.headers['content-encoding']], `${file} ${encoding}`).toEqual([200, encoding]);
      // The length proves that the build compressed the file. A server that compresses while it sends does not know the
      // length.
      expect(packed.headers['content-length'], `${file} ${encoding}`).toBe(String(packed.body.length));
      expect(unpack(packed.body).equals(plain.body), `${file} ${encoding}`).toBe(true);
    }
  }
});

test.each(pages)('%s preloads the fonts of its stylesheets and nothing else', async (path) => {
  const { document } = await readPage(path);
  const hrefs = (selector: string) =>
    [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
  const fonts = hrefs('link[rel="preload"][as="font"][crossorigin]');
  expect(fonts).toHaveLength(2);
  const sheets = await Promise.all(hrefs('link[rel~="stylesheet"]').map((sheet) => readFile(sheet, 'identity')));
  const css = [...sheets.map(({ body }) => String(body)), ...inlineStyles(document)].join('');
  for (const font of fonts) expect(css).toContain(font);
});

test('every public page has its styles in it, and they begin with the order of the cascade layers', async () => {
  for (const { document, address } of await readSitemapPages()) {
    expect(document.querySelector('link[rel="stylesheet"]'), address).toBeNull();
    const layers = [
      ...inlineStyles(document)
        .join('')
        .matchAll(/@layer ([\w, ]+)[{;]/g),
    ].flatMap(([, names = '']) => names.split(/, ?/));
    expect([...new Set(layers)].slice(0, 3), address).toEqual(['reset', 'tokens', 'base']);
  }
});

test('/favicon.ico is an icon for browsers that do not read the SVG one', async () => {
  const { status, headers, body } = await readFile('/favicon.ico', 'identity');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^image\//);
  expect(body.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
});

const built = 'dist/client';

test('the built site has no source maps and no references to any, and requests for them are 404', async () => {
  expect(globSync(`${built}/**/*.map`)).toEqual([]);
  const files = globSync(`${built}/_astro/**/*.{js,css}`);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toContain('sourceMappingURL');
  for (const file of files.slice(0, 5)) {
    const address = new URL(file.slice(built.length), inject('siteOrigin'));
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${address}.map`)).status, `${address}.map`).toBe(404);
  }
});
