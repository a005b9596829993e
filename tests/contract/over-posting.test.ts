import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { createEnquirySender } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { sendToCareless, takenOver, writtenKinds } from '#tests/support/over-posting.ts';
import { carelessWriters, forgedInEnquiry, takenOverByEnquiry } from '#tests/support/over-posting-enquiries.ts';

describeOnEveryEngine('fields that only the program may write (product 15.9)', (database) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(database());
  });
  afterAll(async () => {
    await desk.app.close();
  });

  test.each(writtenKinds)('are ignored in $table when a record is created and when it is saved', async (kind) => {
    expect(await takenOver(desk.admin, desk, database().db, kind)).toEqual({ byCreating: [], bySaving: [] });
  });

  test.each(writtenKinds)('control: a desk that writes every field of a body to $table is reported', async (kind) => {
    const { db } = database();
    const all = Object.keys(kind.forged);
    const found = await takenOver(sendToCareless(desk.admin, db, kind), desk, db, kind);
    expect(found).toEqual({ byCreating: all, bySaving: all });
  });

  test('are ignored when an enquiry is sent, and when its status changes', async () => {
    const writers = { post: createEnquirySender(desk.app).post, admin: desk.admin };
    expect(await takenOverByEnquiry(writers, database().db)).toEqual({ bySending: [], byChanging: [] });
  });

  test('control: a form that writes every field of an enquiry is reported', async () => {
    const { db } = database();
    const writers = { post: createEnquirySender(desk.app).post, admin: desk.admin };
    expect(await takenOverByEnquiry(carelessWriters(writers, db), db)).toEqual({
      bySending: Object.keys(forgedInEnquiry.sent),
      byChanging: Object.keys(forgedInEnquiry.changed),
    });
  });
});
