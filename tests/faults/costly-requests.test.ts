import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { describeTimes, isLong, longOrShort, medianOf, noteFigure } from './support/figures.ts';

const count = longOrShort(1000, 300);

/** Number of questions that are on their way at the same time. */
const atOnce = 100;

/** The costliest question that the API accepts: a follow-up after long questions of one repeated word. */
const costly = {
  question: 'and that?',
  locale: 'en',
  history: Array.from({ length: 6 }, () => ({ role: 'visitor', text: 'fee. '.repeat(400) })),
};

async function post(address: string, body: object): Promise<{ status: number; retryAfter: boolean }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.has('retry-after') };
}

/** Returns how long the server takes for an address, in milliseconds. */
async function timeOf(address: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  return performance.now() - began;
}

/** Asks again and again until the work is over. Returns how long each answer took that came before that. */
async function timesDuring(work: Promise<unknown>, ask: (count: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const took = await ask(times.length);
    if (!isOver) times.push(took);
    await wait(10);
  }
  await ended;
  return times;
}

test(`${count} costly questions from one address leave the others served`, async () => {
  const { origin, stop } = await startProduct({ LOG_LEVEL: 'fatal' });
  try {
    const ask = async () => (await post(origin + apiPaths.assistantAsk, costly)).status;
    await ask();
    const statuses: number[] = [];
    const connection = async () => {
      while (statuses.length < count) statuses.push(await ask());
    };
    const questions = Promise.all(Array.from({ length: atOnce }, connection));
    const times = await timesDuring(questions, () => timeOf(origin + apiPaths.health));
    const answered = statuses.filter((status) => status === 200).length;
    noteFigure({
      item: 25,
      what: `${count} costly questions from one address, ${atOnce} at once`,
      seen: `${answered} answered, the others refused; /health at the same time: ${describeTimes(times)}`,
    });
    expect(answered).toBeGreaterThan(0);
    expect([...new Set(statuses)].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  } finally {
    await stop();
  }
}, 120_000);

test('many simultaneous sign-ins wait in a bounded queue, and reads stay quick', async () => {
  const { origin, stop } = await startProduct({ STARTER_CONTENT: 'false', LOG_LEVEL: 'fatal' });
  try {
    const { email, password } = await registerAdministrator(origin);
    const signIn = () => post(origin + apiPaths.login, { username: email, password });
    const readOnce = (skip: number) => timeOf(`${origin}${apiPaths.publicArticles}?skip=${skip}`);
    const alone: number[] = [];
    for (let skip = 0; skip < 20; skip += 1) alone.push(await readOnce(skip));
    const signIns = Promise.all(Array.from({ length: longOrShort(200, 30) }, signIn));
    const reads = await timesDuring(signIns, (read) => readOnce(100 + read));
    const statuses = (await signIns).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));

    const crowd = await Promise.all(Array.from({ length: longOrShort(320, 0) }, signIn));
    const refused = crowd.filter(({ status }) => status === 503);
    if (isLong) expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(refused.every(({ retryAfter }) => retryAfter)).toBe(true);
    noteFigure({
      item: 25,
      what: `${statuses.length} sign-ins at once; then ${crowd.length}`,
      seen: `all signed in; uncached reads at the same time: ${describeTimes(reads)}, before: ${describeTimes(alone)}; of ${crowd.length} at once ${refused.length} were answered 503`,
    });
    expect(reads.length, 'reads that were served while sign-ins waited').toBeGreaterThan(0);
    // While people sign in, reads must still be fast. Only the long form checks the times, because they mean nothing on
    // a busy machine.
    if (isLong) expect(medianOf(reads)).toBeLessThan(Math.max(100, 6 * medianOf(alone)));
  } finally {
    await stop();
  }
}, 120_000);
