import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { describeTimes, isLong, longOrShort, noteFigure } from './support/figures.ts';

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
