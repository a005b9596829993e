import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { RunReport } from './second-run.ts';

const reporter = fileURLToPath(new URL('vitest-reporter.ts', import.meta.url));
/**
 * Maximum time of a test, in milliseconds. Each test starts Vitest, which takes seconds, or longer on a busy machine.
 */
const timeout = 120_000;
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

/** Runs Vitest with files of this content, and returns what the reporter writes. */
function reportOf(files: Record<string, string>): RunReport {
  const root = mkdtempSync(join(tmpdir(), 'bellbird-vitest-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
    const file = join(root, 'report.json');
    const words = ['run', `--root=${root}`, '--globals', `--reporter=${reporter}`];
    const { VITEST: _vitest, ...environment } = process.env;
    spawnSync(process.execPath, [vitest, ...words], { cwd: root, env: { ...environment, RUN_REPORT: file } });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test(
  'counts the tests of each file, and files that cannot be loaded as failed',
  () => {
    const { parts, hasOtherErrors } = reportOf({
      'good.test.js': "test('a', () => {}); test.skip('b', () => {});",
      'bad.test.js': "test('a', () => {}); test('b', () => { throw new Error('bad'); });",
      'broken.test.js': "throw new Error('broken');",
      'hook.test.js': "afterAll(() => { throw new Error('hook'); }); test('a', () => {});",
    });
    const counts = Object.fromEntries(
      parts.map(({ name, counts: { passed, failed, skipped } }) => [name, [passed, failed, skipped]]),
    );
    expect(counts).toEqual({
      'good.test.js': [1, 0, 1],
      'bad.test.js': [1, 1, 0],
      'broken.test.js': [0, 1, 0],
      'hook.test.js': [1, 1, 0],
    });
    expect(hasOtherErrors).toBe(false);
  },
  timeout,
);

test(
  'reports an error outside the tests',
  () => {
    const { hasOtherErrors } = reportOf({
      'good.test.js':
        "test('a', async () => { Promise.reject(new Error('nobody waits')); await new Promise((end) => setTimeout(end, 50)); });",
    });
    expect(hasOtherErrors).toBe(true);
  },
  timeout,
);
