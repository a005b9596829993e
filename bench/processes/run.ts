import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '#server/database/connect.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { hasCommand } from '../support/cores.ts';
import { fillDataFolder } from '../support/filled-database.ts';
import { untilIdle } from '../support/idle.ts';
import { load, requireGenerator } from '../support/load.ts';
import { count, markdownTable, report } from '../support/report.ts';
import { median } from '../support/statistics.ts';

/**
 * Measures how many responses per second several processes send in comparison with one: one and two workers on SQLite,
 * and one and three processes behind nginx that share a PostgreSQL database. Then replaces the three processes one
 * after another while visitors read and an editor saves. Fails if a single request is lost, or if a save that was
 * acknowledged is not there afterwards. Needs nginx.
 *
 *   node bench/processes/run.ts [ROUNDS] [SECONDS]
 */
const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 3);
const articles = 1000;
requireGenerator();
assert(
  hasCommand('nginx'),
  'This benchmark needs nginx: install it first (apt-get install nginx, or brew install nginx).',
);

const lists = Array.from({ length: 80 }, (_, index) => `${apiPaths.publicArticles}?limit=10&skip=${index * 10}`);
const settings = { STARTER_CONTENT: 'false', LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' };
const rows: string[][] = [];

const data = await fillDataFolder(articles);
try {
  for (const workers of ['1', '2']) {
    const what = `SQLite, ${workers} ${workers === '1' ? 'worker' : 'workers'}`;
    const cells = [what];
    for (const cache of ['on', 'off']) {
      const product = await startProduct({ ...settings, DATA_DIR: data.folder, WORKERS: workers, PAGE_CACHE: cache });
      try {
        cells.push(await rate(product.origin, cache));
      } finally {
        await product.stop();
      }
    }
    rows.push(cells);
  }
} finally {
  data.remove();
}

const database = await startPostgresServer({ isDurable: true });
let token = '';
let replaced: Awaited<ReturnType<typeof replaceOneByOne>> | undefined;
try {
  const db = await connectDatabase({ databaseUrl: database.url, dataDirectory: '' }, 'may-create');
  await migrateToLatest(db);
  await writeManyArticles(db, { articles, contentLength: 2000 });
  await db.destroy();
  // The first account becomes administrator only on a server without a proxy in front of it.
  const alone = await startProduct({ STARTER_CONTENT: 'false', LOG_LEVEL: 'silent', DATABASE_URL: database.url });
  token = (await registerAdministrator(alone.origin)).token;
  await alone.stop();
  for (const number of [1, 3]) {
    const cells = [`PostgreSQL behind nginx, ${number} ${number === 1 ? 'process' : 'processes'}`];
    for (const cache of ['on', 'off']) {
      const group = await startGroup(number, { PAGE_CACHE: cache });
      try {
        cells.push(await rate(group.origin, cache));
        if (number === 3 && cache === 'on') replaced = await replaceOneByOne(group);
      } finally {
        await group.stop();
      }
    }
    rows.push(cells);
  }
} finally {
  await database.stop();
}
report(
  'processes',
  'Several processes',
  `${articles} articles. Servers, PostgreSQL, nginx and wrk share two cores, so more processes than one mostly take turns. Responses per second, medians of ${rounds} rounds of ${seconds} s with 32 connections. Then each of the three processes was stopped and started again, one after another, while eight visitors read pages and lists and an editor saved: ${count(replaced?.reads ?? 0)} reads and ${count(replaced?.saves ?? 0)} saves, none lost.`,
  markdownTable(['what', 'Home, cached', 'list API, cache off, another page each time'], rows),
);

/**
 * Returns how many responses per second are sent: for the cached Home page, or for pages of the list API if the cache
 * is off.
 */
async function rate(origin: string, cache: string): Promise<string> {
  const results: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const paths = cache === 'on' ? ['/'] : lists;
    const headers: Record<string, string> = cache === 'on' ? { 'accept-encoding': 'br' } : {};
    results.push((await load({ origin, paths, headers, seconds, connections: 32 })).perSecond);
  }
  return count(median(results));
}

interface Group {
  readonly origin: string;
  readonly ports: readonly number[];
  readonly processes: ProductProcess[];
  start(place: number): Promise<ProductProcess>;
  stop(): Promise<void>;
}

/** Starts processes that share the database, and nginx in front of them. */
async function startGroup(number: number, more: Record<string, string>): Promise<Group> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-processes-'));
  const ports: number[] = [];
  for (let place = 0; place < number; place += 1) ports.push(await findFreePort());
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const start = async (place: number) => {
    const own = { ...settings, ...more, DATABASE_URL: database.url, DATA_DIR: folder, PUBLIC_SITE_URL: origin };
    return startProduct({ ...own, PORT: String(ports[place]), DRAIN_SECONDS: '1' });
  };
  const processes: ProductProcess[] = [];
  for (const place of ports.keys()) {
    const product = await start(place);
    await untilIdle(product.pid);
    processes.push(product);
  }
  const servers = ports.map((own) => `server 127.0.0.1:${own} max_fails=0;`).join(' ');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; error_log /dev/null;
events { worker_connections 1024; }
http { access_log off; upstream bellbird { ${servers} }
  server { listen ${port}; location / { proxy_pass http://bellbird; proxy_http_version 1.1; proxy_set_header Connection "";
    proxy_set_header Host $host:${port}; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } } }
`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    assert(nginx.exitCode === null, 'nginx runs');
    await pause(50);
  }
  return {
    origin,
    ports,
    processes,
    start,
    async stop() {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
      for (const product of processes) await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Replaces each process of a group under load. Returns how many requests were answered. Throws if one was lost. */
async function replaceOneByOne({ origin, processes, start }: Group): Promise<{ reads: number; saves: number }> {
  const send = sendToOrigin(origin, token);
  const make = createContentFactories(send);
  const save = await make.articleSave({});
  const { id } = await make.article(save);
  let isOver = false;
  let reads = 0;
  let saves = 0;
  const read = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const path = ['/', '/resources', '/nz/partners', lists[turn % lists.length]][turn % 4] ?? '/';
      const response = await fetch(origin + path);
      const text = await response.text();
      assert.equal(response.status, 200, `${path}: ${text.slice(0, 200)}`);
      reads += 1;
      await pause(5);
    }
  };
  const edit = async () => {
    for (; !isOver; await pause(20)) {
      const title = `Saved ${saves + 1}`;
      const path = `${apiPaths.adminArticles}/${id}`;
      const saved = await send('PUT', path, { ...save, title });
      assert.equal(saved.status, 200, title);
      saves += 1;
      const stored = await send('GET', path);
      assert(JSON.stringify(stored.body).includes(title), `${title} is there`);
    }
  };
  const visitors = Promise.all([...Array.from({ length: 8 }, (_, first) => read(first)), edit()]);
  // If one of these requests fails, the other visitors stop. The failure is thrown where `visitors` is awaited below.
  visitors.catch(() => {
    isOver = true;
  });
  for (const place of processes.keys()) {
    await processes[place]?.stop();
    processes[place] = await start(place);
  }
  isOver = true;
  await visitors;
  return { reads, saves };
}
