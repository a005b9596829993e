import { spawn } from 'node:child_process';
import { sync } from 'astro';

/** `npm run check`: format and lint with the import zones, types of code and pages, unused code. All are run, all are told. */
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const checks = {
  'format and lint': ['biome', 'ci', '--colors=off', '.'],
  types: ['tsc', '--noEmit'],
  'types of pages': ['astro', 'check', '--noSync', '--minimumSeverity', 'warning'],
  'unused code': ['knip', '--no-progress'],
};

await sync({ logLevel: 'error' });
const results = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command)));
let failed = 0;
for (const { name, code, output, seconds } of results) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code === 0) continue;
  failed += 1;
  console.log(output);
}
if (failed > 0) {
  console.log(`${failed} of ${results.length} checks failed. npm run format mends what can be mended by itself.`);
  process.exit(1);
}

interface CheckResult {
  name: string;
  code: number | null;
  output: string;
  seconds: string;
}

function run(name: string, [command = '', ...words]: string[]): Promise<CheckResult> {
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
