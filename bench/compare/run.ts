import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { apiPaths } from '#shared/api/api-paths.ts';
import { load, requireGenerator } from '../support/load.ts';
import { compareRounds } from '../support/loss.ts';
import { count, markdownTable } from '../support/report.ts';
import { median } from '../support/statistics.ts';
import { prepareVersion, type RunningVersion, startVersion, type Version } from './version.ts';

/**
 * Compares the built product with an earlier commit: how many responses per second each sends from one core, and how
 * many bytes its pages have. Both versions run at the same time with the starter content of their commit, and are
 * measured in turns. Prints a table. Fails if the present version loses more than a tenth, beyond the measured noise.
 *
 *   npm run bench:compare -- COMMIT [--rounds 5] [--seconds 3] [--keep FOLDER]
 *
 * `--keep` builds the earlier commit in that folder and leaves it there for the next run. If COMMIT is the present
 * commit, the benchmark compares it with itself, which shows the noise.
 */
const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    keep: { type: 'string' },
  },
  allowPositionals: true,
});
const [commit] = positionals;
if (!commit) {
  console.error('Name the commit to compare with: npm run bench:compare -- COMMIT');
  process.exit(2);
}
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
requireGenerator();

const here = fileURLToPath(new URL('../..', import.meta.url));
const folder = values.keep ?? join(mkdtempSync(join(tmpdir(), 'bellbird-earlier-')), 'product');
const now: Version = { name: 'now', folder: here };
const rows: string[][] = [];
const losses: string[] = [];

try {
  const before = prepareVersion(here, commit, folder);
  await withBoth(before, {}, async (pair) => {
    await compareLoad(pair, 'Home, cached', { path: '/', connections: 32, encoding: 'br' });
    await compareLoad(pair, 'Resources, cached', { path: '/resources', connections: 32, encoding: 'br' });
    await compareLoad(pair, 'list API, cached', { path: `${apiPaths.publicArticles}?limit=10`, connections: 32 });
    for (const path of ['/', '/resources', '/partners', '/demo'])
      addRow(`bytes of ${path}`, 'kB', [-(await bytesOf(pair.before, path))], [-(await bytesOf(pair.now, path))]);
  });
  await withBoth(before, { PAGE_CACHE: 'off' }, async (pair) => {
    const article = await firstArticle(pair.before);
    await compareLoad(pair, 'Home, cache off', { path: '/', connections: 8 });
    await compareLoad(pair, 'Resources, cache off', { path: '/resources', connections: 8 });
    await compareLoad(pair, 'an article, cache off', { path: article, connections: 8 });
  });
} finally {
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
}
console.log(
  `\n${markdownTable(['what', 'unit', commit, 'now', 'now / before', 'noise', 'verdict'], rows)}\n\nMedians of ${rounds} rounds of ${seconds} s for each version, in turns.`,
);
if (losses.length > 0) {
  console.error(`\nLost more than a tenth beyond the noise: ${losses.join('; ')}`);
  process.exit(1);
}

interface Pair {
  readonly before: RunningVersion;
  readonly now: RunningVersion;
}

async function withBoth(earlier: Version, settings: Record<string, string>, work: (pair: Pair) => Promise<void>) {
  const before = await startVersion(earlier, settings);
  try {
    const present = await startVersion(now, settings);
    try {
      await work({ before, now: present });
    } finally {
      await present.stop();
    }
  } finally {
    await before.stop();
  }
}

interface Requested {
  readonly path: string;
  readonly connections: number;
  readonly encoding?: string;
}

async function compareLoad(pair: Pair, what: string, { path, connections, encoding = 'identity' }: Requested) {
  const rate = async ({ origin }: RunningVersion) => {
    const headers = { 'accept-encoding': encoding };
    return (await load({ origin, paths: [path], headers, connections, seconds })).perSecond;
  };
  const figures: { before: number[]; now: number[] } = { before: [], now: [] };
  // The first round is not counted: code is slower when it runs for the first time.
  await rate(pair.before);
  await rate(pair.now);
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, because the version that runs second has an advantage: the machine is already warmed up.
    const order = round % 2 === 0 ? (['before', 'now'] as const) : (['now', 'before'] as const);
    for (const version of order) figures[version].push(await rate(pair[version]));
  }
  addRow(what, 'a second', figures.before, figures.now);
}

/**
 * Adds a row to the table. If a smaller figure is better, as with bytes, the caller passes the figures as negative
 * numbers.
 */
function addRow(what: string, unit: string, before: readonly number[], present: readonly number[]): void {
  const isLessBetter = median(before) < 0;
  const { ratio, noise, isLoss } = compareRounds(
    isLessBetter
      ? { before: before.map((value) => -1 / value), now: present.map((value) => -1 / value) }
      : { before, now: present },
  );
  const shown = (figures: readonly number[]) =>
    isLessBetter ? (-median(figures) / 1000).toFixed(1) : count(median(figures));
  const quotient = isLessBetter ? 1 / ratio : ratio;
  rows.push([what, unit, shown(before), shown(present), quotient.toFixed(2), noise.toFixed(2), isLoss ? 'LOSS' : '']);
  if (isLoss) losses.push(`${what}: ${shown(before)} to ${shown(present)} ${unit}`);
  console.log(rows.at(-1)?.join('  '));
}

/**
 * Returns the compressed bytes of a page with its own scripts, stylesheets and fonts, as a first visit fetches them.
 */
async function bytesOf({ origin }: RunningVersion, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text();
  const files = new Set([...html.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)].map(([, file = '']) => file));
  let bytes = brotliCompressSync(html).length;
  for (const file of files) {
    const body = Buffer.from(await (await fetch(origin + file)).arrayBuffer());
    bytes += file.endsWith('.woff2') ? body.length : brotliCompressSync(body).length;
  }
  return bytes;
}

async function firstArticle({ origin }: RunningVersion): Promise<string> {
  const html = await (await fetch(`${origin}/resources`)).text();
  const [, path] = /href="(\/resources\/[a-z0-9-]+)"/.exec(html) ?? [];
  if (!path) throw new Error('Resources shows no article.');
  return path;
}
