import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { goodPassword } from '#tests/support/account-caller.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { longOrShort, noteFigure } from './support/figures.ts';

const entry = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
const controls = [
  fileURLToPath(new URL('./controls/end-at-once.ts', import.meta.url)),
  fileURLToPath(new URL('./controls/answer-before-commit.ts', import.meta.url)),
];
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

/** Writes tags until it is refused: which were acknowledged, and whether it has been refused. */
function writeUntilRefused(origin: string, headers: Record<string, string>) {
  const seen = { acknowledged: [] as string[], isRefused: false };
  const writers = [1, 2, 3, 4].map(async (writer) => {
    for (let index = 0; !seen.isRefused; index += 1) {
      const name = `Tag ${writer}-${index}`;
      const body = JSON.stringify({ name, slug: '' });
      const answer = await fetch(origin + apiPaths.adminTags, { method: 'POST', headers, body }).catch(() => undefined);
      if (answer?.status === 201) seen.acknowledged.push(name);
      else {
        // Turned away whole: 503, or no connection.
        expect([503, undefined]).toContain(answer?.status);
        seen.isRefused = true;
      }
    }
  });
  return { seen, over: Promise.all(writers) };
}

/** The acknowledged tags that are not there, and how many stored ones have not been noted in the history with them. */
async function lostOf(acknowledged: readonly string[]): Promise<{ lost: string[]; unnoted: number }> {
  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: directory });
  const stored = new Set((await db.selectFrom('tags').select('name').execute()).map(({ name }) => name));
  const noted = await db.selectFrom('audit_entries').select('id').where('kind', '=', 'tag').execute();
  await db.destroy();
  return { lost: acknowledged.filter((name) => !stored.has(name)), unnoted: stored.size - noted.length };
}

/** Asks a server to stop under writes; gives what was seen of it from then on. */
async function stopUnderWrites(settings: Record<string, string>) {
  const { child, origin, ended, ready } = await start(settings);
  await expect.poll(ready, { timeout: 40_000 }).toBe(200);
  const { seen, over } = writeUntilRefused(origin, await signUp(origin));
  await expect.poll(() => seen.acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(20);
  const asked = Date.now();
  const before = seen.acknowledged.length;
  child.kill('SIGTERM');
  let answer = await ready();
  while (answer === 200 && Date.now() - asked < 10_000) answer = await ready();
  // It says that it is not ready, and still serves whoever comes.
  const servesOn = await vi
    .waitUntil(() => seen.acknowledged.length > before + 8, { timeout: 900, interval: 10 })
    .catch(() => false);
  const isRefused = seen.isRefused;
  const [code] = await ended;
  await over;
  const took = Date.now() - asked;
  return { readiness: answer, servesOn: servesOn && !isRefused, code, took, ...(await lostOf(seen.acknowledged)) };
}

test('asked to stop under writes, it says so first, loses no acknowledged write, and is gone in time (product 15.32)', async () => {
  const { took, ...seen } = await stopUnderWrites({ DRAIN_SECONDS: '1' });
  expect(seen).toEqual({ readiness: 503, servesOn: true, code: 0, lost: [], unnoted: 0 });
  expect(took).toBeLessThan(30_000);
}, 60_000);

test('control: a server that ends at once, with commits under way, is found out', async () => {
  const NODE_OPTIONS = controls.map((file) => `--import ${file}`).join(' ');
  const seen = await stopUnderWrites({ DRAIN_SECONDS: '1', NODE_OPTIONS });
  expect(seen).toMatchObject({ readiness: undefined, servesOn: false });
  expect(seen.lost).not.toEqual([]);
}, 60_000);

test.each(longOrShort(1, 0) ? [1, 2] : [2])(
  'asked twice under writes, with WORKERS=%i, it waits for no balancer and loses nothing (product 15.32)',
  async (workers) => {
    const { child, origin, ended, ready } = await start({ DRAIN_SECONDS: '20', WORKERS: String(workers) });
    await expect.poll(ready, { timeout: 40_000 }).toBe(200);
    const { seen, over } = writeUntilRefused(origin, await signUp(origin));
    await expect.poll(() => seen.acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(20);
    child.kill('SIGTERM');
    await expect.poll(ready, { interval: 10, timeout: 10_000 }).toBe(503);
    const asked = Date.now();
    child.kill('SIGTERM');
    const [code] = await ended;
    const took = Date.now() - asked;
    await over;
    expect(code).toBe(0);
    expect(took).toBeLessThan(10_000);
    expect(await lostOf(seen.acknowledged)).toEqual({ lost: [], unnoted: 0 });
    noteFigure({
      item: 32,
      what: `SIGTERM twice under writes, WORKERS=${workers}`,
      seen: `${seen.acknowledged.length} acknowledged writes, 0 lost; gone ${took} ms after the second`,
    });
  },
  90_000,
);

test('asked during its start, at any moment, it ends, and the next start finds all in order (product 15.32)', async () => {
  const times = longOrShort(12, 1);
  for (let round = 1; round <= times; round += 1) {
    const starting = await start();
    // From before it has read its own files to when it is about to listen.
    await wait(round * 120);
    starting.child.kill('SIGTERM');
    await starting.ended;
  }
  const next = await start();
  await expect.poll(next.ready, { timeout: 40_000 }).toBe(200);
  noteFigure({
    item: 32,
    what: `SIGTERM during the start, at ${times} moments`,
    seen: 'ended each time; the next start is ready',
  });
}, 90_000);
