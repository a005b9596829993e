import { describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import type { EngineName } from '#server/database/engine.ts';
import { cutCreations } from '#tests/faults/support/cut-commits.ts';
import { inspectContent } from '#tests/faults/support/inspect-content.ts';
import { killWhileHoldingCommits } from '#tests/faults/support/kill-under-writes.ts';
import { startPostgresProxy } from '#tests/faults/support/postgres-proxy.ts';
import { stopUnderWrites } from '#tests/faults/support/stop-under-writes.ts';
import { WriteLedger } from '#tests/faults/support/write-ledger.ts';
import { prepareWriting } from '#tests/faults/support/writing-place.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { preloading } from '../preload.ts';

const engines: readonly EngineName[] = ['sqlite', 'postgres'];

describe('kill.test.ts', () => {
  test.each(engines)(
    'detects a write that %s acknowledged before its commit',
    async (engine) => {
      const { lost } = await killWhileHoldingCommits(engine);
      expect(lost).toHaveLength(1);
    },
    120_000,
  );
});

describe('drain.test.ts', () => {
  test('detects a server that exits at SIGTERM while commits are open', async () => {
    const settings = preloading('hold-commits', 'end-at-once');
    const seen = await stopUnderWrites(settings, { holdsCommits: true });
    expect(seen).toMatchObject({ readiness: undefined, servesOn: false });
    expect(seen.found.lost).not.toEqual([]);
  }, 120_000);
});

describe('postgres.test.ts', () => {
  test('detects a server that treats a lost COMMIT as a success', async () => {
    const server = await startPostgresServer();
    const proxy = await startPostgresProxy(server.url);
    const settings = { DATABASE_URL: proxy.url, STARTER_CONTENT: 'false', LOG_LEVEL: 'fatal' };
    const product = await startProduct({ ...settings, ...preloading('ignore-lost-commit') });
    try {
      const ledger = new WriteLedger();
      expect(await cutCreations(ledger, proxy, await prepareWriting(product.origin), 1)).toEqual([201]);
      const db = await connectDatabase({ databaseUrl: server.url, dataDirectory: '' }, 'may-create');
      const { lost } = await inspectContent(db, ledger.entries.values());
      await db.destroy();
      expect(lost).toHaveLength(1);
    } finally {
      await product.stop();
      await proxy.stop();
      await server.stop();
    }
  }, 120_000);
});
