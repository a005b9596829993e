import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { figuresFile } from '../tests/faults/support/figures.ts';
import { buildSite } from './build-site.ts';
import { findOrInstallChromium } from './find-chromium.ts';

/** `npm run test:faults`: the long forms of the tests in `tests/faults`, one file at a time, and their figures as a table. */
process.env.ASTRO_TELEMETRY_DISABLED = '1';

buildSite();
rmSync(figuresFile, { force: true });
const words = [
  'run',
  '--project=server',
  '--project=faults',
  '--no-file-parallelism',
  ...givenOr(['tests/faults', 'tests/contract/fuzz.test.ts', 'tests/contract/model.test.ts']),
];
const { status } = spawnSync('vitest', words, { stdio: 'inherit', env: { ...process.env, FAULTS: 'long' } });
const browser = process.argv.length > 2 ? 0 : runHostileHtml();
printTable();
process.exit(status === 0 ? browser : 1);

/** The long form that needs a browser. */
function runHostileHtml(): number {
  const env = { ...process.env, FAULTS: 'long', CHROMIUM_PATH: findOrInstallChromium() };
  return spawnSync('playwright', ['test', 'hostile-html', '--reporter=list'], { stdio: 'inherit', env }).status ?? 1;
}

function givenOr(files: string[]): string[] {
  return process.argv.length > 2 ? process.argv.slice(2) : files;
}

function printTable(): void {
  if (!existsSync(figuresFile)) return;
  const figures: { item: number; what: string; seen: string }[] = readFileSync(figuresFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  console.log('\n| item | what was done | what was seen |\n|---|---|---|');
  for (const { item, what, seen } of figures.toSorted((left, right) => left.item - right.item))
    console.log(`| ${item} | ${what} | ${seen} |`);
}
