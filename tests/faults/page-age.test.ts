import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { drivePages } from '#tests/support/page-age.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const control = fileURLToPath(new URL('../support/unwatched-process.ts', import.meta.url));
const account = { full_name: 'Aroha Ngata', email: 'owner@example.com', password: 'Kowhai-2026' };

async function post(origin: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

async function signUp(origin: string): Promise<string> {
  await post(origin, apiPaths.register, account);
  return Object(await post(origin, apiPaths.login, { username: account.email, password: account.password }))
    .access_token;
}

describe('three processes over one PostgreSQL', () => {
  let database: TestDatabase;
  let settings: Record<string, string>;
  const running: ProductProcess[] = [];
  const start = async (count: number, program?: string) => {
    const started = await Promise.all(Array.from({ length: count }, () => startProduct(settings, [], program)));
    running.push(...started);
    return started.map(({ origin }) => origin);
  };

  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    settings = { DATABASE_URL: database.location.databaseUrl ?? '', STARTER_CONTENT: 'false' };
  });
  afterAll(async () => {
    await Promise.all(running.map((product) => product.stop()));
    await database.remove();
  });

  test('no reader sees a page older than the last acknowledged save plus one second, though connections are cut', async () => {
    const origins = await start(3);
    const token = await signUp(origins[0] ?? '');
    const knife = new pg.Client({ connectionString: settings.DATABASE_URL });
    await knife.connect();
    const cutting = setInterval(() => {
      void knife.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bellbird content' and datname = current_database()",
      );
    }, 700);
    try {
      const ages = await drivePages(origins, token, 1000);
      console.log('pages over three processes', ages);
      expect(ages.saves + ages.deletes).toBeGreaterThan(200);
      expect(ages.oldest).toBeLessThan(1000);
    } finally {
      clearInterval(cutting);
      await knife.end();
    }

    // The control: processes that do not hear of each other show pages that are older, so the test above can fail.
    const deaf = await start(2, control);
    const ages = await drivePages(deaf, token, 300);
    expect(ages.oldest).toBeGreaterThan(1000);
  }, 240_000);
});
