import { describe, expect, test } from 'vitest';
import { startProduct } from '#tests/support/product-process.ts';
import { startBareNode } from '../../bench/delivery/reference-servers.ts';
import { isLong, longOrShort, noteFigure } from './support/figures.ts';
import {
  describeOverload,
  leftWaiting,
  medianOf,
  type Overload,
  overload,
  overloadProduct,
  shareOf,
} from './support/overload.ts';

const rounds = longOrShort(3, 1);

/**
 * Measures the simplest possible Node server under overload, for comparison. That server sends the content of Home from
 * one Buffer in response to every request.
 */
async function overloadBareNode(): Promise<Overload[]> {
  const product = await startProduct({ LOG_LEVEL: 'fatal' });
  const answer = await fetch(product.origin, { headers: { 'accept-encoding': 'br' } });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-encoding'));
  // `fetch` decompresses the body. So the server for comparison sends a body of the same length as the compressed one.
  const body = Buffer.alloc(Number(answer.headers.get('content-length')), 'x');
  await answer.arrayBuffer();
  await product.stop();
  const bare = await startBareNode({ status: 200, headers, body });
  try {
    return await overload(bare, ['/'], rounds);
  } finally {
    await bare.stop();
  }
}

describe('three times as many visitors as can be served', () => {
  test.skipIf(!isLong).each(['lists that nobody has requested before', 'pages rendered for each visitor'] as const)(
    '%s: nine tenths of the capacity are served, the rest are refused at once, and the server recovers',
    { timeout: 300_000 },
    async (kind) => {
      const found = await overloadProduct(kind, rounds);
      noteFigure({ item: 26, what: `three times the peak: ${kind}`, seen: describeOverload(found) });
      expect(shareOf(found)).toBeGreaterThan(0.9);
      expect(leftWaiting(found)).toBeLessThan(0.05);
      expectRecovery(found);
    },
  );

  // Cached pages are not refused under overload, because a refusal would cost as much as the page. The product serves
  // fewer pages than at its peak because it must handle thousands of connections. A bare Node server has this cost too.
  test.skipIf(!isLong)(
    'cached pages: the share of the peak that is served is nearly Node’s own, and the server recovers',
    { timeout: 300_000 },
    async () => {
      const found = await overloadProduct('cached pages', rounds);
      noteFigure({ item: 26, what: 'three times the peak: cached pages', seen: describeOverload(found) });
      const bare = await overloadBareNode();
      noteFigure({
        item: 26,
        what: 'to compare: node:http alone, the same bytes from a Buffer',
        seen: describeOverload(bare),
      });
      expect(shareOf(found)).toBeGreaterThan(Math.min(0.9, 0.9 * shareOf(bare)));
      expectRecovery(found);
    },
  );
});

function expectRecovery(found: readonly Overload[]): void {
  expect(medianOf(found.map(({ backAfter }) => backAfter))).toBeLessThan(10_000);
  for (const { under } of found) expect([under.other, under.withoutRetryAfter]).toEqual([0, 0]);
}
