import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hasSystemd, serviceUnit as unit, verifyUnit } from '#tests/support/service-unit.ts';
import { releaseFiles } from '../../scripts/release-files.ts';
import serverProcess from '../../scripts/server-process.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('Dockerfile');

test('the container and the service run the server with the flags and environment that keep its memory small', () => {
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '';
  expect(JSON.parse(command)).toEqual([...serverProcess.flags, 'src/server/main.ts']);
  const flags = serverProcess.flags.join(' ');
  expect(dockerfile).toContain(`node ${flags} src/server/main.ts &`);
  const node = '/opt/bellbird/node_modules/.bin/node --env-file=/opt/bellbird/.env';
  expect(unit).toContain(`\nExecStart=${node} ${flags} src/server/main.ts\n`);
  const { NODE_COMPILE_CACHE: _place, ...allocation } = serverProcess.environment;
  for (const [name, value] of Object.entries(allocation))
    for (const file of [dockerfile, unit]) expect(file).toContain(`${name}=${value}`);
});

test('the container serves without root, and reports its health', () => {
  expect(dockerfile).toMatch(/^USER bellbird$/m);
  expect(dockerfile.indexOf('USER bellbird')).toBeLessThan(dockerfile.indexOf('ENTRYPOINT'));
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
});

test('a release has every folder of sources that the server imports', () => {
  const served = globSync(`{${releaseFiles.join()}}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] });
  const imported = served.flatMap((file) =>
    [...read(file).matchAll(/from '#(server|shared|language|demo-agents|site|desk|theme)\//g)].map(
      ([, zone]) => `src/${zone}`,
    ),
  );
  expect(releaseFiles).toEqual(expect.arrayContaining([...new Set(imported)]));
});

test('.dockerignore lets through everything that a release has', () => {
  expect(dockerfile).toMatch(/^COPY --from=build \/release \.\/$/m);
  // The build makes `dist` in the image.
  const files = ['package.json', ...releaseFiles.filter((file) => file !== 'dist')];
  const patterns = read('.dockerignore')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  expect(files.filter((file) => isIgnored(file, patterns))).toEqual([]);
});

test('the first base image has the Node that the product runs with, and no base image has a moving tag', () => {
  expect(dockerfile).toMatch(new RegExp(`^FROM node:${process.versions.node}-`, 'm'));
  const images = [...`${dockerfile}\n${read('compose.yaml')}`.matchAll(/(?:^FROM|image:) (\S+)/gm)];
  expect(images.map(([, name]) => name).filter((name) => !/:\d+\.\d+/.test(name ?? ''))).toEqual([]);
});

test('the image, compose, the service and the guide give the server the same memory', () => {
  const figures = [
    /^LABEL memory="(\d+)g"$/m.exec(dockerfile),
    /^ {4}mem_limit: (\d+)g$/m.exec(read('compose.yaml')),
    /^MemoryMax=(\d+)G$/m.exec(read('deploy/bellbird.service')),
    /needs (\d+) GB of memory for each process/.exec(read('docs/operations.md')),
  ];
  expect(figures.map((found) => found?.[1])).toEqual(['1', '1', '1', '1']);
});

test('compose passes every setting of .env, and replaces only those that the container decides', () => {
  const compose = read('compose.yaml');
  expect(compose).toMatch(/^ {4}env_file:\n {6}- path: \.env$/m);
  const [, settings = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(compose) ?? [];
  expect([...settings.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name)).toEqual([
    'PUBLIC_SITE_URL',
    'DATABASE_URL',
    'DATABASE_PASSWORD',
    'HOST',
    'PORT',
    'DATA_DIR',
  ]);
});

/** The last pattern that matches a path, or a folder above it, decides. */
function isIgnored(path: string, patterns: readonly string[]): boolean {
  const parts = path.split('/');
  const withFolders = parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
  const last = patterns.findLast((pattern) =>
    withFolders.some((folder) => matchesGlob(folder, pattern.replace(/^!/, ''))),
  );
  return last !== undefined && !last.startsWith('!');
}

test('the service runs without root and keeps the data to its user', () => {
  expect(unit).toMatch(/^User=bellbird$/m);
  expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
  expect(unit).toMatch(/^UMask=0077$/m);
});

test.runIf(hasSystemd)('systemd accepts the unit without a complaint', () => {
  expect(verifyUnit(unit)).toEqual({ status: 0, complaints: '' });
});
