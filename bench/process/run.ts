import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { apiPaths } from '#shared/api/api-paths.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { startProduct } from '#tests/support/product-process.ts';
import serverProcess from '../../scripts/server-process.json' with { type: 'json' };
import { serverCore } from '../support/cores.ts';
import { fillDataFolder } from '../support/filled-database.ts';
import { untilIdle } from '../support/idle.ts';
import { load, requireGenerator } from '../support/load.ts';
import { markdownTable, report } from '../support/report.ts';
import { median } from '../support/statistics.ts';

/**
 * Measures the time from the start of the server's process until its first response, the same time with `npm start`,
 * and the memory of the process at rest and under load. Only runs on Linux, because it reads the memory from /proc.
 *
 *   node bench/process/run.ts [STARTS]
 */
const starts = Number(process.argv[2] ?? 9);
requireGenerator();
const data = await fillDataFolder(1000);
const settings = { DATA_DIR: data.folder, STARTER_CONTENT: 'false', LOG_LEVEL: 'silent' };
const rows: (string | number)[][] = [];
try {
  const server = [process.execPath, ...serverProcess.flags, 'src/server/main.ts'];
  for (const [what, command] of [
    ['start of the server to the first response', server],
    ['npm start, built before, to the first response', ['npm', 'start']],
  ] as const) {
    // The first start fills caches of the disk and of compiled code, so it is not counted.
    await timeStart(command);
    const taken: number[] = [];
    for (let turn = 0; turn < starts; turn += 1) taken.push(await timeStart(command));
    rows.push([what, `${median(taken).toFixed(0)} ms`, `worst ${Math.max(...taken).toFixed(0)} ms`]);
  }
  await measureMemory('on', {});
  await measureMemory('off', { PAGE_CACHE: 'off' });
} finally {
  data.remove();
}
report(
  'process',
  'Start and memory',
  `1,000 articles on SQLite, ${starts} starts. Memory is the resident memory of the process.`,
  markdownTable(['what', 'median', 'note'], rows),
);

/**
 * Runs a command that starts the server. Returns the time until the whole response for Home has arrived, in
 * milliseconds.
 */
async function timeStart([program = '', ...args]: readonly string[]): Promise<number> {
  const port = await findFreePort();
  const began = performance.now();
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      ...serverProcess.environment,
      NODE_ENV: 'production',
      PORT: String(port),
      ...settings,
    },
    stdio: 'ignore',
    // The command runs in its own process group, so that ending the group also ends the processes that it started.
    detached: true,
  });
  try {
    for (;;) {
      const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined);
      if (answer) {
        assert.equal(answer.status, 200);
        await answer.text();
        return performance.now() - began;
      }
      assert(child.exitCode === null && performance.now() - began < 20_000, 'the product starts');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
}

async function measureMemory(cache: string, more: Record<string, string>): Promise<void> {
  const product = await startProduct({ ...settings, ...more }, serverCore);
  try {
    await (await fetch(`${product.origin}/`)).text();
    await untilIdle(product.pid);
    rows.push([`memory at rest, cache ${cache}`, `${resident(product.pid).toFixed(0)} MB`, 'after one page']);
    let highest = 0;
    const watch = setInterval(() => {
      highest = Math.max(highest, resident(product.pid));
    }, 100);
    const lists = Array.from({ length: 80 }, (_, index) => `${apiPaths.publicArticles}?limit=10&skip=${index * 10}`);
    const pages = ['/', '/nz', '/au', '/resources', '/partners', '/demo', '/privacy', '/resources/article-7'];
    // Without the page cache, the server would refuse some requests if there were more connections.
    const connections = cache === 'on' ? 64 : 8;
    await load({ origin: product.origin, paths: [...pages, ...lists], seconds: 20, connections });
    clearInterval(watch);
    rows.push([
      `memory under load, cache ${cache}`,
      `${highest.toFixed(0)} MB`,
      `highest of 20 s, ${connections} connections, pages and lists`,
    ]);
  } finally {
    await product.stop();
  }
}

/** Returns the resident memory of a process, in MB. */
function resident(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
