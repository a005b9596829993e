import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { createContentFactories, type SendToDesk, sendToOrigin } from '#tests/support/content-factories.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { isLong, longOrShort } from './support/figures.ts';

const movedClock = fileURLToPath(new URL('./support/moved-clock.ts', import.meta.url));

/** Three processes of the product that share one PostgreSQL database. */
const processes: ProductProcess[] = [];
let clock = '';
let client: pg.Client;
let send: SendToDesk;

/** Sets the clock of every process to a moment. It runs on from there. */
const setClock = (moment: string) => writeFileSync(clock, String(Date.parse(moment) - Date.now()));

beforeAll(async () => {
  const database = await createTestDatabase('postgres');
  client = new pg.Client({ connectionString: database.location.databaseUrl });
  await client.connect();
  // The processes share one folder, because a second picture folder is refused.
  const folder = makeFolder();
  clock = join(folder, 'clock');
  // After a jump of the clock, nothing is published for an hour. So the clock starts earlier than that.
  setClock('2026-12-31T09:00:00Z');
  const settings = {
    NODE_OPTIONS: `--import ${movedClock}`,
    TEST_CLOCK: clock,
    DATABASE_URL: database.location.databaseUrl ?? '',
    DATA_DIR: folder,
    STARTER_CONTENT: 'false',
  };
  for (let index = 0; index < 3; index += 1) processes.push(await startProduct(settings));
  const origin = processes[0]?.origin ?? '';
  send = sendToOrigin(origin, (await registerAdministrator(origin)).token);
}, 240_000);
afterAll(async () => {
  await Promise.all(processes.map((product) => product.stop()));
  await client.end();
});

/** Closes the connections on which each process receives the changes that the others have made. */
const cutWatches = () =>
  client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bellbird content' and datname = current_database()",
  );

test('each process shows the last save of another within a second, even when the connections between them are cut', async () => {
  const make = createContentFactories(send);
  for (let round = 0; round < longOrShort(40, 1); round += 1) {
    const article = await make.article({ title: 'Revision 0' });
    const shown = () =>
      Promise.all(
        processes.slice(1).map(async ({ origin }) => {
          const html = await (await fetch(`${origin}/resources/${article.slug}`)).text();
          return Number(/Revision (\d+)/.exec(html)?.[1]);
        }),
      );
    await expect.poll(shown).toEqual([0, 0]);
    for (let revision = 1; revision <= 5; revision += 1) {
      await cutWatches();
      const save = await make.articleSave({ title: `Revision ${revision}`, category_id: article.category_id });
      expect((await send('PUT', `${apiPaths.adminArticles}/${article.id}`, save)).status).toBe(200);
    }
    const saved = performance.now();
    await expect.poll(shown, { interval: 20 }).toEqual([5, 5]);
    // Only the long form checks the time, because it means nothing on a busy machine.
    if (isLong) expect(performance.now() - saved).toBeLessThan(1000);
  }
}, 240_000);

test('cached pages of each process follow settings, schedules, and midnight in both time zones', async () => {
  const make = createContentFactories(send);
  /** Requests a page twice from each process, so that it is cached, and returns what matches in the second response. */
  const shown = (path: string, pattern: RegExp) =>
    Promise.all(
      processes.map(async ({ origin }) => {
        await (await fetch(origin + path)).text();
        return pattern.exec(await (await fetch(origin + path)).text())?.[1];
      }),
    );
  const yearOf = (path: string) => shown(path, /© (\d{4})/);
  const dateOf = (path: string) => shown(path, /<time datetime="([\d-]{10})"/i);
  const onAll = (value: string | undefined) => [value, value, value];
  const draft = await make.article({ title: 'Published at the end of the year', is_published: false });
  const later = await make.article({ title: 'Published in the new year', is_published: false });
  const title = /(Published at the end of the year)/;
  expect(await shown('/nz/articles', title)).toEqual(onAll(undefined));

  const phone = '03 123 4567';
  expect((await send('PUT', `${apiPaths.adminSettings}/phone`, { value: phone })).status).toBe(200);
  await expect.poll(() => shown('/nz', new RegExp(`(${phone})`))).toEqual(onAll(phone));

  const schedule = async (id: number, date: string, time: string) =>
    expect((await send('PUT', `${apiPaths.adminArticles}/${id}/schedule`, { date, time })).status).toBe(200);
  await schedule(draft.id, '2026-12-31', '23:50');
  setClock('2026-12-31T10:55:00Z');
  // Another schedule makes the timer look at the clock again.
  await schedule(later.id, '2027-01-01', '09:00');
  await expect
    .poll(() => shown('/nz/articles', title), { timeout: 30_000 })
    .toEqual(onAll('Published at the end of the year'));

  expect([await yearOf('/nz'), await yearOf('/au'), await dateOf('/nz/privacy')]).toEqual(
    ['2026', '2026', '2026-12-31'].map(onAll),
  );
  setClock('2026-12-31T11:00:00Z');
  expect([await yearOf('/nz'), await yearOf('/au'), await dateOf('/nz/privacy')]).toEqual(
    ['2027', '2026', '2027-01-01'].map(onAll),
  );
  expect(await dateOf('/au/privacy')).toEqual(onAll('2026-12-31'));
  setClock('2026-12-31T13:00:00Z');
  expect([await yearOf('/au'), await dateOf('/au/privacy')]).toEqual(['2027', '2027-01-01'].map(onAll));
}, 120_000);
