import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { startBareNode } from '../../bench/delivery/reference-servers.ts';
import { serverCore } from '../../bench/support/cores.ts';
import { fillDataFolder } from '../../bench/support/filled-database.ts';
import { isLong, longOrShort, noteFigure } from './support/figures.ts';
import { describeOverload, leftWaiting, medianOf, type Overload, overload, shareOf } from './support/overload.ts';

const control = fileURLToPath(new URL('../controls/preload/never-shed.ts', import.meta.url));

/** What is asked for, from the cheapest to the dearest. */
const kinds = {
  'pages that lie ready': { paths: ['/', '/resources', '/nz'], settings: {} },
  'lists nobody has asked for before': { paths: [`${apiPaths.publicArticles}?limit={n}&skip={m}`], settings: {} },
  'pages made anew': { paths: ['/resources'], settings: { PAGE_CACHE: 'off' } },
} as const;
type Kind = keyof typeof kinds;

const rounds = longOrShort(3, 1);

/** Overloads the product, or a control in its place, with 1,000 articles. */
async function overloadProduct(kind: Kind, times: number, program?: string): Promise<Overload[]> {
  const data = await fillDataFolder(1000);
  const { paths, settings } = kinds[kind];
  const given = { ...settings, DATA_DIR: data.folder, STARTER_CONTENT: 'false', LOG_LEVEL: 'fatal' };
  const product = await startProduct(given, serverCore, program);
  try {
    return await overload(product, paths, times);
  } finally {
    await product.kill();
    data.remove();
  }
}

/** Overloads the least that Node can do: the bytes of Home, from one Buffer, to everybody. */
async function overloadBareNode(): Promise<Overload[]> {
  const product = await startProduct({ LOG_LEVEL: 'fatal' });
  const answer = await fetch(product.origin, { headers: { 'accept-encoding': 'br' } });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-encoding'));
  // `fetch` unpacks; as many bytes as come packed are what is compared.
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

  // A refusal costs as much as such a page, so nobody is turned away: what thousands of connections cost, Node itself pays.
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

  test.skipIf(!isLong)(
    'control: a server that takes in whatever comes leaves visitors waiting until they give up',
    { timeout: 120_000 },
    async () => {
      const found = await overloadProduct('pages made anew', 1, control);
      noteFigure({ item: 26, what: 'control: pages made anew, nobody turned away', seen: describeOverload(found) });
      expect(found[0]?.under.refused).toBe(0);
      expect(leftWaiting(found)).toBeGreaterThan(0.3);
    },
  );
});

function expectRecovery(found: readonly Overload[]): void {
  expect(medianOf(found.map(({ backAfter }) => backAfter))).toBeLessThan(10_000);
  for (const { under } of found) expect([under.other, under.withoutRetryAfter]).toEqual([0, 0]);
}
