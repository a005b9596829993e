import { beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { isLong } from '#tests/faults/support/figures.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { requestRaw } from '#tests/support/raw-request.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { readFullRequests, readTextInputs } from '#tests/support/text-inputs.ts';
import { leastCostOf } from '../support/processor-time.ts';

/** Pieces of text that make careless code slow when they are repeated many times. */
const awkward = [
  ...[' ', '\t', '\n', '<a href="', 'Bearer ', 'e\u0301', '\u0301', '\u200d'],
  ...String.raw`a . , - _ / \ : ; " ' @ a@ @. % %61 + 0 1. ( [ { [] ([{ ]( < <b> <b <!-- & &# &amp * # ![`.split(' '),
  ...'한 的 一 ß 🦜 www. https:// Version/ id, q=1,'.split(' '),
];

/** Length of each text in a request, in bytes. */
const lengthOfTexts = 15_000;

/** Maximum processor time for an awkward text, as a multiple of the time for plain words of the same length. */
const mostTimes = 25;

/** Differences of less processor time than this, in microseconds, are ignored, because they can be chance. */
const noise = 40_000;

function repeated(part: string, most = lengthOfTexts): string {
  const bytes = Buffer.byteLength(JSON.stringify(part)) - 2;
  return part.repeat(Math.floor(most / bytes));
}

/** Returns a line for each text that takes far more processor time than plain words. The line states both times. */
async function findDearTexts(
  send: (text: string) => Promise<unknown>,
  parts: readonly string[] = awkward,
): Promise<string[]> {
  await send(repeated('plain words '));
  const plain = await leastCostOf(() => send(repeated('plain words ')), { attempts: 3 });
  const bound = mostTimes * plain + noise;
  const found: string[] = [];
  for (const part of parts) {
    const cost = await leastCostOf(() => send(repeated(part)), { enough: bound });
    if (cost > bound) found.push(`${JSON.stringify(part)}: ${cost} µs, plain words ${plain} µs`);
  }
  return found;
}

describe('no input costs more than its length', { timeout: 300_000 }, () => {
  let database: TestDatabase;
  let desk: Desk;
  let origin = '';
  let admin = '';

  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
    const many = { attempts: 1_000_000, seconds: 60 };
    desk = await openDesk(database, {
      logTo: { write: () => {} },
      renderPage: async ({ href }) => new Response(href, { headers: { 'content-type': 'text/html' } }),
      accounts: { throttleLimits: { signInByNetwork: many, signInByAccount: many, registrationByNetwork: many } },
      limits: { questions: many, enquiries: many, policyReports: many },
    });
    admin = await callAccounts(desk.app).signIn('admin@example.com');
    await desk.make.article();
    origin = await desk.app.listen({ host: '127.0.0.1', port: 0 });
  });

  test('in any text input of any route', async () => {
    const inputs = readTextInputs((await desk.app.inject(apiPaths.openapi)).json());
    expect(inputs.length).toBeGreaterThan(40);
    const found: Record<string, string[]> = {};
    for (const [index, { name, method, fill }] of inputs.entries()) {
      // Inputs share their checks, so every fourth text is enough for each, and the next input gets the next ones.
      const parts = awkward.filter((_, place) => isLong || place % 4 === index % 4);
      const dear = await findDearTexts((text) => {
        const { url, payload } = fill(text);
        const type = payload === undefined ? {} : { 'content-type': 'application/json' };
        return desk.app.inject({ method, url, payload, headers: { ...type, authorization: `Bearer ${admin}` } });
      }, parts);
      if (dear.length > 0) found[name] = dear;
    }
    expect(found).toEqual({});
  });

  test('in every list and text of a public operation at once, and in a question after long ones', async () => {
    const document = (await desk.app.inject(apiPaths.openapi)).json();
    const requests = readFullRequests(document);
    expect(requests.map(({ name }) => name)).toContain(`POST ${apiPaths.assistantAsk}`);
    const found: Record<string, string[]> = {};
    for (const { name, method, fill } of requests) {
      const send = (text: string) => {
        const { url, payload } = fill(text);
        const asked = url === apiPaths.assistantAsk ? { ...JSON.parse(payload), question: 'and that?' } : undefined;
        return desk.app.inject({
          method,
          url,
          payload: asked ? JSON.stringify(asked) : payload,
          headers: { 'content-type': 'application/json' },
        });
      };
      const dear = await findDearTexts(send, ['fee. ', 'ring ', 'price ', 'and that? ', '价格', '가격이 ', 'misspel ']);
      if (dear.length > 0) found[name] = dear;
    }
    expect(found).toEqual({});
  });

  test('notices an input whose cost grows with the square of its length (control)', async () => {
    const careless = async (text: string) => {
      if (text.startsWith('plain')) return;
      let sum = 0;
      for (let place = 0; place < text.length; place += 1) {
        for (let next = place; next < text.length; next += 1) sum += text.charCodeAt(next);
      }
      expect(sum).toBeGreaterThan(0);
    };
    expect(await findDearTexts(careless, ['x '])).toHaveLength(1);
  });

  test.each(['/', '/resources?category=', '/api/content/public/articles?q=', '/api/admin/articles/', '/resources/'])(
    'in an address that starts with %s, whether it is too long or not',
    async (start) => {
      const send = (most: number) => (text: string) =>
        requestRaw(origin, start + encodeURIComponent(text.toWellFormed()).slice(0, most));
      expect(await findDearTexts(send(2000))).toEqual([]);
      expect(await findDearTexts(send(lengthOfTexts))).toEqual([]);
    },
  );

  test.each(['accept-encoding', 'if-none-match', 'user-agent', 'cookie', 'accept', 'x-forwarded-for', 'authorization'])(
    'in the header %s',
    async (name) => {
      const value = (text: string) => text.replace(/[^\x20-\x7e]/g, '~').trim();
      expect(await findDearTexts((text) => requestRaw(origin, '/', { headers: { [name]: value(text) } }))).toEqual([]);
    },
  );
});
