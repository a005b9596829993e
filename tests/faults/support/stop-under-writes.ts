import { expect, vi } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { holdingCommits } from '../../controls/preload.ts';

/** Observations of a server that was stopped while it wrote. */
export interface StopUnderWrites {
  /** The first status of its readiness check that was not 200, or `undefined` when it had already exited. */
  readonly readiness: number | undefined;
  /** Whether it still served requests when it was no longer ready. */
  readonly servesOn: boolean;
  readonly code: number | null;
  /** Acknowledged tags that are not stored. */
  readonly lost: readonly string[];
  /** Number of stored tags that are missing in the change history. */
  readonly unnoted: number;
  readonly acknowledged: number;
  /** Milliseconds from the second SIGTERM to its exit. */
  readonly took: number;
}

const writers = 4;

/** Writes tags, each writer one after the other, until one is refused. */
function writeUntilRefused(origin: string, token: string) {
  const seen = { acknowledged: [] as string[], isRefused: false };
  const send = sendToOrigin(origin, token);
  const work = Array.from({ length: writers }, async (_, writer) => {
    for (let index = 0; !seen.isRefused; index += 1) {
      const name = `Tag ${writer}-${index}`;
      const response = await send('POST', apiPaths.adminTags, { name, slug: '' }).catch(() => undefined);
      if (response?.status === 201) seen.acknowledged.push(name);
      else {
        expect(response?.status, 'refused with 503 or without a connection').toBeOneOf([503, undefined]);
        seen.isRefused = true;
      }
    }
  });
  return { seen, over: Promise.all(work) };
}

/**
 * Stops a server while it writes: with SIGTERM, and with a second one after it has served a request while not ready.
 * With `holdsCommits` the server is a control that delays its commits; it is stopped once it has acknowledged a delayed
 * one.
 */
export async function stopUnderWrites(
  settings: Record<string, string>,
  { holdsCommits = false } = {},
): Promise<StopUnderWrites> {
  const product = await startProduct({ STARTER_CONTENT: 'false', LOG_LEVEL: 'silent', ...settings });
  try {
    const { token } = await registerAdministrator(product.origin);
    const { seen, over } = writeUntilRefused(product.origin, token);
    const untilAcknowledged = (more: number) => {
      const due = seen.acknowledged.length + more;
      return vi.waitUntil(() => seen.acknowledged.length >= due || seen.isRefused, { timeout: 60_000, interval: 5 });
    };
    await untilAcknowledged(20);
    if (holdsCommits) {
      product.signal('SIGUSR2');
      await vi.waitUntil(() => product.output().includes(holdingCommits), { timeout: 60_000, interval: 5 });
      // At most one response for each writer can belong to an earlier commit; one more belongs to a delayed commit.
      await untilAcknowledged(writers + 1);
    }
    product.signal('SIGTERM');
    const readiness = await untilNotReady(product);
    await untilAcknowledged(8);
    const servesOn = !seen.isRefused;
    const asked = Date.now();
    product.signal('SIGTERM');
    const code = await product.ended;
    const took = Date.now() - asked;
    await over;
    const stored = await inspectTags(product.dataDirectory, seen.acknowledged);
    return { readiness, servesOn, code, took, acknowledged: seen.acknowledged.length, ...stored };
  } finally {
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

async function inspectTags(dataDirectory: string, acknowledged: readonly string[]) {
  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory }, 'may-create');
  const stored = new Set((await db.selectFrom('tags').select('name').execute()).map(({ name }) => name));
  const noted = await db.selectFrom('audit_entries').select('id').where('kind', '=', 'tag').execute();
  await db.destroy();
  return { lost: acknowledged.filter((name) => !stored.has(name)), unnoted: stored.size - noted.length };
}
