import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { nobody } from '#tests/support/other-user.ts';
import { type PostgresServer, startPostgresServer } from '#tests/support/postgres-server.ts';
import { launchProduct } from '#tests/support/product-process.ts';
import { startPostgresProxy } from './support/postgres-proxy.ts';

const commandLine = fileURLToPath(new URL('../../src/server/operations/commands/main.ts', import.meta.url));

const patience = { timeout: 60_000, interval: 50 };

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.stop());

const count = (text: string, part: string) => text.split(part).length - 1;

test.each(['1', '2'])(
  'with WORKERS=%s, a start without PostgreSQL waits for it, and so does a running server',
  async (workers) => {
    const proxy = await startPostgresProxy(postgres.url);
    await proxy.stop();
    const product = await launchProduct({ DATABASE_URL: proxy.url, STARTER_CONTENT: 'false', WORKERS: workers });
    try {
      await expect.poll(() => product.readiness(), patience).toBe(503);
      expect((await fetch(product.origin + apiPaths.health)).status).toBe(200);
      const page = await fetch(product.origin);
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
      // Each attempt would print a line if the server did not compare the causes.
      await expect.poll(() => count(product.output(), 'Waiting for PostgreSQL'), patience).toBe(1);
      await proxy.open();
      await expect.poll(() => product.readiness(), patience).toBe(200);
      expect(product.output()).toContain('PostgreSQL answers now.');
      await proxy.stop();
      await expect.poll(() => product.readiness(), patience).toBe(503);
      await proxy.open();
      await expect.poll(() => product.readiness(), patience).toBe(200);
      expect(count(product.output(), 'does not answer. Check that it runs')).toBe(1);
      expect(product.hasEnded()).toBe(false);
    } finally {
      await product.stop();
      await proxy.stop();
    }
  },
  120_000,
);

test('a server whose PostgreSQL only reads, as after a failover, is not ready, and creates no SQLite file', async () => {
  const product = await launchProduct({ DATABASE_URL: postgres.url, STARTER_CONTENT: 'false' });
  const db = await connectDatabase({ databaseUrl: postgres.url, dataDirectory: '' }, 'may-create');
  const setReadOnly = async (isOn: boolean) => {
    await sql.raw(`alter database postgres set default_transaction_read_only = ${isOn}`).execute(db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres' and pid <> pg_backend_pid()`.execute(
      db,
    );
  };
  try {
    await expect.poll(() => product.readiness(), patience).toBe(200);
    await setReadOnly(true);
    await expect.poll(() => product.readiness(), patience).toBe(503);
    await setReadOnly(false);
    await expect.poll(() => product.readiness(), patience).toBe(200);
    expect(readdirSync(product.dataDirectory).filter((name) => name.includes('sqlite'))).toEqual([]);
  } finally {
    await db.destroy();
    await product.stop();
  }
}, 120_000);

test('with WORKERS=2, a start waits while PostgreSQL only reads', async () => {
  const db = await connectDatabase({ databaseUrl: postgres.url, dataDirectory: '' }, 'may-create');
  await sql`alter database postgres set default_transaction_read_only = on`.execute(db);
  const product = await launchProduct({ DATABASE_URL: postgres.url, STARTER_CONTENT: 'false', WORKERS: '2' });
  try {
    await expect.poll(() => product.output(), patience).toContain('Waiting for PostgreSQL');
    expect(product.output()).toContain('The PostgreSQL server only reads');
    await sql`alter database postgres set default_transaction_read_only = off`.execute(db);
    await expect.poll(() => product.readiness(), patience).toBe(200);
    expect(product.output()).not.toContain('DATA_DIR');
  } finally {
    await sql`alter database postgres reset default_transaction_read_only`.execute(db);
    await db.destroy();
    await product.stop();
  }
}, 120_000);

test('a server that is told to stop while it waits ends with 0', async () => {
  const product = await launchProduct({ DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:9/none' });
  await expect.poll(() => product.readiness(), patience).toBe(503);
  product.signal('SIGTERM');
  expect(await product.ended).toBe(0);
  expect(product.output()).toMatch(/PostgreSQL server in DATABASE_URL does not answer/);
  expect(product.output()).not.toContain('secret-word');
});

const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0;
if (!hasPgbouncer) console.warn('The tests with PgBouncer are skipped: it is not installed on this machine.');

describe.skipIf(!hasPgbouncer)('behind PgBouncer', () => {
  let folder = '';
  let pooler: ChildProcess | undefined;
  afterEach(() => {
    pooler?.kill('SIGTERM');
  });

  async function startPooler(): Promise<string> {
    folder = makeFolder();
    chmodSync(folder, 0o755);
    const port = await findFreePort();
    const settings = join(folder, 'pgbouncer.ini');
    const target = new URL(postgres.url);
    writeFileSync(
      settings,
      `[databases]\n* = host=127.0.0.1 port=${target.port} user=postgres\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\npool_mode = transaction\n`,
    );
    pooler = spawn('pgbouncer', [settings], { stdio: 'ignore', ...(process.getuid?.() === 0 ? nobody : {}) });
    target.port = String(port);
    return target.href;
  }

  test('in transaction mode, the start is refused with a sentence', async () => {
    const product = await launchProduct({ DATABASE_URL: await startPooler() });
    expect(await product.ended).toBe(1);
    expect(product.output()).toMatch(/pooler in transaction mode.*session mode/);
    await product.stop();
  }, 60_000);

  test('in transaction mode, the doctor names the pooler and ends', async () => {
    const environment = { ...process.env, DATABASE_URL: await startPooler(), DATA_DIR: folder };
    // Connections that stayed open would keep it alive for 30 seconds.
    const { stdout, signal } = spawnSync(process.execPath, [commandLine, 'doctor'], {
      ...{ env: environment, encoding: 'utf8', timeout: 25_000 },
    });
    expect({ stdout, signal }).toEqual({ stdout: expect.stringContaining('pooler in transaction mode'), signal: null });
  });
});
