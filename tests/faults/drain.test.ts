import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { launchProduct, startProduct } from '#tests/support/product-process.ts';
import { isLong, longOrShort, noteFigure } from './support/figures.ts';
import { stopUnderWrites } from './support/stop-under-writes.ts';

test.each(isLong ? [1, 2] : [2])(
  'told twice to stop during writes, with WORKERS=%i, the server reports that it is not ready, still serves, loses nothing and exits',
  async (workers) => {
    // DRAIN_SECONDS, the time in which a load balancer can react, is much longer than this test. So only the second
    // SIGTERM can make the server exit.
    const { took, acknowledged, ...seen } = await stopUnderWrites({ DRAIN_SECONDS: '20', WORKERS: String(workers) });
    const found = { lost: [], halfWritten: [], integrity: [] };
    expect(seen).toEqual({ readiness: 503, servesOn: true, code: 0, found, problems: [] });
    noteFigure({
      item: 32,
      what: `SIGTERM twice during writes, WORKERS=${workers}`,
      seen: `${acknowledged} acknowledged writes, 0 lost; exited ${took} ms after the second`,
    });
    if (isLong) expect(took).toBeLessThan(10_000);
  },
  120_000,
);

test('told once to stop, the server exits after the drain time', async () => {
  const product = await startProduct({ DRAIN_SECONDS: '1', STARTER_CONTENT: 'false' });
  product.signal('SIGTERM');
  expect(await product.ended).toBe(0);
  await product.stop();
}, 60_000);

test('told to stop at any moment of its start, the server exits, and the next start is ready', async () => {
  const directory = makeFolder();
  const settings = { DATA_DIR: directory, STARTER_CONTENT: 'false' };
  const times = longOrShort(12, 1);
  for (let round = 1; round <= times; round += 1) {
    const starting = await launchProduct(settings);
    // The signal is sent at different moments. The earliest is before the process has read its own files, and the
    // latest is just before it listens.
    await wait(round * 120);
    await starting.stop();
  }
  const next = await startProduct(settings);
  await next.stop();
  noteFigure({
    item: 32,
    what: `SIGTERM during the start, at ${times} moments`,
    seen: 'exited each time; the next start is ready',
  });
}, 120_000);
