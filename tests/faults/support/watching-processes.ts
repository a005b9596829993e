import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const movedClock = fileURLToPath(new URL('./moved-clock.ts', import.meta.url));

/** Several processes of the product that share one PostgreSQL database. */
export interface WatchingProcesses {
  readonly origins: readonly string[];
  readonly token: string;
  /** Sets the clock of every process to a moment. It runs on from there. */
  setClock(moment: string): void;
  /** Closes the connections on which each process receives the changes that the others have made. */
  cutWatches(): Promise<void>;
  /**
   * Saves an article five times, always on the first process. Returns a function that reads the article from each of
   * the other processes and returns the revision that each process shows.
   */
  saveOnFirst(beforeEachSave: () => Promise<void>): Promise<() => Promise<number[]>>;
  stop(): Promise<void>;
}

/** Starts several processes, whose clock starts at a moment, and registers an administrator. */
export async function startWatchingProcesses(count: number, startsAt: string): Promise<WatchingProcesses> {
  const database = await createTestDatabase('postgres');
  const client = new pg.Client({ connectionString: database.location.databaseUrl });
  await client.connect();
  // The processes share one folder, because a second picture folder is refused.
  const folder = makeFolder();
  const clock = join(folder, 'clock');
  const setClock = (moment: string) => writeFileSync(clock, String(Date.parse(moment) - Date.now()));
  setClock(startsAt);
  const settings = {
    NODE_OPTIONS: `--import ${movedClock}`,
    TEST_CLOCK: clock,
    DATABASE_URL: database.location.databaseUrl ?? '',
    DATA_DIR: folder,
    STARTER_CONTENT: 'false',
  };
  const running: ProductProcess[] = [];
  for (let index = 0; index < count; index += 1) running.push(await startProduct(settings));
  const origins = running.map(({ origin }) => origin);
  const [first = '', ...others] = origins;
  const { token } = await registerAdministrator(first);
  return {
    origins,
    token,
    setClock,
    async cutWatches() {
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bellbird content' and datname = current_database()",
      );
    },
    async saveOnFirst(beforeEachSave) {
      const send = sendToOrigin(first, token);
      const make = createContentFactories(send);
      const article = await make.article({ title: 'Revision 0' });
      const shown = () =>
        Promise.all(
          others.map(async (origin) => {
            const html = await (await fetch(`${origin}/resources/${article.slug}`)).text();
            return Number(/Revision (\d+)/.exec(html)?.[1]);
          }),
        );
      await expect.poll(shown).toEqual(others.map(() => 0));
      for (let revision = 1; revision <= 5; revision += 1) {
        await beforeEachSave();
        const save = await make.articleSave({ title: `Revision ${revision}`, category_id: article.category_id });
        const { status } = await send('PUT', `${apiPaths.adminArticles}/${article.id}`, save);
        expect(status).toBe(200);
      }
      return shown;
    },
    async stop() {
      await Promise.all(running.map((product) => product.stop()));
      await client.end();
    },
  };
}
