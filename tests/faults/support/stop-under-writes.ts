import { vi } from 'vitest';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { holdingCommits } from '../../controls/preload.ts';
import { inspectDatabase } from './inspect-content.ts';
import { WriteLedger } from './write-ledger.ts';
import { prepareWriting } from './writing-place.ts';

const writers = 4;

/**
 * Sends SIGTERM to a server while clients write to it. When the server reports that it is not ready but still serves a
 * request, sends SIGTERM again. `holdsCommits` is for a control: the server acknowledges writes without committing
 * them, and the first SIGTERM is sent after such an acknowledgement.
 *
 * Returns the first status of the readiness check that was not 200 (`undefined` if the server exited before one),
 * whether the server still served after that (`servesOn`), its exit code, what is wrong with its data (`found`), the
 * responses that the stop does not explain (`problems`), and the milliseconds from the second SIGTERM to the exit
 * (`took`).
 */
export async function stopUnderWrites(settings: Record<string, string>, { holdsCommits = false } = {}) {
  const product = await startProduct({ STARTER_CONTENT: 'false', LOG_LEVEL: 'silent', ...settings });
  const ledger = new WriteLedger();
  const { statuses, problems } = ledger.report;
  const over = new AbortController();
  try {
    const written = ledger.write(await prepareWriting(product.origin), { writers, signal: over.signal });
    const isRefused = () => statuses.has(503) || statuses.has(0);
    const untilAcknowledged = (more: number) => {
      const due = ledger.acknowledgedWrites + more;
      return vi.waitUntil(() => ledger.acknowledgedWrites >= due || isRefused(), { timeout: 60_000, interval: 5 });
    };
    await untilAcknowledged(20);
    if (holdsCommits) {
      product.signal('SIGUSR2');
      await vi.waitUntil(() => product.output().includes(holdingCommits), { timeout: 60_000, interval: 5 });
      // The server now holds commits back. Each writer may still get one response to a write that was committed before.
      // If there is one response more than there are writers, the server has acknowledged a commit that it holds back.
      await untilAcknowledged(writers + 1);
    }
    product.signal('SIGTERM');
    const readiness = await untilNotReady(product);
    await untilAcknowledged(8);
    const servesOn = !isRefused();
    const asked = Date.now();
    product.signal('SIGTERM');
    const code = await product.ended;
    const took = Date.now() - asked;
    over.abort();
    await written;
    const found = await inspectDatabase({ databaseUrl: undefined, dataDirectory: product.dataDirectory }, ledger);
    return { readiness, servesOn, code, took, acknowledged: ledger.acknowledgedWrites, found, problems };
  } finally {
    over.abort();
    await product.kill();
    await product.stop();
  }
}

async function untilNotReady(product: ProductProcess): Promise<number | undefined> {
  for (;;) {
    const status = await product.readiness();
    if (status !== 200) return status;
  }
}
