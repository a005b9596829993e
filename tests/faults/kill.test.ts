import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import type { EngineName } from '#server/database/engine.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { enquiryFormSchema } from '#shared/api/enquiry-contract.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { untilFormIsOldEnough } from '#tests/support/enquiry-sender.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';
import { describeTimes, isLong, longOrShort, noteFigure } from './support/figures.ts';
import { killUnderUploads } from './support/kill-under-uploads.ts';
import { type Killed, killSeveralTimes } from './support/kill-under-writes.ts';
import { mayTrace, traceSaves } from './support/trace-saves.ts';

const engines: readonly EngineName[] = ['sqlite', 'postgres'];
const times = longOrShort(200, 1);

describe.each(engines)('killed during writes, on %s', (engine) => {
  test(`no acknowledged write is lost and none is half written (kills: ${times})`, { timeout: 1_800_000 }, async () => {
    // Adds the results to the table. This also happens after every tenth kill, so that a test that is interrupted
    // leaves some results.
    const note = ({ found, readyAfter, workedFor, ledger }: Killed) =>
      noteFigure({
        item: 27,
        engine,
        what: 'kill -9 during writes',
        seen: `${readyAfter.length} kills, ${ledger.acknowledgedWrites} acknowledged writes, ${found.lost.length} lost, ${found.halfWritten.length} half written, integrity ${found.integrity.length === 0 ? 'clean' : 'BROKEN'}; ready again: ${describeTimes(readyAfter)}; of processor time ${describeTimes(workedFor)}`,
      });
    const killed = await killSeveralTimes(engine, times, note);
    note(killed);
    expect(killed.found).toEqual({ lost: [], halfWritten: [], integrity: [] });
    expect(killed.ledger.report.problems).toEqual([]);
    const sorted = killed.workedFor.toSorted((left, right) => left - right);
    if (isLong) expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(2000);
  });
});

const uploadKills = longOrShort(60, 1);

describe.each(engines)('killed during uploads of pictures, on %s', (engine) => {
  test(`each picture is whole or not there, and nothing unfinished remains (kills: ${uploadKills})`, {
    timeout: 1_800_000,
  }, async () => {
    const { kills, acknowledged, interrupted, faults, remains } = await killUnderUploads(engine, uploadKills);
    noteFigure({
      item: 27,
      engine,
      what: 'kill -9 during uploads of pictures',
      seen: `${kills} kills, ${interrupted} uploads interrupted, ${acknowledged} acknowledged, ${faults.length} not whole, ${remains.length} files left over`,
    });
    expect({ faults, remains }).toEqual({ faults: [], remains: [] });
  });
});

if (!mayTrace)
  noteFigure({
    item: 28,
    engine: 'sqlite',
    what: 'strace',
    seen: 'skipped: strace is not installed, or may not be used here',
  });

test.skipIf(!mayTrace)(
  'strace shows that the log is synced before a save is acknowledged',
  async () => {
    const { answers, unsynced } = await traceSaves({});
    noteFigure({
      item: 28,
      engine: 'sqlite',
      what: 'saves under strace',
      seen: `${answers} answers, ${unsynced} before the log was synced`,
    });
    expect(answers).toBeGreaterThanOrEqual(5);
    expect(unsynced).toBe(0);
  },
  60_000,
);

const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
let directory = '';
let receiver: WebhookReceiver;
beforeEach(async () => {
  directory = makeFolder();
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.stop());

const start = () =>
  startProduct({
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    STARTER_CONTENT: 'false',
    ENQUIRY_WEBHOOK_URL: receiver.url,
    ENQUIRY_WEBHOOK_SECRET: secret,
  });

/** Ends all leases in the outbox, so that another process may send the entries. */
async function endLeases(): Promise<void> {
  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: directory }, 'may-create');
  await db.updateTable('enquiry_deliveries').set({ claimed_until: '2026-01-01T00:00:00.000Z' }).execute();
  await db.destroy();
}

test('an acknowledged enquiry is delivered even when the process was killed while sending it', async () => {
  receiver.answer(204, new Promise(() => {}));
  const first = await start();
  const form = enquiryFormSchema.parse(await (await fetch(first.origin + apiPaths.enquiryForm)).json());
  await untilFormIsOldEnough();
  const answer = await fetch(first.origin + apiPaths.enquiries, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Aroha',
      email: 'aroha@example.co.nz',
      message: 'Hello',
      consent: true,
      locale: 'en',
      ...form,
    }),
  });
  expect(answer.status).toBe(201);
  await expect.poll(() => receiver.received.length).toBe(1);
  await first.kill();
  await endLeases();

  receiver.answer(204);
  const second = await start();
  await expect.poll(() => receiver.received.length).toBe(2);
  await second.kill();
  const identifiers = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(identifiers[0]).toBe(identifiers[1]);
}, 120_000);
