import { expect, vi } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { holdingCommits } from '../../controls/preload.ts';

/** The results of stopping a server while clients write to it. */
export interface StopUnderWrites {
  /**
   * The first status of the readiness check that was not 200. It is `undefined` if the test saw only 200 before the
   * server exited.
   */
  readonly readiness: number | undefined;
  /** Whether the server still served requests after it had reported that it is not ready. */
  readonly servesOn: boolean;
  readonly code: number | null;
  /** The tags whose creation was acknowledged but which are not stored. */
  readonly lost: readonly string[];
  /** Number of stored tags that have no entry in the change history. */
  readonly unnoted: number;
  readonly acknowledged: number;
  /** Time from the second SIGTERM until the server had exited, in milliseconds. */
  readonly took: number;
}

const writers = 4;

/** Starts several writers, which create tags until one is refused. Each writer sends one request at a time. */
function writeUntilRefused(origin: string, token: string) {
  const seen = { acknowledged: [] as string[], isRefused: false };
  const send = sendToOrigin(origin, token);
  const work = Array.from({ length: writers }, async (_, writer) => {
    for (let index = 0; !seen.isRefused; index += 1) {
      const name = `Tag ${writer}-${index}`;
      const response = await send('POST', apiPaths.adminTags, { name, slug: '' }).catch(() => undefined);
      if (response?.status === 201) seen.acknowledged.push(name);
      else {
        expect(response?.status, 'refused with 503 or no connection').toBeOneOf([503, undefined]);
        seen.isRefused = true;
      }
    }
  });
  return { seen, over: Promise.all(work) };
}

/**
 * Sends SIGTERM to a server while clients write to it. When the server reports that it is not ready but still serves a
 * request, sends SIGTERM again. `holdsCommits` is for a control: the server acknowledges writes without committing
 * them, and the first SIGTERM is sent after such an acknowledgement.
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
      // The server now holds commits back. Each writer may still get one response to a write that was committed before.
      // If there is one response more than there are writers, the server has acknowledged a commit that it holds back.
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
