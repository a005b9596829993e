import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { markdownTable, report } from '../support/report.ts';
import { median } from '../support/statistics.ts';

/**
 * Measures how long `node scripts/build.ts` takes: in a fresh clone, when nothing has changed, and when a file of the
 * desk has changed. If an earlier commit is named, measures that commit too, alternating between the two. The earlier
 * commit must need the same packages as are installed here. Only runs on Linux, because it links files with `cp -l`.
 *
 *   node bench/build/run.ts [--rounds 3] [COMMIT]
 */
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const here = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bellbird-build-'));

/** How long a build took, in seconds: elapsed time and processor time. */
type Duration = readonly [clock: number, processor: number];

const loadBefore = loadavg()[0] ?? 0;
const rows: string[][] = [];
try {
  const versions = [...positionals, 'HEAD'].map((commit) => prepare(commit));
  const measured = versions.map(({ commit }) => ({
    commit,
    'fresh clone': [] as Duration[],
    'nothing changed': [] as Duration[],
    'a changed file of the desk': [] as Duration[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, { product }] of versions.entries()) {
      const found = measured[place];
      for (const made of ['dist', '.generated']) rmSync(join(product, made), { recursive: true, force: true });
      found?.['fresh clone'].push(build(product));
      found?.['nothing changed'].push(build(product));
      appendFileSync(
        join(product, 'src/dashboard/dashboard.tsx'),
        `\ndocument.documentElement.dataset.round = '${round}';\n`,
      );
      found?.['a changed file of the desk'].push(build(product));
    }
  }
  for (const { commit, ...found } of measured) {
    for (const [what, durations] of Object.entries(found)) {
      const part = (index: 0 | 1) => median(durations.map((duration) => duration[index])).toFixed(1);
      rows.push([commit === 'HEAD' ? 'now' : commit, what, part(0), part(1)]);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
report(
  'build',
  'The build',
  `Medians of ${rounds} rounds. Load of the machine (average of a minute) before and after: ${loadBefore.toFixed(1)} and ${(loadavg()[0] ?? 0).toFixed(1)}.`,
  markdownTable(['commit', 'build', 's by the clock', 's of processor time'], rows),
);

/** Clones a commit into its own folder, with links to the packages that are installed here. */
function prepare(commit: string): { readonly commit: string; readonly product: string } {
  const product = join(folder, commit);
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', here, product]);
  const id = execFileSync('git', ['rev-parse', commit], { cwd: here, encoding: 'utf8' }).trim();
  execFileSync('git', ['checkout', '--quiet', '--detach', id], { cwd: product });
  execFileSync('cp', ['-rl', join(here, 'node_modules'), join(product, 'node_modules')]);
  // The files in the clone's node_modules are hard links to the files of this folder. The clone's caches are removed,
  // because a build in the clone would otherwise change the caches of this folder too.
  for (const cache of ['.cache', '.vite', '.astro'])
    rmSync(join(product, 'node_modules', cache), { recursive: true, force: true });
  return { commit, product };
}

/** Builds the product in this folder. Throws if the build fails. */
function build(product: string): Duration {
  const timed = 'TIMEFORMAT="%R %U %S"; { time "$0" scripts/build.ts > /dev/null 2> build.log; } 2>&1';
  const printed = execFileSync('bash', ['-c', timed, process.execPath], { cwd: product, encoding: 'utf8' });
  const [clock = 0, user = 0, system = 0] = printed.trim().split(' ').map(Number);
  return [clock, user + system];
}
