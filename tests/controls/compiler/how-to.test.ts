import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileProduct } from './type-check.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The files of the product that this test changes or adds: their new texts, by path. */
const changed = new Map<string, string>();

function edit(file: string, change: (text: string) => string): void {
  const before = changed.get(file) ?? readFileSync(join(root, file), 'utf8');
  const after = change(before);
  expect(after, `${file} was changed`).not.toBe(before);
  changed.set(file, after);
}

/** Runs these unit tests in a copy of the product that has the changed files. */
function runUnitTests(...files: string[]) {
  const caches = join(root, 'node_modules/.cache');
  mkdirSync(caches, { recursive: true });
  const copy = mkdtempSync(join(caches, 'how-to-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const settings = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'scripts/test-costs.ts'];
  for (const part of ['src', 'tests/support', 'site.config.ts', ...settings])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  const words = ['run', '--project', 'unit', '--fsModuleCache=false', ...files];
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/vitest'), words, {
    cwd: copy,
    encoding: 'utf8',
    // With this setting, the tests generate fewer conversations.
    env: { ...process.env, TESTS: 'sqlite' },
  });
  return { status, output: stdout + stderr };
}

/** Copies an entry of an object literal (example: `  clinic: {…},`) and gives the copy a new key. */
function copyEntry(text: string, key: string, newKey: string): string {
  return text.replace(
    new RegExp(`^ {2}(['"]?)${key}\\1: \\{\\n[\\s\\S]*?^ {2}\\},\\n`, 'm'),
    (entry, quote: string) => entry + entry.replace(`${quote}${key}${quote}`, `${quote}${newKey}${quote}`),
  );
}

test('the compiler reports everything that a new locale and a new demo agent need (docs/how-to.md)', () => {
  edit('src/domain/locales.ts', (text) =>
    copyEntry(text.replace("'en-AU'] as const", "'en-AU', 'en-GB'] as const"), 'en-AU', 'en-GB').replace(
      /locale: 'en-AU',(?:(?!locale:)[\s\S])*(?=\n {2}\},\n\};)/,
      "locale: 'en-GB',\n    prefix: '/uk',\n    currency: 'GBP',\n    region: 'United Kingdom',\n    timeZone: 'Europe/London',\n    emergencyNumber: '999',\n    helplines: { en: 'Call 116 123.', 'zh-Hans': '请拨打 116 123。', ko: '116 123으로 전화하세요.' },\n    phoneFormats: [/^(07\\d{3})(\\d{6})$/],",
    ),
  );
  edit('src/domain/demo-agent-keys.ts', (text) => text.replace("'hotels'] as const", "'hotels', 'physio'] as const"));
  const product = compileProduct(new Map(changed));
  expect(product.filesWithErrors()).toEqual([
    'src/demo-agents/agents/built-in-agents.ts',
    'src/demo-agents/agents/demo-businesses.ts',
    'src/server/assistant/knowledge/demo-shops.ts',
    'src/site/sections/head/public-pages.ts',
  ]);

  edit('src/site/sections/head/public-pages.ts', (text) => copyEntry(text, 'en-AU', 'en-GB'));
  for (const file of globSync('src/demo-agents/agents/clinic/*.ts', {
    cwd: root,
    exclude: (name) => /\.test\./.test(name),
  }))
    changed.set(file.replace('/clinic/', '/physio/'), readFileSync(join(root, file), 'utf8'));
  edit('src/demo-agents/agents/physio/agent.ts', (text) => text.replace("key: 'clinic'", "key: 'physio'"));
  for (const [file, name, copied] of [
    ['src/demo-agents/agents/demo-businesses.ts', 'clinicBusiness', 'physioBusiness'],
    ['src/server/assistant/knowledge/demo-shops.ts', 'clinicAgent', 'physioAgent'],
  ] as const) {
    edit(file, (text) =>
      text
        .replace(`  clinic: ${name},\n`, (line) => `${line}  physio: ${copied},\n`)
        .replace(
          new RegExp(`^import \\{ ${name} \\}.*\\n`, 'm'),
          (line) => line + line.replace(name, `${name} as ${copied}`).replace('/clinic/', '/physio/'),
        ),
    );
  }
  edit('src/demo-agents/agents/built-in-agents.ts', (text) =>
    text.replace(
      /^ {2}clinic: .*\n/m,
      (line) => line + line.replace('clinic:', 'physio:').replace('./clinic/', './physio/'),
    ),
  );
  expect(product.change(new Map(changed)).filesWithErrors()).toEqual([]);

  const units = runUnitTests(
    'src/domain/locales.test.ts',
    'src/demo-agents/agents/machine.test.ts',
    'src/demo-agents/agents/questions.test.ts',
    'src/site/sections/head',
  );
  expect(units.output).toMatch(/Tests .*passed/);
  expect(units.status, units.output).toBe(0);
}, 900_000);
