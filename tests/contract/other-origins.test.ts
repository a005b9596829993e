import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAccounts } from '#tests/support/account-caller.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { readableBy } from '#tests/support/other-origins.ts';
import { renderPage } from '#tests/support/response-headers.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

describe('other origins', () => {
  let database: TestDatabase;
  let desk: Desk;
  let token = '';
  let origin = '';
  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
    desk = await openDesk(database, { renderPage });
    token = await callAccounts(desk.app).signIn('admin@example.com');
    origin = await desk.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await desk.app.close();
    await database.remove();
  });

  test.each(['https://evil.example', 'null', 'http://localhost:3000.evil.example', 'http://localhost'])(
    'no response may be read by %s',
    async (from) => {
      expect(await readableBy(from, origin, token)).toEqual([]);
    },
  );
});
