import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOutdatedEnquiries } from '#server/enquiries/enquiry-desk.service.ts';
import { createEmailChannel } from '#server/outbox/delivery-channels.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { AuditEntry } from '#shared/api/audit-contract.ts';
import { type Enquiry, enquiryNoteMaximum, enquirySchema, enquirySummarySchema } from '#shared/api/enquiry-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { sendToApp } from '#tests/support/content-factories.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { createEnquirySender } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const day = 24 * 60 * 60 * 1000;

describeOnEveryEngine('the inbox of enquiries', (database) => {
  let mail: MailServer;
  let desk: Desk;
  let now = new Date();
  let sender: ReturnType<typeof createEnquirySender>;
  const send = async (changes: object = {}) => {
    const form_token = await sender.openForm();
    now = new Date(now.getTime() + 10_000);
    await sender.post({ form_token, ...changes });
    await desk.app.enquiryDesk.worker.run();
    return newest();
  };
  const list = async (query = '') =>
    enquirySchema.array().parse((await desk.admin('GET', `${apiPaths.adminEnquiries}${query}`)).body);
  const newest = async (): Promise<Enquiry> => {
    const [first] = await list();
    if (!first) throw new Error('There is no enquiry.');
    return first;
  };
  const pathOf = ({ id }: Pick<Enquiry, 'id'>) => `${apiPaths.adminEnquiries}/${id}`;
  const change = async (enquiry: Pick<Enquiry, 'id'>, update: object) =>
    enquirySchema.parse((await desk.admin('PUT', pathOf(enquiry), update)).body);
  const summary = async () => enquirySummarySchema.parse((await desk.admin('GET', apiPaths.adminEnquirySummary)).body);
  const history = async () =>
    Object((await desk.admin('GET', `${apiPaths.adminAudit}?kind=enquiry`)).body).map(
      ({ action }: AuditEntry) => action,
    );

  beforeAll(async () => {
    mail = await startMailServer();
    const email = createEmailChannel({
      smtpUrl: mail.url,
      from: 'website@bellbird.example',
      to: 'owner@bellbird.example',
      deskUrl: 'https://bellbird.example/dashboard/enquiries',
    });
    desk = await openDesk(database(), { deliveryChannels: [email], now: () => now });
    sender = createEnquirySender(desk.app);
  });
  beforeEach(async () => {
    for (const table of ['enquiries', 'audit_entries', 'throttle'] as const)
      await database().db.deleteFrom(table).execute();
    mail.received.length = 0;
    mail.refuse(0);
  });
  afterAll(() => mail.stop());

  test('can be narrowed to one kind', async () => {
    await send({ message: 'One' });
    await send({ kind: 'callback', conversation: 'Visitor: two', message: '' });
    expect((await list('?kind=callback')).map(({ kind }) => kind)).toEqual(['callback']);
    expect(await list('?kind=application')).toEqual([]);
    expect((await desk.admin('GET', `${apiPaths.adminEnquiries}?kind=any`)).status).toBe(422);
  });

  test('lets a person take an enquiry and give it back, and lists what a person has taken', async () => {
    const enquiry = await send({ message: 'One' });
    await send({ message: 'Two' });
    const { owner } = await change(enquiry, { is_mine: true });
    expect(owner).toEqual({ id: expect.any(Number), name: 'Aroha Ngata' });
    expect((await list(`?owner_id=${owner?.id}`)).map(({ id }) => id)).toEqual([enquiry.id]);
    expect(await list(`?owner_id=${owner?.id}&status=done`)).toEqual([]);
    expect((await desk.admin('GET', `${apiPaths.adminEnquiries}?owner_id=me`)).status).toBe(422);
    expect(await change(enquiry, { is_mine: false })).toMatchObject({ owner: null });
    expect(await list(`?owner_id=${owner?.id}`)).toEqual([]);
  });

  test('marks an enquiry as spam, and takes that back', async () => {
    const enquiry = await send();
    expect(await change(enquiry, { status: 'suspected' })).toMatchObject({ status: 'suspected', suspicion: '' });
    expect(await list()).toEqual([]);
    expect(await list('?status=suspected')).toHaveLength(1);
    expect(await change(enquiry, { status: 'done' })).toMatchObject({ status: 'done' });
    expect(await change(enquiry, { status: 'suspected' })).toMatchObject({ version: 4 });
    expect(await change(enquiry, { status: 'new' })).toMatchObject({ status: 'new' });
    expect(await history()).toEqual(['not-spam', 'marked-spam', 'done', 'marked-spam']);
  });

  test('keeps an enquiry in Trash for 30 days, and gives it back as it was', async () => {
    const enquiry = await change(await send(), { status: 'done' });
    const trashed = { status: 'done', trashed_at: now.toISOString() };
    expect(await change(enquiry, { is_trashed: true })).toMatchObject(trashed);
    expect([await list(), await list('?status=done')]).toEqual([[], []]);
    expect(await list('?status=trashed')).toHaveLength(1);
    expect(await summary()).toMatchObject({ done: 0, trashed: 1 });
    await deleteOutdatedEnquiries(database().db, new Date(now.getTime() + 29 * day));
    expect(await change(enquiry, { is_trashed: false })).toMatchObject({ status: 'done', trashed_at: null });
    expect(await list('?status=done')).toHaveLength(1);

    await change(enquiry, { is_trashed: true });
    expect(await deleteOutdatedEnquiries(database().db, new Date(now.getTime() + 31 * day))).toBe(1);
    expect((await desk.admin('GET', pathOf(enquiry))).status).toBe(404);
    expect(await history()).toEqual(['trashed', 'restored', 'trashed', 'done']);
  });

  test('keeps notes with the name of who wrote them, until they are deleted', async () => {
    const enquiry = await send();
    const notes = `${pathOf(enquiry)}/notes`;
    const key = { 'idempotency-key': 'a'.repeat(32) };
    for (let request = 0; request < 2; request += 1)
      await desk.admin('POST', notes, { text: ' Rang her. 找人\n<b>Again</b> on Monday ' }, key);
    const [note, ...others] = (await newest()).notes;
    const text = 'Rang her. 找人\n<b>Again</b> on Monday';
    expect(note).toMatchObject({ kind: 'note', at: now.toISOString(), author: 'Aroha Ngata', subject: '', text });
    expect(others).toEqual([]);
    for (const wrong of ['', ' ', 'x'.repeat(4001), '\0', 5])
      expect((await desk.admin('POST', notes, { text: wrong })).status).toBe(422);
    expect((await desk.admin('DELETE', `${notes}/${note?.id}`)).body).toMatchObject({ notes: [] });
    expect((await desk.admin('DELETE', `${notes}/${note?.id}`)).status).toBe(404);
    expect((await desk.admin('POST', `${apiPaths.adminEnquiries}/999999/notes`, { text: 'x' })).status).toBe(404);
    expect(await history()).toEqual(['note-deleted', 'noted']);
  });

  test('takes a limited number of notes', async () => {
    const enquiry = await send();
    for (let count = 0; count < enquiryNoteMaximum; count += 1)
      await desk.admin('POST', `${pathOf(enquiry)}/notes`, { text: `${count}` });
    const answer = await desk.admin('POST', `${pathOf(enquiry)}/notes`, { text: 'One more' });
    const detail = 'An enquiry can have at most 50 notes and replies.';
    expect(answer).toMatchObject({ status: 409, body: { detail } });
  });

  const reply = { subject: 'Your question', text: 'Kia ora Māia,\n.\nyes, it does. 王伟' };
  const replyTo = (enquiry: Pick<Enquiry, 'id'>, changes: object = {}) =>
    desk.admin('POST', `${pathOf(enquiry)}/replies`, { ...reply, ...changes });

  test('replies by email; the visitor’s answer goes to the owner, and the reply stays with the enquiry', async () => {
    const enquiry = await send({ name: 'Māia "M" Ngata', email: 'maia@example.co.nz' });
    mail.received.length = 0;
    const { status, body } = await replyTo(enquiry, { is_done: true });
    const notes = [{ kind: 'reply', author: 'Aroha Ngata', ...reply, sent_at: now.toISOString() }];
    expect([status, body]).toMatchObject([200, { status: 'done', notes }]);
    const [message] = mail.received;
    expect(mail.received).toMatchObject([{ from: 'website@bellbird.example', to: ['maia@example.co.nz'] }]);
    expect(message?.text).toMatch(/^Reply-To: owner@bellbird\.example\r$/m);
    expect(message?.text).toMatch(/^From: Bellbird <website@bellbird\.example>\r$/m);
    expect(message?.text).toMatch(/^Subject: Your question\r$/m);
    expect(await history()).toEqual(['done', 'replied']);
    const sent = (await newest()).notes[0]?.id;
    expect((await desk.admin('DELETE', `${pathOf(enquiry)}/notes/${sent}`)).status).toBe(409);
  });

  test('sends a reply once, also if it is requested five times at once', async () => {
    const enquiry = await send();
    mail.received.length = 0;
    const key = { 'idempotency-key': 'b'.repeat(32) };
    const request = () => desk.admin('POST', `${pathOf(enquiry)}/replies`, reply, key);
    for (const { status } of await Promise.all(Array.from({ length: 5 }, request)))
      expect([200, 409]).toContain(status);
    expect((await request()).status).toBe(200);
    expect(mail.received).toHaveLength(1);
  });

  test('says why a reply was refused for good, and keeps nothing of it', async () => {
    const enquiry = await send();
    mail.received.length = 0;
    mail.refuse(1, 550);
    const detail = expect.stringMatching(/^The reply could not be sent: .*Come back later/);
    expect(await replyTo(enquiry, { is_done: true })).toMatchObject({ status: 503, body: { detail } });
    expect(await newest()).toMatchObject({ status: 'new', notes: [] });
    expect((await replyTo(enquiry)).status).toBe(200);
  });

  test('keeps a reply that the mail server does not take now, and sends it later', async () => {
    const enquiry = await send();
    mail.received.length = 0;
    mail.refuse(2);
    const { status, body } = await replyTo(enquiry, { is_done: true });
    expect([status, body]).toMatchObject([200, { status: 'new', notes: [{ sent_at: null, is_waiting: true }] }]);
    for (const seconds of [30, 90]) {
      await desk.app.mailOutbox.run();
      expect(mail.received).toEqual([]);
      now = new Date(now.getTime() + seconds * 1000);
    }
    await desk.app.mailOutbox.run();
    expect(mail.received).toMatchObject([{ to: [enquiry.email] }]);
    expect(mail.received[0]?.text).toMatch(/^Reply-To: owner@bellbird\.example\r$/m);
    expect((await newest()).notes).toMatchObject([{ ...reply, sent_at: now.toISOString(), is_waiting: false }]);
    expect(await history()).toEqual(['replied']);
  });

  test('refuses replies that are empty or too long, and no subject adds a header', async () => {
    const enquiry = await send();
    mail.received.length = 0;
    for (const wrong of [{ subject: '' }, { text: ' ' }, { subject: 'x'.repeat(201) }, { text: 'x'.repeat(10_001) }])
      expect((await replyTo(enquiry, wrong)).status, JSON.stringify(wrong)).toBe(422);
    expect(mail.received).toEqual([]);
    expect((await replyTo(enquiry, { subject: 'Hello\r\nBcc: everyone@example.com' })).status).toBe(200);
    const [message] = mail.received;
    expect(message?.to).toEqual([enquiry.email]);
    expect(message?.text).toMatch(/^Subject: Hello Bcc: everyone@example\.com\r$/m);
  });

  test('says that a reply needs an address of the visitor and a mail server', async () => {
    const unreachable = await send({ email: '', phone: '021 555 0199' });
    expect((await replyTo(unreachable)).body).toEqual({ detail: 'This visitor left no email address. Ring them.' });
    const app = await buildTestApp(database(), { parts: { now: () => now } });
    const admin = sendToApp(app, await callAccounts(app).signIn('admin@example.com'));
    const answer = await admin('POST', `${pathOf(unreachable)}/replies`, reply);
    expect([answer.status, answer.body]).toEqual([409, { detail: expect.stringMatching(/can’t send email/) }]);
    const { body } = await admin('GET', apiPaths.adminEnquirySummary);
    expect(body).toMatchObject({ reply_address: null, is_somebody_told: false });
  });

  test('says whether somebody is told of new enquiries, by the last attempt', async () => {
    expect(await summary()).toMatchObject({ reply_address: 'owner@bellbird.example', is_somebody_told: true });
    mail.refuse(1);
    await send();
    await expect.poll(async () => (await summary()).is_somebody_told).toBe(false);
    await send({ message: 'Another' });
    await expect.poll(async () => (await summary()).is_somebody_told).toBe(true);
  });
});
