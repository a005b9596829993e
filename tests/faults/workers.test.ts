import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { calendarEntrySchema } from '#shared/api/schedule-contract.ts';
import { articlePresenceSchema } from '#shared/api/working-copy-contract.ts';
import { registerAdministrator, signInAt } from '#tests/support/administrator.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { createContentFactories, type SendToDesk, sendToOrigin } from '#tests/support/content-factories.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { raceForVersion } from '#tests/support/race-for-version.ts';
import { requestRaw } from '#tests/support/raw-request.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { isLong } from './support/figures.ts';

describe('WORKERS=2 over one SQLite file', () => {
  let product: ProductProcess;
  let desk: SendToDesk;
  const workers = () =>
    execFileSync('pgrep', ['-P', String(product.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n');
  /** Sends eight requests, each on a separate connection. The workers share the connections. */
  const ask = (path: string) => Promise.all(Array.from({ length: 8 }, () => requestRaw(product.origin, path)));

  beforeAll(async () => {
    product = await startProduct({ WORKERS: '2', STARTER_CONTENT: 'false' });
    desk = sendToOrigin(product.origin, (await registerAdministrator(product.origin)).token);
  });
  afterAll(() => product.stop());

  test('a save on one worker is on the pages of both', async () => {
    const make = createContentFactories(desk);
    const article = await make.article({ title: 'Shared by two' });
    await ask(`/resources/${article.slug}`);
    const save = await make.articleSave({ title: 'Changed for two' });
    for (let round = 1; round <= 4; round += 1) {
      await desk('PUT', `${apiPaths.adminArticles}/${article.id}`, { ...save, title: `Changed for two, ${round}` });
      const saved = Date.now();
      await vi.waitFor(
        async () => {
          for (const { body } of await ask(`/resources/${article.slug}`)) {
            expect(String(body)).toContain(`Changed for two, ${round}`);
          }
        },
        { timeout: 30_000, interval: 20 },
      );
      if (isLong) expect(Date.now() - saved).toBeLessThan(1500);
    }
  });

  test('a killed worker is replaced, and the other serves in the meantime', async () => {
    const before = workers();
    expect(before).toHaveLength(2);
    // Some of these requests are on their way to the killed worker. They may fail, but none may stay unanswered.
    const onTheirWay = Array.from({ length: 64 }, () => requestRaw(product.origin, '/').catch(() => undefined));
    process.kill(Number(before[0]), 'SIGKILL');
    await Promise.all(onTheirWay);
    await vi.waitFor(() => expect(workers()).not.toContain(before[0]), 30_000);
    expect((await requestRaw(product.origin, '/health')).status).toBe(200);
    await vi.waitFor(() => expect(workers()).toHaveLength(2), 60_000);
    expect(product.output()).toMatch(/A worker ended \(SIGKILL\); another one starts/);
  });

  test('all workers exit together', async () => {
    const all = workers();
    await product.stop();
    for (const pid of all) expect(() => process.kill(Number(pid), 0)).toThrow();
  });
});

describe('a team at WORKERS=3 over PostgreSQL', () => {
  const workers = 3;
  const folder = makeFolder();
  const second = { full_name: 'Mere Tamatea', email: 'mere@bellbird.example', password: 'Korimako-at-5-am!' };
  let database: TestDatabase;
  let settings: Record<string, string>;
  let product: ProductProcess;
  let tokens: readonly [string, string];
  const send = (person: 0 | 1): SendToDesk => sendToOrigin(product.origin, tokens[person]);
  const setRole = (role: 'editor' | 'member') =>
    database.db.updateTable('users').set({ role }).where('email', '=', second.email).execute();

  /** Sends a request on separate connections until each process has answered one. Returns the bodies. */
  const askAll = async (path: (index: number) => string, { person = 0, method = 'GET' }) => {
    const bodies: unknown[] = [];
    const headers = { authorization: `Bearer ${tokens[person]}` };
    const own = path(0).replace(/[/?][^/?]*$/, '');
    const processes = () =>
      [...product.output().matchAll(/"pid":(\d+)[^\n]*"url":"([^"]+)"/g)].filter(([, , url]) => url?.startsWith(own));
    await vi.waitFor(async () => {
      const start = bodies.length;
      const round = Array.from({ length: 12 }, (_, index) =>
        requestRaw(product.origin, path(start + index), { method, headers }),
      );
      bodies.push(...(await Promise.all(round)).map(({ body }): unknown => JSON.parse(body.toString())));
      expect(new Set(processes().map(([, pid]) => pid)).size).toBe(workers);
    }, 60_000);
    return bodies;
  };

  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    settings = {
      WORKERS: String(workers),
      STARTER_CONTENT: 'false',
      LOG_LEVEL: 'info',
      DATA_DIR: folder,
      DATABASE_URL: database.location.databaseUrl ?? '',
    };
    product = await startProduct(settings);
    const { token } = await registerAdministrator(product.origin);
    await sendToOrigin(product.origin, '')('POST', apiPaths.register, second);
    tokens = [token, await signInAt(product.origin, second)];
    await setRole('editor');
  }, 180_000);
  afterAll(() => product.stop());

  test('sees at once, on each process, who has an article open, and one of 50 saves of a version wins', async () => {
    const make = createContentFactories(send(0));
    const { id } = await make.article();
    const path = (index: number) => `${apiPaths.adminArticles}/${id}/presence/${index.toString(16).padStart(32, '0')}`;
    await send(0)('PUT', path(9999));
    const answers = await askAll(path, { person: 1, method: 'PUT' });
    expect(answers.length).toBeGreaterThanOrEqual(12);
    for (const answer of answers)
      expect(articlePresenceSchema.parse(answer).others).toContainEqual({ name: 'Aroha Ngata', is_mine: false });
    const { statuses, told, stored } = await raceForVersion({ admin: send(0), make });
    // A server that has too much to do refuses some of them with 503.
    expect(statuses).toMatchObject({ 200: 1, 412: 49 - (statuses[503] ?? 0) });
    expect([stored]).toEqual(told);
  });

  test('reads in the calendar, after the server was stopped, what it has done and what is overdue', async () => {
    const make = createContentFactories(send(0));
    const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10);
    const plan = async (title: string, person: 0 | 1 = 0) => {
      const article = await make.article({ title, is_published: false });
      const path = `${apiPaths.adminArticles}/${article.id}/schedule`;
      expect((await send(person)('PUT', path, { date: dayIn(3), time: '12:00' })).status).toBe(200);
      return article;
    };
    const late = await plan('An hour late');
    await plan('Planned by someone who left', 1);
    await product.stop();

    const due_at = new Date(Date.now() - 3600_000).toISOString();
    await database.db.updateTable('scheduled_publications').set({ due_at }).execute();
    await setRole('member');
    product = await startProduct(settings);

    const live = async () => (await fetch(`${product.origin}/resources/${late.slug}`)).status;
    await expect.poll(live, { timeout: 30_000 }).toBe(200);
    const calendar = `${apiPaths.adminCalendar}?from=${dayIn(-5)}&to=${dayIn(5)}`;
    for (const answer of await askAll(() => calendar, {})) {
      const entries = z.array(calendarEntrySchema).parse(answer);
      const planned = entries.filter(({ planned_at, state }) => planned_at !== null || state !== 'published');
      expect(Object.fromEntries(planned.map(({ title, state, delay }) => [title, `${state} ${delay}`]))).toEqual({
        'An hour late': 'published stopped',
        'Planned by someone who left': 'overdue held',
      });
    }
    const versions = await send(0)('GET', `${apiPaths.adminArticles}/${late.id}/versions`);
    expect(versions.body, 'it was published once').toMatchObject([{ number: 2 }, { number: 1 }]);
  });
});
