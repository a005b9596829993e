import { beforeAll } from 'vitest';
import type { App } from '#server/app.ts';
import { problemSchema } from '#server/problem.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts, goodPassword } from './account-caller.ts';
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

/** Returns a caller that confirms with the password when the server asks for it, and then repeats the request. */
export function confirming(send: SendToDesk): SendToDesk {
  return async (method, url, ...rest) => {
    const answer = await send(method, url, ...rest);
    if (!problemSchema.safeParse(answer.body).data?.code) return answer;
    await send('POST', apiPaths.confirmation, { current_password: goodPassword });
    return send(method, url, ...rest);
  };
}

/** Builds an application on an empty database and registers its callers. */
export async function openDesk(database: Pick<TestDatabase, 'db'>, parts: TestParts = {}): Promise<Desk> {
  const app = await buildTestApp(database, { parts });
  const token = await callAccounts(app).signUp('admin@example.com');
  const admin = confirming(sendToApp(app, token));
  return {
    app,
    admin,
    member: sendToApp(app, await callAccounts(app).signUp('member@example.com')),
    stranger: sendToApp(app, ''),
    make: createContentFactories(admin),
  };
}

/** Opens a desk before the tests of a suite. */
export function deskOfSuite(database: () => Pick<TestDatabase, 'db'>, parts: TestParts = {}): Desk {
  let current: Desk | undefined;
  const desk = () => {
    if (!current) throw new Error('The desk is open inside tests and hooks only.');
    return current;
  };
  beforeAll(async () => {
    current = await openDesk(database(), parts);
  });
  return {
    get app() {
      return desk().app;
    },
    get make() {
      return desk().make;
    },
    admin: (...request) => desk().admin(...request),
    member: (...request) => desk().member(...request),
    stranger: (...request) => desk().stranger(...request),
  };
}

/** Registers another person with a role in the desk, and returns a caller for them. */
export async function signUpAs(
  desk: Desk,
  { db }: Pick<TestDatabase, 'db'>,
  role: 'admin' | 'editor',
): Promise<SendToDesk> {
  const email = 'second@example.com';
  const token = await callAccounts(desk.app).signUp(email);
  await db.updateTable('users').set({ role }).where('email', '=', email).execute();
  return sendToApp(desk.app, token);
}
