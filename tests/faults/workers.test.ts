import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { createContentFactories, type SendToDesk, sendToOrigin } from '#tests/support/content-factories.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { requestRaw } from '#tests/support/raw-request.ts';
import { isLong } from './support/figures.ts';

describe('WORKERS=2 over one SQLite file', () => {
  let product: ProductProcess;
  let desk: SendToDesk;
  const workers = () =>
    execFileSync('pgrep', ['-P', String(product.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n');
  /** Sends eight requests, each on a separate connection. The workers share the connections. */
  const ask = (path: string) => Promise.all(Array.from({ length: 8 }, () => requestRaw(product.origin, path)));

  beforeAll(async () => {
    product = await startProduct({ WORKERS: '2', STARTER_CONTENT: 'false' });
    desk = sendToOrigin(product.origin, (await registerAdministrator(product.origin)).token);
  });
  afterAll(async () => {
    await product.stop();
  });

  test('a save on one worker is on the pages of both', async () => {
    const make = createContentFactories(desk);
    const article = await make.article({ title: 'Shared by two' });
    await ask(`/resources/${article.slug}`);
    const save = await make.articleSave({ title: 'Changed for two' });
    for (let round = 1; round <= 4; round += 1) {
      await desk('PUT', `${apiPaths.adminArticles}/${article.id}`, { ...save, title: `Changed for two, ${round}` });
      const saved = Date.now();
      await vi.waitFor(
        async () => {
          for (const { body } of await ask(`/resources/${article.slug}`)) {
            expect(String(body)).toContain(`Changed for two, ${round}`);
          }
        },
        { timeout: 30_000, interval: 20 },
      );
      if (isLong) expect(Date.now() - saved).toBeLessThan(1500);
    }
  });

  test('a killed worker is replaced, and the other serves in the meantime', async () => {
    const before = workers();
    expect(before).toHaveLength(2);
    // Some of these requests are on their way to the killed worker. They may fail, but none may stay unanswered.
    const onTheirWay = Array.from({ length: 64 }, () => requestRaw(product.origin, '/').catch(() => undefined));
    process.kill(Number(before[0]), 'SIGKILL');
    await Promise.all(onTheirWay);
    await vi.waitFor(() => expect(workers()).not.toContain(before[0]), 30_000);
    expect((await requestRaw(product.origin, '/health')).status).toBe(200);
    await vi.waitFor(() => expect(workers()).toHaveLength(2), 60_000);
    expect(product.output()).toMatch(/A worker ended \(SIGKILL\); another one starts/);
  });

  test('all workers exit together', async () => {
    const all = workers();
    await product.stop();
    for (const pid of all) expect(() => process.kill(Number(pid), 0)).toThrow();
  });
});
