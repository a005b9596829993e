import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { isLong, longOrShort, noteFigure } from './support/figures.ts';
import { type CountedApp, listen, openSlow, slowClients } from './support/slow-clients.ts';

/** A tenth of the product's limits, for the short form. Milliseconds. */
const shortLimits = { headers: 1000, request: 2000, silence: 2000, keepAlive: 1000, checkEvery: 200 };

/** Longest wait of the short form, which only shows that connections are cut, in milliseconds. */
const shortPatience = 120_000;

let database: TestDatabase;
let place: CountedApp;
beforeAll(async () => {
  database = await createTestDatabase('sqlite');
  place = await listen(database, isLong ? {} : shortLimits);
});
afterAll(async () => {
  place.app.server.closeAllConnections();
  await place.app.close();
  await database.remove();
});

/** Expects that another client is served. Returns the milliseconds that it took. */
async function expectOthersServed(): Promise<number> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${place.port}${apiPaths.publicArticles}`);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  return performance.now() - began;
}

/** Waits until the server has closed all but a few connections. Returns the milliseconds that it took. */
async function cutSeenByServer(patience: number): Promise<number> {
  const began = performance.now();
  const open = () =>
    new Promise<number>((resolve) => place.app.server.getConnections((_error, count) => resolve(count)));
  // The client that was served keeps its connection open for a while.
  await expect.poll(open, { timeout: patience, interval: 100 }).toBeLessThan(10);
  return performance.now() - began;
}

test.each([
  ['headers', longOrShort(500, 50), longOrShort(13_000, shortPatience)],
  ['bodies', longOrShort(500, 50), longOrShort(33_000, shortPatience)],
  ['readers', longOrShort(500, 15), longOrShort(150_000, shortPatience)],
  ['idle sockets', longOrShort(5000, 300), longOrShort(13_000, shortPatience)],
] as const)(
  'slow %s, %i at once, are cut, and others are served (product 15.23)',
  async (what, count, patience) => {
    const { sockets, allClosed } = await openSlow(place, count, slowClients[what]);
    const servedAfter = await expectOthersServed();
    // A paused reader notices the end only when it reads again.
    const cutAfter = what === 'readers' ? await cutSeenByServer(patience) : await allClosed;
    for (const { socket } of sockets) socket.destroy();
    noteFigure({
      item: 23,
      what: `${count} slow ${what}`,
      seen: `cut after ${Math.round(cutAfter / 100) / 10} s; another client was answered in ${Math.round(servedAfter)} ms at the same time`,
    });
    if (isLong) expect(cutAfter).toBeLessThan(patience);
    if (isLong) expect(servedAfter).toBeLessThan(2000);
  },
  180_000,
);
