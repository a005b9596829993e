import { globSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';

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
