import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { enquirySchema } from '#domain/contract/enquiry-contract.ts';
import type * as contactMatch from '#domain/enquiries/contact-match.ts';
import type * as noteRepository from '#server/enquiries/enquiry-note.repository.ts';
import { createEmailChannel } from '#server/enquiry-outbox/delivery-channels.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { eraseOfSomebodyElse, requestReplyAgainAndAgain } from '#tests/support/enquiry-replies.ts';
import { createEnquirySender } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';

/** Breaks the product: every request for a reply counts as a new one, and every enquiry is about everybody. */
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

  test('detects a server that erases enquiries about somebody else', async () => {
    expect(await eraseOfSomebodyElse(desk.admin, enquiryId)).not.toBe(422);
  });
});
