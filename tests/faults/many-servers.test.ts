import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { pictureDetailsSchema } from '#shared/api/picture-contract.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { type ObjectStoreServer, startObjectStoreServer } from '#tests/support/object-store-server.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { launchProduct, type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/*
 * Two machines as “Many servers” of docs/operations.md sets them up. They have separate folders and ports, and share
 * PostgreSQL and the object store.
 */

const adminLink = /#admin-code=(\S+)/;
const patience = { timeout: 90_000, interval: 100 };

let database: TestDatabase;
let restored: TestDatabase;
let store: ObjectStoreServer;
let folder = '';
let settings: Record<string, string> = {};
let machines: ProductProcess[] = [];
let token = '';

const folderOf = (machine: string) => join(folder, machine);
const startMachine = (machine: string, further: Record<string, string> = {}) =>
  startProduct({ ...settings, DATA_DIR: folderOf(machine), ...further });

beforeAll(async () => {
  folder = makeFolder();
  [database, restored, store] = await Promise.all([
    createTestDatabase('postgres'),
    createTestDatabase('postgres'),
    startObjectStoreServer(),
  ]);
  const ports = [await findFreePort(), await findFreePort()];
  const site = `http://localhost:${ports[0]}`;
  settings = {
    DATABASE_URL: database.location.databaseUrl ?? '',
    PUBLIC_SITE_URL: site,
    TRUST_PROXY: '127.0.0.1',
    PICTURE_STORE: 'object-store',
    STARTER_CONTENT: 'false',
    ...store.settings,
  };
  for (const [index, own] of ports.entries())
    machines.push(await startMachine(`machine-${index + 1}`, { PORT: String(own) }));
  // The link is printed after the server has begun to serve.
  await vi.waitFor(() => expect(machines[1]?.output()).toMatch(adminLink), patience);
  const code = adminLink.exec(machines[1]?.output() ?? '')?.[1];
  ({ token } = await registerAdministrator(site, code));
}, 300_000);
afterAll(() => Promise.all(machines.map((machine) => machine.stop())));

test('failed sign-ins on either machine count towards one limit', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const { status } = await fetch((machines[attempt % 2]?.origin ?? '') + apiPaths.login, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.5' },
      body: JSON.stringify({ username: 'nobody@example.com', password: 'Wrong-2026' }),
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

let picture = '';

test('a picture that was uploaded on one machine is served by both', async () => {
  const uploaded = await fetch((machines[0]?.origin ?? '') + apiPaths.adminPictures, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(await makePicture()),
  });
  expect(uploaded.status).toBe(201);
  picture = pictureDetailsSchema.parse(await uploaded.json()).large_address;
  for (const { origin } of machines) {
    const shown = await fetch(origin + picture);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
});

test('an article that was scheduled on one machine is published by the other', async () => {
  const make = createContentFactories(sendToOrigin(machines[0]?.origin ?? '', token));
  const [{ id, slug }, later] = [
    await make.article({ title: 'Published by the other', is_published: false }),
    await make.article({ title: 'Published next year', is_published: false }),
  ];
  const schedule = async (article: number, origin: string | undefined) =>
    sendToOrigin(origin ?? '', token)('PUT', `${apiPaths.adminArticles}/${article}/schedule`, {
      ...{ date: `${new Date().getUTCFullYear() + 1}-06-01`, time: '09:00' },
    });
  expect((await schedule(id, machines[0]?.origin)).status).toBe(200);
  await machines[0]?.kill();
  const past = { due_at: new Date(Date.now() - 1000).toISOString() };
  await database.db.updateTable('scheduled_publications').set(past).where('article_id', '=', id).execute();
  // Another schedule makes the timer look at the clock now and not only within a minute.
  expect((await schedule(later.id, machines[1]?.origin)).status).toBe(200);
  const shown = async () => (await fetch(`${machines[1]?.origin}/resources/${slug}`)).status;
  await expect.poll(shown, patience).toBe(200);
  machines[0] = await startMachine('machine-1', { PORT: new URL(machines[0]?.origin ?? '').port });
}, 180_000);

test('a machine with a separate picture folder is refused', async () => {
  const other = await launchProduct({ ...settings, PICTURE_STORE: 'folder', DATA_DIR: folderOf('machine-3') });
  expect(await other.ended).toBe(1);
  expect(other.output()).toContain('set PICTURE_STORE=object-store');
}, 120_000);

test('a backup of both is restored, with its pictures', async () => {
  const file = join(folder, 'all.backup');
  const here = { ...settings, DATA_DIR: folderOf('machine-1') };
  expect(await runCommand(['backup', '--to', file], here)).toMatchObject({ code: 0 });
  await Promise.all(machines.map((machine) => machine.stop()));
  const there = { ...here, DATABASE_URL: restored.location.databaseUrl ?? '' };
  const name = new URL(there.DATABASE_URL).pathname.slice(1);
  expect(await runCommand(['restore', file], there)).toMatchObject({ code: 1 });
  expect(await runCommand(['restore', file, '--replace', name], there)).toMatchObject({ code: 0 });
  settings = { ...settings, DATABASE_URL: there.DATABASE_URL };
  machines = [await startMachine('machine-1'), await startMachine('machine-2')];
  for (const { origin } of machines) {
    expect((await fetch(origin + picture)).status).toBe(200);
    expect(await (await fetch(origin + apiPaths.publicArticles)).text()).toContain('Published by the other');
  }
}, 180_000);
