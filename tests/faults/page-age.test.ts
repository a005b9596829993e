import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { drivePages } from '#tests/support/page-age.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { isLong } from './support/figures.ts';

const unwatched = fileURLToPath(new URL('../support/unwatched-process.ts', import.meta.url));

describe('several processes over one PostgreSQL', () => {
  let database: TestDatabase;
  let knife: pg.Client;
  let running: ProductProcess[] = [];
  beforeEach(async () => {
    database = await createTestDatabase('postgres');
    knife = new pg.Client({ connectionString: database.location.databaseUrl });
    await knife.connect();
  });
  afterEach(async () => {
    await Promise.all(running.map((product) => product.stop()));
    running = [];
    await knife.end();
    await database.remove();
  });

  /** Starts processes and returns their origins and an administrator's token. */
  async function start(count: number, program?: string) {
    const settings = { DATABASE_URL: database.location.databaseUrl ?? '', STARTER_CONTENT: 'false' };
    for (let index = 0; index < count; index += 1) running.push(await startProduct(settings, [], program));
    const origins = running.map(({ origin }) => origin);
    const { token } = await registerAdministrator(origins[0] ?? '');
    return { origins, token };
  }

  /** Ends the connections on which processes learn of each other's changes. */
  const cutWatches = () =>
    knife.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bellbird content' and datname = current_database()",
    );

  /** Saves an article several times on the first process; returns what each other process shows of it. */
  async function saveOnFirst(origins: readonly string[], token: string, afterEachSave: () => Promise<unknown>) {
    const send = sendToOrigin(origins[0] ?? '', token);
    const make = createContentFactories(send);
    const article = await make.article({ title: 'Revision 0' });
    const shown = () =>
      Promise.all(
        origins.slice(1).map(async (origin) => {
          const html = await (await fetch(`${origin}/resources/${article.slug}`)).text();
          return Number(/Revision (\d+)/.exec(html)?.[1]);
        }),
      );
    await expect.poll(shown).toEqual(origins.slice(1).map(() => 0));
    for (let revision = 1; revision <= 5; revision += 1) {
      await afterEachSave();
      const save = await make.articleSave({ title: `Revision ${revision}`, category_id: article.category_id });
      const { status } = await send('PUT', `/api/admin/articles/${article.id}`, save);
      expect(status).toBe(200);
    }
    return shown;
  }

  test('each process shows the last save of another, though the connections between them are cut', async () => {
    const { origins, token } = await start(3);
    const shown = await saveOnFirst(origins, token, cutWatches);
    await expect.poll(shown).toEqual([5, 5]);
  }, 120_000);

  test('control: processes that do not watch each other go on showing the old page', async () => {
    const { origins, token } = await start(2, unwatched);
    const shown = await saveOnFirst(origins, token, async () => {});
    expect(await shown()).toEqual([0]);
  }, 120_000);

  test.runIf(isLong)(
    'no reader sees a page older than the last acknowledged save plus one second, though connections are cut',
    async () => {
      const { origins, token } = await start(3);
      const cutting = setInterval(() => void cutWatches(), 700);
      try {
        const ages = await drivePages(origins, token, 1000);
        console.log('pages over three processes', ages);
        expect(ages.saves + ages.deletes).toBeGreaterThan(200);
        expect(ages.oldest).toBeLessThan(1000);
      } finally {
        clearInterval(cutting);
      }
    },
    240_000,
  );

  test.runIf(isLong)(
    'control: processes that do not watch each other show pages that are older than a second',
    async () => {
      const { origins, token } = await start(2, unwatched);
      expect((await drivePages(origins, token, 300)).oldest).toBeGreaterThan(1000);
    },
    240_000,
  );
});
