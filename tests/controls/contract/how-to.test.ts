import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const caches = join(root, 'node_modules/.cache');
let copy = '';

beforeAll(() => {
  mkdirSync(caches, { recursive: true });
  copy = mkdtempSync(join(caches, 'how-to-'));
  const parts = [
    'src',
    'tests/support',
    '.astro/types.d.ts',
    'site.config.ts',
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
  ];
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(
    join(copy, 'tsconfig.product.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['.astro/types.d.ts', 'src/**/*.ts', 'src/**/*.tsx'],
      exclude: ['**/*.test.*'],
    }),
  );
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), words, {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** Returns the files of the product that do not compile. */
function filesWithErrors(): string[] {
  const { output } = run('tsc', '--noEmit', '--pretty', 'false', '-p', 'tsconfig.product.json');
  return [...new Set([...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].toSorted();
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, `${file} was changed`).not.toBe(before);
  writeFileSync(path, after);
}

/** Copies an entry of an object literal, such as `  clinic: {…},`, under a new key. */
function copyEntry(text: string, key: string, newKey: string): string {
  return text.replace(
    new RegExp(`^ {2}(['"]?)${key}\\1: \\{\\n[\\s\\S]*?^ {2}\\},\\n`, 'm'),
    (entry, quote: string) => entry + entry.replace(`${quote}${key}${quote}`, `${quote}${newKey}${quote}`),
  );
}

test('the compiler asks for everything that a new locale and a new demo agent need (docs/how-to.md)', () => {
  edit('src/domain/locales.ts', (text) =>
    copyEntry(text.replace("'en-AU'] as const", "'en-AU', 'en-GB'] as const"), 'en-AU', 'en-GB').replace(
      "locale: 'en-AU',\n    prefix: '/au',\n    currency: 'AUD',\n    region: 'Australia',\n    timeZone: 'Australia/Sydney',\n    emergencyNumber: '000',\n    phoneFormats: [\n      /^(04\\d{2})(\\d{3})(\\d{3})$/,\n      /^(0[378])(\\d{4})(\\d{4})$/,\n      /^(\\+61)(4\\d{2})(\\d{3})(\\d{3})$/,\n      /^(\\+61)(\\d)(\\d{3,4})(\\d{4})$/,\n    ],\n  },\n};",
      "locale: 'en-GB',\n    prefix: '/uk',\n    currency: 'GBP',\n    region: 'United Kingdom',\n    timeZone: 'Europe/London',\n    emergencyNumber: '999',\n    phoneFormats: [/^(07\\d{3})(\\d{6})$/],\n  },\n};",
    ),
  );
  edit('src/domain/demo-agent-keys.ts', (text) => text.replace("'hotels'] as const", "'hotels', 'physio'] as const"));
  expect(filesWithErrors()).toEqual([
    'src/demo-agents/agents/built-in-agents.ts',
    'src/domain/demo-agents.ts',
    'src/server/assistant/knowledge/answers/demo-answers.ts',
    'src/site/sections/head/public-pages.ts',
  ]);

  edit('src/site/sections/head/public-pages.ts', (text) => copyEntry(text, 'en-AU', 'en-GB'));
  cpSync(join(copy, 'src/demo-agents/agents/clinic'), join(copy, 'src/demo-agents/agents/physio'), { recursive: true });
  edit('src/demo-agents/agents/physio/agent.ts', (text) => text.replace("key: 'clinic'", "key: 'physio'"));
  for (const file of [
    'src/domain/demo-agents.ts',
    'src/demo-agents/agents/built-in-agents.ts',
    'src/server/assistant/knowledge/answers/demo-answers.ts',
  ]) {
    edit(file, (text) => copyEntry(text, 'clinic', 'physio'));
  }
  edit('src/demo-agents/agents/built-in-agents.ts', (text) => {
    const [before = '', after = ''] = text.split('  physio: {');
    return `${before}  physio: {${after.replaceAll('./clinic/', './physio/')}`;
  });
  expect(filesWithErrors()).toEqual([]);

  const units = run(
    'vitest',
    'run',
    '--project',
    'unit',
    'src/domain/locales.test.ts',
    'src/demo-agents/agents/machine.test.ts',
    'src/demo-agents/agents/questions.test.ts',
    'src/site/sections/head',
  );
  expect(units.output).toMatch(/Tests .*passed/);
  expect(units.status, units.output).toBe(0);
}, 300_000);
