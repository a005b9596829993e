import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFreshFolder, type FreshFolder } from './support/fresh-folder.ts';

const paths = ['/', '/nz', '/au', '/resources', '/partners', '/demo', '/contact', '/login', '/dashboard'];
const older = 'Bellbird';
const newer = 'Korimako';

let folder: FreshFolder;
beforeAll(async () => {
  folder = await createFreshFolder({ built: true });
});
afterAll(() => folder.remove());

/**
 * Replaces the build by the one of a newer version: another brand in every file, and a stamp with a further part. The
 * parts that the older version knows have the same digests.
 */
function putNewerBuild(): void {
  for (const file of globSync('dist/**/*.{html,js,mjs,json,txt,webmanifest}', { cwd: folder.path })) {
    const path = join(folder.path, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(older, newer));
  }
  const stamp = join(folder.path, 'dist/built.json');
  const known: object = JSON.parse(readFileSync(stamp, 'utf8'));
  writeFileSync(stamp, JSON.stringify({ ...known, further: 'a digest' }));
}

test('after the way back from a newer version, no page of its build is served', async () => {
  putNewerBuild();
  const server = await folder.serve('npm start');
  for (const path of paths) {
    const page = await fetch(server.origin + path);
    const html = await page.text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    expect([path, page.status, title]).toEqual([path, 200, expect.stringContaining(older)]);
    expect([path, html.includes(newer)]).toEqual([path, false]);
    const files = [...html.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)].map(([, file]) => file);
    for (const file of new Set(files)) {
      const response = await fetch(server.origin + file);
      expect([file, response.status, (await response.text()).includes(newer)]).toEqual([file, 200, false]);
    }
  }
  await server.stop();
});
