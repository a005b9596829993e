import { expect } from 'vitest';
import type { CommitFault, PostgresProxy } from './postgres-proxy.ts';
import type { WriteLedger, WritingPlace } from './write-ledger.ts';

/**
 * Saves until the connection breaks during the COMMIT of a save. Returns the response to that save. A busy server may
 * refuse a save before it reaches the database; such a save is sent again.
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
    expect(response.status, 'a save that was not cut is only ever refused').toBe(503);
  }
}

/**
 * Breaks the connection during the COMMITs of new articles: in turn before and after PostgreSQL has received them.
 * Returns the status of each response.
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
