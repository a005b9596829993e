import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { createEnquirySender } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { takenOver, writtenKinds } from '#tests/support/over-posting.ts';
import { takenOverByEnquiry } from '#tests/support/over-posting-enquiries.ts';

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

  test('are ignored when an enquiry is sent, and when its status changes', async () => {
    const writers = { post: createEnquirySender(desk.app).post, admin: desk.admin };
    expect(await takenOverByEnquiry(writers, database().db)).toEqual({ bySending: [], byChanging: [] });
  });
});
