import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { describeTimes, isLong, longOrShort, noteFigure } from './support/figures.ts';

const count = longOrShort(1000, 300);

/** Number of questions that are on their way at the same time. */
const atOnce = 100;

/** The costliest question that the API accepts: a follow-up after long questions of one repeated word. */
const costly = JSON.stringify({
  question: 'and that?',
  locale: 'en',
  history: Array.from({ length: 6 }, () => ({ role: 'visitor', text: 'fee. '.repeat(400) })),
});

test(`${count} costly questions from one address leave the others served`, async () => {
  const product = await startProduct({ LOG_LEVEL: 'fatal' });
  try {
    const ask = async () => {
      const answer = await fetch(product.origin + apiPaths.assistantAsk, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: costly,
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    await ask();
    let isOver = false;
    const statuses: number[] = [];
    const connection = async () => {
      while (statuses.length < count) statuses.push(await ask());
    };
    const questions = Promise.all(Array.from({ length: atOnce }, connection)).finally(() => {
      isOver = true;
    });
    const times: number[] = [];
    while (!isOver) {
      const began = performance.now();
      expect((await fetch(product.origin + apiPaths.health)).status).toBe(200);
      times.push(performance.now() - began);
      await wait(10);
    }
    await questions;
    const answered = statuses.filter((status) => status === 200).length;
    noteFigure({
      item: 25,
      what: `${count} costly questions from one address, ${atOnce} at once`,
      seen: `${answered} answered, the others refused; /health at the same time: ${describeTimes(times)}`,
    });
    expect(answered).toBeGreaterThan(0);
    expect([...new Set(statuses)].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  } finally {
    await product.stop();
  }
}, 120_000);

test('many simultaneous sign-ins wait in a bounded queue, and reads stay quick', async () => {
  const product = await startProduct({ STARTER_CONTENT: 'false', LOG_LEVEL: 'fatal' });
  try {
    const { email, password } = await registerAdministrator(product.origin);
    const body = JSON.stringify({ username: email, password });
    const signIn = async () => {
      const answer = await fetch(product.origin + apiPaths.login, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await answer.arrayBuffer();
      return { status: answer.status, retryAfter: answer.headers.has('retry-after') };
    };
    const readOnce = async (skip: number) => {
      const began = performance.now();
      const answer = await fetch(`${product.origin}${apiPaths.publicArticles}?skip=${skip}`);
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      return performance.now() - began;
    };
    const alone: number[] = [];
    for (let skip = 0; skip < 20; skip += 1) alone.push(await readOnce(skip));
    const count = longOrShort(200, 30);
    let isOver = false;
    const signIns = Promise.all(Array.from({ length: count }, signIn)).finally(() => {
      isOver = true;
    });
    const reads: number[] = [];
    while (!isOver) {
      const took = await readOnce(100 + reads.length);
      if (!isOver) reads.push(took);
      await wait(10);
    }
    const statuses = (await signIns).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));

    const crowd = await Promise.all(Array.from({ length: longOrShort(320, 0) }, signIn));
    const refused = crowd.filter(({ status }) => status === 503);
    if (isLong) expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(refused.every(({ retryAfter }) => retryAfter)).toBe(true);
    noteFigure({
      item: 25,
      what: `${count} sign-ins at once; then ${crowd.length}`,
      seen: `all signed in; uncached reads at the same time: ${describeTimes(reads)}, before: ${describeTimes(alone)}; of ${crowd.length} at once ${refused.length} were answered 503`,
    });
    expect(reads.length, 'reads that were served while sign-ins waited').toBeGreaterThan(0);
    // While people sign in, reads must still be fast. Only the long form checks the times, because they mean nothing on
    // a busy machine.
    const middle = (times: readonly number[]) => times.toSorted((left, right) => left - right)[times.length >> 1] ?? 0;
    if (isLong) expect(middle(reads)).toBeLessThan(Math.max(100, 6 * middle(alone)));
  } finally {
    await product.stop();
  }
}, 120_000);
