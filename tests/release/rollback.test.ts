import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFreshFolder, type FreshFolder } from './support/fresh-folder.ts';
import { serveRelease } from './support/release-archive.ts';

/** The release before this one: its tag, or for the first release the commit that it began from. */
const before = '4b755335';
const paths = ['/', '/nz', '/au', '/resources', '/partners', '/demo', '/contact', '/login', '/dashboard'];

const git = (...words: string[]) => spawnSync('git', words).status === 0;
const isKnown = git('cat-file', '-e', `${before}^{commit}`);
if (!isKnown) console.log(`The way back is not tested: this clone does not have ${before}.`);

describe.skipIf(!isKnown)('the way back to the release before', () => {
  let old: FreshFolder;
  let folder = '';
  beforeAll(async () => {
    old = await createFreshFolder({ built: false, commit: before });
    old.linkPackages();
    folder = join(old.path, '../release');
    execFileSync(process.execPath, ['scripts/release.ts', '--folder', folder], { stdio: 'inherit' });
  });
  afterAll(async () => {
    await old?.remove();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  test('its data are updated, and after a restore it serves its own pages and the same articles', async () => {
    const first = await old.serve('npm start');
    const served = await readPages(first.origin);
    await first.stop();

    const release = await serveRelease(folder, join(old.path, 'data'));
    const updated = await readPages(release.origin);
    // Fields that a later release adds are its own.
    expect(updated.articles).toMatchObject(served.articles as object);
    await release.stop();

    const hasOtherSchema = !git('diff', '--quiet', before, '--', 'src/server/database/migrations');
    expect(globSync('data/backups/before-update-*', { cwd: old.path })).toHaveLength(hasOtherSchema ? 1 : 0);
    if (hasOtherSchema) {
      const refused = await old.run('npm start');
      expect(refused).toEqual({ status: expect.any(Number), output: expect.stringMatching(/newer/i) });
      expect(refused.status).not.toBe(0);
      expect(await old.run('npm run bellbird -- restore FILE')).toMatchObject({ status: 0 });
    }
    const again = await old.serve('npm start');
    expect(await readPages(again.origin)).toEqual(served);
    await again.stop();
  });
});

/** Returns the scripts and styles of every page, each of which must be served, and the articles that are published. */
async function readPages(origin: string): Promise<{ readonly files: readonly string[]; readonly articles: unknown }> {
  const files = new Set<string>();
  for (const path of paths) {
    const page = await fetch(origin + path);
    expect([path, page.status]).toEqual([path, 200]);
    for (const [, file = ''] of (await page.text()).matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)) files.add(file);
  }
  for (const file of files) expect([file, (await fetch(origin + file)).status]).toEqual([file, 200]);
  const articles: unknown = await (await fetch(`${origin}/api/content/public/articles`)).json();
  return { files: [...files].toSorted(), articles };
}
