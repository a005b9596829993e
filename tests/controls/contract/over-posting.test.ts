import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { createEnquirySender } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { sendToCareless, takenOver, writtenKinds } from '#tests/support/over-posting.ts';
import { carelessWriters, forgedInEnquiry, takenOverByEnquiry } from '#tests/support/over-posting-enquiries.ts';

describeOnEveryEngine('over-posting.test.ts', (database) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(database());
  });
  afterAll(async () => {
    await desk.app.close();
  });

  test.each(writtenKinds)('detects a desk that writes every field of a body, in $table', async (kind) => {
    const { db } = database();
    const all = Object.keys(kind.forged);
    const found = await takenOver(sendToCareless(desk.admin, db, kind), desk, db, kind);
    expect(found).toEqual({ byCreating: all, bySaving: all });
  });

  test('detects a program that writes every field of an enquiry', async () => {
    const { db } = database();
    const writers = { post: createEnquirySender(desk.app).post, admin: desk.admin };
    expect(await takenOverByEnquiry(carelessWriters(writers, db), db)).toEqual({
      bySending: Object.keys(forgedInEnquiry.sent),
      byChanging: Object.keys(forgedInEnquiry.changed),
    });
  });
});
