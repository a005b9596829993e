import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFreshFolder, type FreshFolder } from './support/fresh-folder.ts';

const paths = ['/', '/nz', '/au', '/resources', '/partners', '/demo', '/contact', '/login', '/dashboard'];
const older = 'Bellbird';
const newer = 'Korimako';

let folder: FreshFolder;
beforeAll(async () => {
  folder = await createFreshFolder();
  symlinkSync(resolve('node_modules'), join(folder.path, 'node_modules'));
});
afterAll(() => folder.remove());

/** Puts another version of the program into the folder: the brand is in the pages, in the desk and in the server. */
function install(brand: string): void {
  const file = join(folder.path, 'site.config.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/brand: '[^']+'/, `brand: '${brand}'`));
}

/** Starts the program, and expects that every page is complete and shows only this brand in its title. */
async function expectOnly(brand: string): Promise<void> {
  await folder.serve('npm start');
  for (const path of paths) {
    const page = await fetch(folder.origin + path);
    const html = await page.text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    expect([path, page.status, title]).toEqual([path, 200, expect.stringContaining(brand)]);
    const files = [...html.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)].map(([, file]) => file);
    for (const file of new Set(files)) expect([file, (await fetch(folder.origin + file)).status]).toEqual([file, 200]);
  }
  await folder.stopServing();
}

test('after an update and on the way back, no page of the other build is served', async () => {
  await expectOnly(older);
  const stamp = join(folder.path, 'dist/built.json');
  const ofOlder: object = JSON.parse(readFileSync(stamp, 'utf8'));
  install(newer);
  await expectOnly(newer);
  // A newer version may have further parts in its stamp, and the same digests for those that the older one knows.
  writeFileSync(stamp, JSON.stringify({ ...ofOlder, further: 'a digest' }));
  install(older);
  await expectOnly(older);
});
