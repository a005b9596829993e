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

test('the container runs the server with the flags and environment that keep its memory small', () => {
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '';
  expect(JSON.parse(command)).toEqual([...serverProcess.flags, 'src/server/main.ts']);
  expect(dockerfile).toContain(`node ${serverProcess.flags.join(' ')} src/server/main.ts &`);
  const { NODE_COMPILE_CACHE: _place, ...allocation } = serverProcess.environment;
  for (const [name, value] of Object.entries(allocation)) expect(dockerfile).toContain(`${name}=${value}`);
});

test('the container serves without root, and reports its health', () => {
  expect(dockerfile).toMatch(/^USER bellbird$/m);
  expect(dockerfile.indexOf('USER bellbird')).toBeLessThan(dockerfile.indexOf('ENTRYPOINT'));
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
});

test('a release has every folder of sources that the server imports', () => {
  expect(missingSources(releaseFiles)).toEqual([]);
});

test('.dockerignore lets through everything that a release has', () => {
  expect(dockerfile).toMatch(/^COPY --from=build \/release \.\/$/m);
  // The build makes `dist` in the image.
  const files = releaseFiles.filter((file) => file !== 'dist');
  expect(ignored(['package.json', ...files], read('.dockerignore'))).toEqual([]);
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

test('a release without the demo agents is detected', () => {
  expect(missingSources(releaseFiles.filter((file) => !file.endsWith('demo-agents')))).toEqual(['src/demo-agents']);
});

test('a .dockerignore that leaves out a file, or the folder that it is in, is detected', () => {
  const files = ['package.json', 'docs/owners-guide.md'];
  expect(ignored(files, 'docs\n')).toEqual(['docs/owners-guide.md']);
  expect(ignored(files, 'docs/*\n!docs/owners-guide.md\n*.json\n')).toEqual(['package.json']);
});

/** Returns the folders of `src` from which the source files of a release import, and which the release does not have. */
function missingSources(files: readonly string[]): string[] {
  const served = globSync(`{${files.join()}}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] });
  const imported = served.flatMap((file) =>
    [...read(file).matchAll(/from '#(server|shared|language|demo-agents|site|desk|theme)\//g)].map(
      ([, zone]) => `src/${zone}`,
    ),
  );
  return [...new Set(imported)].filter((folder) => !files.includes(folder));
}

/** Returns the files that `.dockerignore` leaves out of the build of the image. */
function ignored(files: readonly string[], ignoreFile: string): string[] {
  const patterns = ignoreFile.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return files.filter((file) => isIgnored(file, patterns));
}

/** The last pattern that matches a path, or a folder above it, decides. */
function isIgnored(path: string, patterns: readonly string[]): boolean {
  const parts = path.split('/');
  const withFolders = parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
  const last = patterns.findLast((pattern) =>
    withFolders.some((folder) => matchesGlob(folder, pattern.replace(/^!/, ''))),
  );
  return last !== undefined && !last.startsWith('!');
}

test('the service runs the server with the flags and environment that keep its memory small', () => {
  const node = '/opt/bellbird/node_modules/.bin/node';
  expect(unit).toContain(
    `\nExecStart=${[node, '--env-file=/opt/bellbird/.env', ...serverProcess.flags, 'src/server/main.ts'].join(' ')}\n`,
  );
  const { NODE_COMPILE_CACHE: _place, ...allocation } = serverProcess.environment;
  for (const [name, value] of Object.entries(allocation)) expect(unit).toContain(`${name}=${value}`);
});

test('the service runs without root and keeps the data to its user', () => {
  expect(unit).toMatch(/^User=bellbird$/m);
  expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
  expect(unit).toMatch(/^UMask=0077$/m);
});

test.runIf(hasSystemd)('systemd accepts the unit without a complaint', () => {
  expect(verifyUnit(unit)).toEqual({ status: 0, complaints: '' });
});

test.runIf(hasSystemd)('a program that is missing is detected', () => {
  expect(verifyUnit(unit.replace('bin/node', 'bin/missing')).complaints).toContain('is not executable');
});

test.runIf(hasSystemd)('a setting that does not exist is detected', () => {
  expect(verifyUnit(unit.replace('UMask', 'UMasque')).complaints).toContain('UMasque');
});
