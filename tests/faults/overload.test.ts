import { describe, expect, test } from 'vitest';
import { startProduct } from '#tests/support/product-process.ts';
import { startBareNode } from '../../bench/delivery/reference-servers.ts';
import { isLong, longOrShort, noteFigure } from './support/figures.ts';
import { describeOverload, leftWaiting, medianOf, type Overload, overload, shareOf } from './support/overload.ts';
import { overloadProduct } from './support/overload-product.ts';

const rounds = longOrShort(3, 1);

/** Overloads the simplest server that Node can run: it sends the bytes of Home from one Buffer to everyone. */
async function overloadBareNode(): Promise<Overload[]> {
  const product = await startProduct({ LOG_LEVEL: 'fatal' });
  const answer = await fetch(product.origin, { headers: { 'accept-encoding': 'br' } });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-encoding'));
  // `fetch` unpacks responses. The comparison uses the packed bytes.
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

describe('three times as many visitors as can be served (product 15.26)', () => {
  test.skipIf(!isLong).each(['lists nobody has asked for before', 'pages made anew'] as const)(
    '%s: nine of ten are served of those who could be, the rest are told at once, and it passes',
    { timeout: 300_000 },
    async (kind) => {
      const found = await overloadProduct(kind, rounds);
      noteFigure({ item: 26, what: `three times the peak: ${kind}`, seen: describeOverload(found) });
      expect(shareOf(found)).toBeGreaterThan(0.9);
      expect(leftWaiting(found)).toBeLessThan(0.05);
      expectRecovery(found);
    },
  );

  // A refusal costs as much as such a page, so nobody is refused. Node itself bears the cost of thousands of
  // connections.
  test.skipIf(!isLong)(
    'pages that lie ready: as much of the peak is served as Node serves of its own, and it passes',
    { timeout: 300_000 },
    async () => {
      const found = await overloadProduct('pages that lie ready', rounds);
      noteFigure({ item: 26, what: 'three times the peak: pages that lie ready', seen: describeOverload(found) });
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
