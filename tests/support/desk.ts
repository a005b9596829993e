import type { App } from '#server/app.ts';
import { callAccounts } from './account-caller.ts';
import { createContentFactories, type SendToDesk, sendToApp } from './content-factories.ts';
import { buildTestApp, type TestParts } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** An application and three callers of it: an administrator, a member and a stranger. */
export interface Desk {
  readonly app: App;
  readonly admin: SendToDesk;
  readonly member: SendToDesk;
  readonly stranger: SendToDesk;
  readonly make: ReturnType<typeof createContentFactories>;
}

/** Builds an application on an empty database and registers its callers. The test must close `app`. */
export async function openDesk(database: Pick<TestDatabase, 'db'>, parts: TestParts = {}): Promise<Desk> {
  const app = await buildTestApp(database, { parts });
  const admin = sendToApp(app, await callAccounts(app).signUp('admin@example.com'));
  return {
    app,
    admin,
    member: sendToApp(app, await callAccounts(app).signUp('member@example.com')),
    stranger: sendToApp(app, ''),
    make: createContentFactories(admin),
  };
}
