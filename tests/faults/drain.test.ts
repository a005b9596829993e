import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { goodPassword } from '#tests/support/account-caller.ts';
import { findFreePort } from '#tests/support/free-port.ts';

const entry = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
let directory = '';
let running: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'bellbird-drain-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  rmSync(directory, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}) {
  const port = await findFreePort();
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH ?? '',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      DATA_DIR: directory,
      STARTER_CONTENT: 'false',
      ...settings,
    },
    stdio: 'ignore',
  });
  running.push(child);
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const ready = async () => (await fetch(origin + apiPaths.ready).catch(() => undefined))?.status;
  return { child, origin, ended, ready };
}

/** The administrator's headers on a server with an empty database. */
async function signUp(origin: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const person = { full_name: 'Aroha Ngata', email: 'a@example.com', password: goodPassword };
  await fetch(origin + apiPaths.register, { method: 'POST', headers, body: JSON.stringify(person) });
  const body = JSON.stringify({ username: person.email, password: goodPassword });
  const { access_token }: { access_token: string } = await (
    await fetch(origin + apiPaths.login, { method: 'POST', headers, body })
  ).json();
  return { ...headers, authorization: `Bearer ${access_token}` };
}

test('asked to stop under writes, it says so first, loses no acknowledged write, and is gone in time (security catalogue 32)', async () => {
  const { child, origin, ended, ready } = await start({ DRAIN_SECONDS: '1' });
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  const headers = await signUp(origin);
  const acknowledged: string[] = [];
  let isRefused = false;
  const writers = [1, 2, 3, 4].map(async (writer) => {
    for (let index = 0; !isRefused; index += 1) {
      const body = JSON.stringify({ name: `Tag ${writer}-${index}`, slug: '' });
      const answer = await fetch(origin + apiPaths.adminTags, { method: 'POST', headers, body }).catch(() => undefined);
      if (answer?.status === 201) acknowledged.push(`Tag ${writer}-${index}`);
      else {
        // Turned away whole: 503, or no connection.
        expect([503, undefined]).toContain(answer?.status);
        isRefused = true;
      }
    }
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  const asked = Date.now();
  const before = acknowledged.length;
  child.kill('SIGTERM');
  await expect.poll(ready, { interval: 10 }).toBe(503);
  await wait(200);
  // It says that it is not ready, and still serves whoever comes.
  expect(acknowledged.length).toBeGreaterThan(before);
  expect(isRefused).toBe(false);
  const [code] = await ended;
  await Promise.all(writers);
  expect(code).toBe(0);
  expect(Date.now() - asked).toBeLessThan(30_000);

  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: directory });
  const stored = new Set((await db.selectFrom('tags').select('name').execute()).map(({ name }) => name));
  const noted = await db.selectFrom('audit_entries').select('id').where('kind', '=', 'tag').execute();
  await db.destroy();
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  expect(noted).toHaveLength(stored.size);
}, 60_000);

test('asked twice, it ends at once; asked during its start, it ends too', async () => {
  const first = await start({ DRAIN_SECONDS: '20' });
  await expect.poll(first.ready, { timeout: 20_000 }).toBe(200);
  first.child.kill('SIGTERM');
  await expect.poll(first.ready, { interval: 10 }).toBe(503);
  const asked = Date.now();
  first.child.kill('SIGTERM');
  await first.ended;
  expect(Date.now() - asked).toBeLessThan(3000);

  const second = await start();
  await wait(150);
  second.child.kill('SIGTERM');
  await second.ended;
  const third = await start();
  await expect.poll(third.ready, { timeout: 20_000 }).toBe(200);
}, 60_000);
