import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { describeTimes, longOrShort, noteFigure } from './support/figures.ts';

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
