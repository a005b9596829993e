import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { requestRaw } from '#tests/support/raw-request.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { readTextInputs } from '#tests/support/text-inputs.ts';

/** Texts that make careless code slow when they are repeated. */
const awkward = [
  ...[
    'a',
    ' ',
    '\t',
    '\n',
    '.',
    ',',
    '-',
    '_',
    '/',
    '\\',
    ':',
    ';',
    '"',
    "'",
    '@',
    'a@',
    '@.',
    '%',
    '%61',
    '+',
    '0',
    '1.',
  ],
  ...['(', '[', '{', '[]', '([{', '](', '<', '<b>', '<b', '<!--', '<a href="', '&', '&#', '&amp', '*', '#', '!['],
  ...[
    'e\u0301',
    '\u0301',
    '한',
    '的',
    '一',
    'ß',
    '🦜',
    '\u200d',
    'Bearer ',
    'www.',
    'https://',
    'Version/',
    'id,',
    'q=1,',
  ],
];

/** Length of the texts, in bytes as they are sent. */
const length = 15_000;

/** Highest ratio of an awkward text's cost to that of plain words of the same length. */
const mostTimes = 25;

/** Processor time in microseconds below which differences are chance. */
const noise = 40_000;

function repeated(part: string, most = length): string {
  const bytes = Buffer.byteLength(JSON.stringify(part)) - 2;
  return part.repeat(Math.floor(most / bytes));
}

/**
 * Returns the least processor time of up to eight attempts, in microseconds; it stops at the first that is low enough.
 * Work of another thread, such as loading the sanitiser, is included, but is over by the next attempt.
 */
async function costOf(work: () => Promise<unknown>, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 8 && least > enough; attempt += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

/** Returns the awkward texts that cost far more than plain words, with the ratio. */
async function tooDear(send: (text: string) => Promise<unknown>, parts = awkward): Promise<string[]> {
  await send(repeated('plain words '));
  const plain = await costOf(() => send(repeated('plain words ')));
  const bound = mostTimes * plain + noise;
  const found: string[] = [];
  for (const part of parts) {
    const cost = await costOf(() => send(repeated(part)), bound);
    if (cost > bound) found.push(`${JSON.stringify(part)}: ${cost} µs, plain words ${plain} µs`);
  }
  return found;
}

describe('no input costs more than its length (product 15.40)', () => {
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
  afterAll(async () => {
    await desk.app.close();
    await database.remove();
  });

  test('in any text of any route', { timeout: 300_000 }, async () => {
    const inputs = readTextInputs((await desk.app.inject(apiPaths.openapi)).json());
    expect(inputs.length).toBeGreaterThan(40);
    const found: Record<string, string[]> = {};
    for (const { name, method, fill } of inputs) {
      const dear = await tooDear((text) => {
        const { url, payload } = fill(text);
        const type = payload === undefined ? {} : { 'content-type': 'application/json' };
        return desk.app.inject({ method, url, payload, headers: { ...type, authorization: `Bearer ${admin}` } });
      });
      if (dear.length > 0) found[name] = dear;
    }
    expect(found).toEqual({});
  });

  test.each(['/', '/resources?category=', '/api/content/public/articles?q=', '/api/admin/articles/', '/resources/'])(
    'in an address that starts with %s, whether it is short enough to be read or not',
    async (start) => {
      const send = (most: number) => (text: string) =>
        requestRaw(origin, start + encodeURIComponent(text.toWellFormed()).slice(0, most));
      expect(await tooDear(send(2000))).toEqual([]);
      expect(await tooDear(send(length))).toEqual([]);
    },
  );

  test.each(['accept-encoding', 'if-none-match', 'user-agent', 'cookie', 'accept', 'x-forwarded-for', 'authorization'])(
    'in the header %s',
    async (name) => {
      const value = (text: string) => text.replace(/[^\x20-\x7e]/g, '~').trim();
      expect(await tooDear((text) => requestRaw(origin, '/', { headers: { [name]: value(text) } }))).toEqual([]);
    },
  );

  test('control: quadratic work on the same texts is found', async () => {
    const dear = await tooDear(async (text) => /[^\s@]+@$/.test(text), ['a', ' ']);
    expect(dear).toEqual([expect.stringMatching(/^"a": \d+ µs/)]);
  });
});
