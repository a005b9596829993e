import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { ignoredSources, missingSources, readServedSources } from '#tests/support/container-sources.ts';
import serverProcess from '../../scripts/server-process.json' with { type: 'json' };

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
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

test('the container has every folder of sources that the server imports', () => {
  expect(missingSources(dockerfile, readServedSources())).toEqual([]);
});

test('.dockerignore lets through everything that the Dockerfile copies', () => {
  expect(ignoredSources(dockerfile, read('.dockerignore'))).toEqual([]);
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

test('Node reads a value of .env in single quotes as it is, whatever characters it has', () => {
  const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  const value = printable.replace("'", '');
  expect(parseEnv(`DATABASE_PASSWORD='${value}'\n`)).toEqual({ DATABASE_PASSWORD: value });
});
