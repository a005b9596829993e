import { spawn } from 'node:child_process';
import { sync } from 'astro';

/**
 * `npm run check`: checks format and lint, import boundaries, the types of code and pages, and unused code. Runs all
 * checks, even after one of them has failed.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';

/** tsc takes longest, so it runs at the same time as the other checks, which run one after another. */
const typeCheck = [
  'tsc',
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/check/tsconfig.tsbuildinfo',
];
const others = {
  'format and lint': ['biome', 'ci', '--colors=off', '.'],
  boundaries: [
    'depcruise',
    '--config',
    'dependency-cruiser.config.mjs',
    '--output-type',
    'err',
    'src',
    'site.config.ts',
  ],
  // Checks the pages and the files that they import. tsc checks all other files.
  'types of pages': ['astro', 'check', '--noSync', '--tsconfig', 'tsconfig.pages.json', '--minimumSeverity', 'warning'],
  'unused code': ['knip', '--no-progress'],
};

await sync({ logLevel: 'error' });
const types = run('types', typeCheck);
const results = [];
for (const [name, command] of Object.entries(others)) results.push(await run(name, command));
results.push(await types);

const failed = results.filter(({ code }) => code !== 0);
for (const { name, code, output, seconds } of results) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
}
if (failed.length > 0) {
  console.log(`${failed.length} of ${results.length} checks failed. npm run format corrects format and imports.`);
  process.exit(1);
}

interface CheckResult {
  readonly name: string;
  readonly code: number | null;
  readonly output: string;
  readonly seconds: string;
}

function run(name: string, [command = '', ...words]: readonly string[]): Promise<CheckResult> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { env: { ...process.env, NO_COLOR: '1' } });
    const parts: string[] = [];
    child.stdout.on('data', (part) => parts.push(String(part)));
    child.stderr.on('data', (part) => parts.push(String(part)));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ name, code, output: parts.join(''), seconds: ((performance.now() - began) / 1000).toFixed(1) }),
    );
  });
}
