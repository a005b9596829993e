import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdownTable, report } from '../support/report.ts';

/**
 * Computes the size of the container image from its layers, without Docker. Runs the commands of the Dockerfile's first
 * stage in a clone of the present commit. Then packs the files that each `COPY` takes from that stage, in the same way
 * as a registry stores them. The base image, its packages and the compiled code of the first start are not included.
 *
 *   node bench/image/run.ts
 */
const here = fileURLToPath(new URL('../..', import.meta.url));
const product = mkdtempSync(join(tmpdir(), 'bellbird-image-'));
const environment = { ...process.env, NODE_ENV: 'production' };
const run = (command: string) =>
  execFileSync('bash', ['-c', `set -o pipefail; ${command}`], { cwd: product, env: environment, encoding: 'utf8' });
const rows: [string, number, number][] = [];
try {
  execFileSync('git', ['clone', '--quiet', '--shared', here, product]);
  const dockerfile = readFileSync(join(product, 'Dockerfile'), 'utf8');
  const [, first = '', second = ''] = dockerfile.split(/^FROM .*$/m);
  for (const [, command = ''] of first.matchAll(/^RUN (.*)$/gm)) run(command);
  for (const [, paths = ''] of second.matchAll(/^COPY --from=build (.*) \S+$/gm)) {
    const inside = paths.replaceAll('/app/', '');
    rows.push([
      inside,
      Number(run(`tar --create ${inside} | wc --bytes`)),
      Number(run(`tar --create ${inside} | gzip | wc --bytes`)),
    ]);
  }
} finally {
  rmSync(product, { recursive: true, force: true });
}
if (rows.length === 0) throw new Error('The Dockerfile copies nothing from its first stage.');
const sum = (column: 1 | 2) => rows.reduce((bytes, row) => bytes + row[column], 0);
report(
  'image',
  'The container image',
  'Each layer as a tar file, and compressed with gzip as in a registry. Without the base image, its packages and the compiled code of the first start.',
  markdownTable(
    ['layer', 'MB', 'MB compressed'],
    [...rows, ['all', sum(1), sum(2)] as const].map(([layer, ...bytes]) => [
      layer,
      ...bytes.map((size) => (size / 1e6).toFixed(1)),
    ]),
  ),
);
