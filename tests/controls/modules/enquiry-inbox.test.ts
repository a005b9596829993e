import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { enquirySchema } from '#domain/contract/enquiry-contract.ts';
import type * as contactMatch from '#domain/enquiries/contact-match.ts';
import type * as noteRepository from '#server/enquiries/enquiry-note.repository.ts';
import { createEmailChannel } from '#server/enquiry-outbox/delivery-channels.ts';
import type * as personalData from '#server/personal-data/personal-data.repository.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { eraseOfSomebodyElse, requestReplyAgainAndAgain } from '#tests/support/enquiry-replies.ts';
import { createEnquirySender } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { leaveName, namesBesideRecords } from '#tests/support/names-beside-records.ts';

/**
 * Breaks the product in three ways. A repeated request for a reply counts as a new request. A search for one person
 * finds the enquiries of everybody. The name of an erased account stays stored.
 */
vi.mock('#server/enquiries/enquiry-note.repository.ts', async (load) => {
  const whole = await load<typeof noteRepository>();
  const insertNote: typeof whole.insertNote = (transaction, values) =>
    whole.insertNote(transaction, { ...values, request_key: String(Math.random()) });
  return { ...whole, insertNote };
});
vi.mock('#domain/enquiries/contact-match.ts', async (load) => ({
  ...(await load<typeof contactMatch>()),
  isContact: () => true,
}));

vi.mock('#server/personal-data/personal-data.repository.ts', async (load) => ({
  ...(await load<typeof personalData>()),
  forgetNameOfAccount: async () => 0,
  forgetNameBesideRecords: async () => 0,
}));

describeOnEveryEngine('enquiry-inbox.test.ts and personal-data.test.ts', (database) => {
  let mail: MailServer;
  let desk: Desk;
  let enquiryId = 0;
  beforeAll(async () => {
    mail = await startMailServer();
    const places = {
      from: 'website@bellbird.example',
      to: 'owner@bellbird.example',
      deskUrl: 'https://bellbird.example',
    };
    desk = await openDesk(database(), {
      deliveryChannels: [await createEmailChannel({ smtpUrl: mail.url, ...places })],
    });
    await createEnquirySender(desk.app).post({ email: 'bob@example.com' });
    const { body } = await desk.admin('GET', `${apiPaths.adminEnquiries}?status=suspected`);
    enquiryId = enquirySchema.array().parse(body)[0]?.id ?? 0;
  });
  afterAll(async () => {
    await desk.app.close();
    await mail.stop();
  });

  test('detects a server that sends a reply for every request', async () => {
    await requestReplyAgainAndAgain(desk.admin, enquiryId);
    expect(mail.received.length).toBeGreaterThan(1);
  });

  test('detects a name that stays beside records when its account is erased', async () => {
    const { db } = database();
    const [email, full_name] = ['writer@example.com', 'Wiremu Only'];
    await callAccounts(desk.app).register(email, { full_name });
    const { id: accountId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const { id: articleId } = await desk.make.article();
    await leaveName(db, { full_name, accountId, articleId, enquiryId });
    const erasure = { contact: email, enquiry_ids: [], account: true };
    expect((await desk.admin('POST', apiPaths.adminPersonErasures, erasure)).status).toBe(200);
    expect(new Set(Object.values(await namesBesideRecords(db)).flat())).toContain(full_name);
  });

  test('detects a server that erases enquiries about somebody else', async () => {
    expect(await eraseOfSomebodyElse(desk.admin, enquiryId)).not.toBe(422);
  });
});
