import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { precompress } from './precompressed-files.ts';

let folder: string;
let built: string;
let kept: string;

beforeEach(() => {
  folder = makeFolder();
  built = join(folder, 'built');
  kept = join(folder, 'kept');
  mkdirSync(join(built, 'scripts'), { recursive: true });
});

/** Returns the decompressed text of the Brotli version and of the gzip version of a built file. */
function read(name: string): string[] {
  const file = join(built, name);
  return [brotliDecompressSync(readFileSync(`${file}.br`)), gunzipSync(readFileSync(`${file}.gz`))].map(String);
}

test('writes both versions of text files in every folder, and none of pictures', async () => {
  writeFileSync(join(built, 'page.css'), 'a { color: red }');
  writeFileSync(join(built, 'scripts/desk.js'), 'desk()');
  writeFileSync(join(built, 'icon.png'), 'picture');
  await precompress(built, kept);
  expect(read('page.css')).toEqual(['a { color: red }', 'a { color: red }']);
  expect(read('scripts/desk.js')).toEqual(['desk()', 'desk()']);
  expect(readdirSync(built).filter((name) => name.startsWith('icon.png'))).toEqual(['icon.png']);
});

test('compresses only what has changed, and forgets what is no longer built', async () => {
  writeFileSync(join(built, 'kept.js'), 'kept()');
  writeFileSync(join(built, 'changed.js'), 'before()');
  await precompress(built, kept);
  const before = new Map(readdirSync(kept).map((name) => [name, statSync(join(kept, name)).ino]));
  writeFileSync(join(built, 'changed.js'), 'after()');
  await precompress(built, kept);
  expect(read('changed.js')).toEqual(['after()', 'after()']);
  const after = readdirSync(kept);
  expect(after).toHaveLength(4);
  const reused = after.filter((name) => before.get(name) === statSync(join(kept, name)).ino);
  expect(reused).toHaveLength(2);
});
