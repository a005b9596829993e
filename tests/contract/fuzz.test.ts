import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { noteFigure } from '#tests/faults/support/figures.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { readOperations } from '#tests/support/openapi-requests.ts';

/**
 * Total number of requests to both database engines. FUZZ_REQUESTS can set another number. The long form of this test
 * sends more requests.
 */
const requestsInAll = Number(process.env.FUZZ_REQUESTS ?? (process.env.FAULTS === 'long' ? 20_000 : 600));
const requestsPerEngine = requestsInAll / 2;

describeOnEveryEngine('requests made from the OpenAPI document', (database, engine) => {
  const many = { attempts: 1_000_000, seconds: 60 };
  const desk = deskOfSuite(database, {
    renderPage: async () => new Response('page'),
    accounts: { throttleLimits: { signInByNetwork: many, registrationByNetwork: many } },
    limits: { questions: many, enquiries: many, policyReports: many },
  });
  let member = '';
  let admin = '';
  let spare = 0;

  beforeAll(async () => {
    await signIn();
    for (let index = 0; index < 3; index += 1) {
      await desk.make.article();
      await desk.make.tag();
    }
  });

  const signIn = async () => {
    spare += 1;
    const calls = callAccounts(desk.app, `10.1.${(spare >> 8) % 256}.${spare % 256}`);
    admin = await calls.signIn('admin@example.com');
    member = await calls.signIn('member@example.com');
  };

  /** Signs in again as each caller whose session one of the requests has ended. */
  const signInAgain = async () => {
    for (const token of [admin, member]) {
      if ((await callAccounts(desk.app).me(token)).statusCode === 200) continue;
      await signIn();
      return;
    }
  };

  test(
    `${requestsPerEngine} valid and broken requests by every caller: no 5xx, and no response that the document does not describe`,
    async () => {
      const operations = readOperations((await desk.app.inject(apiPaths.openapi)).json());
      expect(operations.length).toBeGreaterThan(40);
      const seed = Math.floor(Math.random() * 2 ** 31);
      const seen = new Map<string, number>();
      const caller = fc.constantFrom('admin', 'admin', 'admin', 'admin', 'member', 'stranger', 'forged');
      const faults = new Map<string, string>();
      for (const { name, request, judge } of operations) {
        const times = Math.ceil(requestsPerEngine / operations.length);
        for (const [given, who] of fc.sample(fc.tuple(request, caller), { numRuns: times, seed })) {
          const tokens: Record<string, string> = { admin, member, forged: 'A'.repeat(43) };
          const answer = await desk.app.inject({
            ...given,
            remoteAddress: `10.0.${seen.size}.1`,
            headers: { ...given.headers, ...(tokens[who] ? { authorization: `Bearer ${tokens[who]}` } : {}) },
          });
          const key = String(answer.statusCode);
          seen.set(key, (seen.get(key) ?? 0) + 1);
          const fault = judge(answer.statusCode, String(answer.headers['content-type']), answer.body);
          if (fault !== undefined)
            faults.set(`${name}: ${fault}`, `${JSON.stringify(given).slice(0, 300)} as ${who} got ${answer.body}`);
          // Requests to these routes may end the session of their caller.
          if (name.includes('/api/auth/')) await signInAgain();
        }
      }
      const total = [...seen.values()].reduce((sum, count) => sum + count, 0);
      const failed = [...seen].filter(([status]) => status.startsWith('5')).reduce((sum, [, count]) => sum + count, 0);
      noteFigure({
        item: 37,
        engine,
        what: `${requestsPerEngine} requests made from the OpenAPI document`,
        seen: `${total} requests to ${operations.length} operations, ${failed} times 5xx, ${faults.size} responses that the document does not describe`,
      });
      expect(Object.fromEntries(faults), `seed ${seed}`).toEqual({});
      expect(total).toBeGreaterThanOrEqual(requestsPerEngine);
    },
    Math.max(60_000, requestsPerEngine * 120),
  );
});
