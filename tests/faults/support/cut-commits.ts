import { expect } from 'vitest';
import type { CommitFault, PostgresProxy } from './postgres-proxy.ts';
import type { WriteLedger, WritingPlace } from './write-ledger.ts';

/**
 * Repeats a save until the connection breaks during the COMMIT of that save. Returns the response to the last save. The
 * save must be repeated because a busy server may refuse it before it reaches the database.
 */
export async function saveUntilCut<Response extends { readonly status: number }>(
  proxy: PostgresProxy,
  cut: { readonly fault: CommitFault; readonly text: string },
  save: () => Promise<Response>,
): Promise<Response> {
  const before = proxy.cuts();
  proxy.cutNextCommit(cut.fault, cut.text);
  for (;;) {
    const response = await save();
    if (proxy.cuts() > before) return response;
    expect(response.status, 'a save whose connection was not cut may only be refused').toBe(503);
  }
}

/**
 * Creates articles and breaks the connection during each COMMIT: sometimes before PostgreSQL receives the COMMIT, and
 * sometimes after. Returns the status of each response.
 */
export async function cutCreations(
  ledger: WriteLedger,
  proxy: PostgresProxy,
  place: WritingPlace,
  times: number,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 1; round <= times; round += 1) {
    const title = `Cut creation ${round} of ${crypto.randomUUID()} with none`;
    const fault = round % 2 === 0 ? 'after' : 'before';
    const { status } = await saveUntilCut(proxy, { fault, text: title }, () => ledger.create(place, title));
    statuses.push(status);
  }
  return statuses;
}
