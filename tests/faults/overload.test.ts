import { expect, test } from 'vitest';
import { isLong, medianOf, noteFigure } from './support/figures.ts';
import { describeOverload, leftWaiting, overloadProduct, shareOf } from './support/overload.ts';

test.skipIf(!isLong).each(['lists that nobody has requested before', 'pages rendered for each visitor'] as const)(
  'three times as many visitors as can be served, %s: nine tenths of the capacity are served, the rest are refused at once, and the server recovers',
  async (kind) => {
    const found = await overloadProduct(kind, 3);
    noteFigure({ item: 26, what: `three times the peak: ${kind}`, seen: describeOverload(found) });
    expect(shareOf(found)).toBeGreaterThan(0.9);
    expect(leftWaiting(found)).toBeLessThan(0.05);
    expect(medianOf(found.map(({ backAfter }) => backAfter))).toBeLessThan(10_000);
    for (const { under } of found) expect([under.other, under.withoutRetryAfter]).toEqual([0, 0]);
  },
  300_000,
);

test.skipIf(!isLong)(
  'three times as many visitors as can be served, cached pages: none is refused, and the server recovers',
  async () => {
    const found = await overloadProduct('cached pages', 1);
    noteFigure({ item: 26, what: 'three times the peak: cached pages', seen: describeOverload(found) });
    expect(found.map(({ under }) => under.refused)).toEqual([0]);
    expect(medianOf(found.map(({ backAfter }) => backAfter))).toBeLessThan(10_000);
  },
  300_000,
);
