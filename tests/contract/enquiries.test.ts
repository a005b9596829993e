import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { deleteOutdatedEnquiries } from '#server/enquiries/enquiry-desk.service.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Enquiry, enquirySchema, enquirySummarySchema } from '#shared/api/enquiry-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { createEnquirySender, storeEnquiry } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { tally } from '#tests/support/race-for-version.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnEveryEngine('enquiries', (database) => {
  const desk = deskOfSuite(database);
  let site: App;
  let now = new Date('2026-11-21T00:00:00Z');
  let sender: ReturnType<typeof createEnquirySender>;
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const send = async (changes: object = {}) => {
    const form_token = await sender.openForm();
    pass(10);
    return sender.post({ form_token, ...changes });
  };
  const list = async (query = '') => {
    const answer = await desk.admin('GET', `${apiPaths.adminEnquiries}${query}`);
    expect(answer.status).toBe(200);
    return { items: z.array(enquirySchema).parse(answer.body), total: Number(answer.headers['x-total-count']) };
  };
  const newest = async (): Promise<Enquiry> => {
    const [first] = (await list()).items;
    if (!first) throw new Error('There is no enquiry.');
    return first;
  };
  const summary = async () => enquirySummarySchema.parse((await desk.admin('GET', apiPaths.adminEnquirySummary)).body);

  beforeAll(async () => {
    // Only the clock of the visitors' application advances. If the desk used the same clock, its sessions would end.
    site = await buildTestApp(database(), {
      parts: { now: () => now, limits: { enquiries: { attempts: 1000, seconds: 60 } } },
    });
    sender = createEnquirySender(site);
  });
  beforeEach(async () => {
    await database().db.deleteFrom('enquiries').execute();
  });

  test('say in the response until when we are open, or when we next open, by the clock of the variant', async () => {
    const before = now;
    now = new Date('2026-11-22T20:30:00Z');
    const opening = async (locale: string) => (await sender.post({ locale })).json().opening;
    const openings = [await opening('en-NZ'), await opening('en-AU')];
    now = new Date('2026-11-23T05:00:00Z');
    openings.push(await opening('en-NZ'));
    now = before;
    expect(openings).toEqual([
      { is_open: true, is_today: true, date: '2026-11-23', time: '17:00' },
      { is_open: false, is_today: true, date: '2026-11-23', time: '09:00' },
      { is_open: false, is_today: false, date: '2026-11-24', time: '09:00' },
    ]);
  });

  test('are stored as they were typed, as text, and all get the same response', async () => {
    const message = '<script>alert(1)</script> & "quotes"\n=cmd()\t王伟 Māia';
    const answer = await send({ message, phone: '+64 21 555 0199', is_admin: true, id: 1 });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ status: 'received', opening: expect.anything() });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await newest()).toMatchObject({
      status: 'new',
      suspicion: '',
      name: 'Aroha Ngata',
      email: 'aroha@example.co.nz',
      phone: '+64 21 555 0199',
      business: 'Ngata Plumbing',
      message,
      locale: 'en-NZ',
      version: 1,
      deliveries: [],
    });
  });

  test('are of the kind contact, without conversation, clients and agreement, unless the visitor chose another kind', async () => {
    await send({ conversation: 'Visitor: hello', clients: '12', agreed_to_terms: true });
    const none = { conversation: '', clients: null, agreed_to_terms_at: null };
    expect(await newest()).toMatchObject({ kind: 'contact', ...none });
    expect((await send({ kind: 'urgent' })).statusCode).toBe(422);
    expect((await send({ message: '' })).statusCode).toBe(422);
  });

  test('of the kind callback need no message, and store a clean conversation', async () => {
    const conversation = 'Visitor: 找人\u0007\r\n\r\nProgram: Hi\u202e\nVisitor: my card is 4111 1111 1111 1111';
    const stored = 'Visitor: 找人\nProgram: Hi\nVisitor: my card is [card number]';
    expect((await send({ kind: 'callback', message: '', conversation })).statusCode).toBe(201);
    expect(await newest()).toMatchObject({ kind: 'callback', message: '', conversation: stored });
    expect((await list(`?q=${encodeURIComponent('找人')}`)).total).toBe(1);
    expect((await send({ kind: 'callback', message: '', conversation: 'x'.repeat(6001) })).statusCode).toBe(422);
    expect((await send({ kind: 'callback', message: '', conversation, email: '', phone: '' })).statusCode).toBe(422);
  });

  const applied = { kind: 'application', message: '', clients: '12', agreed_to_terms: true };

  test('of the kind application have an agency, a number of clients and the time of the agreement', async () => {
    const answer = await send({ ...applied, conversation: 'Visitor: hello' });
    expect(answer.statusCode).toBe(201);
    expect(await newest()).toMatchObject({
      kind: 'application',
      business: 'Ngata Plumbing',
      clients: 12,
      agreed_to_terms_at: now.toISOString(),
      conversation: '',
      partner: '',
    });
    for (const wrong of [{ business: '' }, { clients: '0' }, { clients: 3 }, { agreed_to_terms: false }])
      expect((await send({ ...applied, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(422);
    expect((await list()).total).toBe(1);
  });

  test('are credited to the partner whose link led here, with a clean name', async () => {
    await send({ partner: '"><script>alert(1)</script>\r\nHarbour Web' });
    expect(await newest()).toMatchObject({ kind: 'contact', partner: 'script-alert-1-script-harbour-web' });
    expect((await list('?q=harbour')).total).toBe(1);
    await send({ message: 'Long', partner: 'x'.repeat(5000) });
    expect((await newest()).partner).toBe('x'.repeat(60));
  });

  test('that break rules are refused with every error, and ten thousand characters with a message', async () => {
    const empty = await send({ name: '', email: '', message: '', consent: false });
    expect(empty.statusCode).toBe(422);
    expect(empty.json().detail.map(({ loc, msg }: { loc: string[]; msg: string }) => [loc.at(-1), msg])).toEqual([
      ['name', 'Please enter your name'],
      ['email', 'Please enter an email address or a phone number'],
      ['message', 'Please enter a message'],
      ['consent', 'Please tick the box so we can keep your details and reply'],
    ]);
    for (const letter of ['x', '王']) {
      const long = await send({ message: letter.repeat(10_000) });
      expect(long.statusCode).toBe(422);
      expect(long.json().detail[0].msg).toBe('Please keep the message under 4,000 characters');
    }
    expect((await send({ message: 'x'.repeat(70_000) })).statusCode).toBe(413);
    expect((await sender.post({ name: 5, locale: 'xx' })).statusCode).toBe(422);
    expect((await list()).total).toBe(0);
  });

  test('that are sent again, as after a lost response, are stored once; a corrected one is stored too', async () => {
    const form_token = await sender.openForm();
    pass(10);
    for (const { statusCode } of await Promise.all(Array.from({ length: 5 }, () => sender.post({ form_token }))))
      expect(statusCode).toBe(201);
    expect((await list()).total).toBe(1);
    expect((await sender.post({ form_token, phone: '021 555 0199' })).statusCode).toBe(201);
    expect((await list()).total).toBe(2);
  });

  test('from robots get the same response, are kept apart, and can be accepted', async () => {
    const human = await send();
    const trapped = await send({ website: 'https://spam.example', message: 'Buy' });
    const hasty = await sender.post({ form_token: await sender.openForm(), message: 'Fast' });
    const without = await sender.post({ message: 'None' });
    const old = await sender.openForm();
    pass(25 * 3600);
    const late = await sender.post({ form_token: old, message: 'Late' });
    // A day later, the response names different opening hours. So the response to the late robot is compared with the
    // response to a person on the same day.
    const lateHuman = await send({ message: 'Later' });
    for (const answer of [trapped, hasty, without]) {
      expect([answer.statusCode, answer.body]).toEqual([human.statusCode, human.body]);
    }
    expect([late.statusCode, late.body]).toEqual([lateHuman.statusCode, lateHuman.body]);
    expect((await list()).items.map(({ message }) => message)).toEqual(['Later', 'Does it work with Xero?']);
    const { items, total } = await list('?status=suspected');
    expect(total).toBe(4);
    expect(items.map(({ suspicion }) => suspicion)).toEqual(['expired', 'no-token', 'too-fast', 'honeypot']);

    const [mistaken] = items;
    const answer = await desk.admin('PUT', `${apiPaths.adminEnquiries}/${mistaken?.id}`, { status: 'new' });
    expect(answer.body).toMatchObject({ status: 'new', suspicion: '', version: 2 });
    expect((await list()).total).toBe(3);
  });

  test('that fill the hidden field of a form that was never opened are counted and not stored', async () => {
    const before = (await summary()).turned_away;
    const answer = await sender.post({ website: 'x' });
    expect([answer.statusCode, answer.json()]).toEqual([201, (await send({})).json()]);
    expect((await list('?status=suspected')).total).toBe(0);
    expect((await summary()).turned_away).toBe(before + 1);
  });

  test('are listed newest first, in ranges, and can be searched and filtered', async () => {
    for (const [name, message] of [
      ['Māia', 'Pool tiles'],
      ['Bob', 'Do you sell 100%?'],
      ['王伟', 'Prices'],
    ])
      await send({ name, message });
    expect((await list()).items.map(({ name }) => name)).toEqual(['王伟', 'Bob', 'Māia']);
    expect(await list('?limit=1&skip=1')).toMatchObject({ total: 3, items: [{ name: 'Bob' }] });
    expect((await list('?q=maia')).items.map(({ name }) => name)).toEqual(['Māia']);
    expect((await list('?q=100%25')).items.map(({ name }) => name)).toEqual(['Bob']);
    expect((await list(`?q=${encodeURIComponent('王伟')}`)).total).toBe(1);
    expect((await list('?q=%27%20or%201%3D1')).total).toBe(0);
    expect((await list('?status=done')).total).toBe(0);
    expect((await desk.admin('GET', `${apiPaths.adminEnquiries}?status=all`)).status).toBe(422);
  });

  test('are marked as done and as new again with their version; a stale version is a 412', async () => {
    await send();
    const { id } = await newest();
    const path = `${apiPaths.adminEnquiries}/${id}`;
    const read = await desk.admin('GET', path);
    expect(read.headers.etag).toBe('"1"');
    const done = await desk.admin('PUT', path, { status: 'done' }, { 'if-match': '"1"' });
    expect([done.status, done.headers.etag]).toEqual([200, '"2"']);
    const stale = await desk.admin('PUT', path, { status: 'new' }, { 'if-match': '"1"' });
    expect([stale.status, stale.body]).toEqual([
      412,
      { detail: 'Someone else has changed this enquiry since you opened it.' },
    ]);
    expect((await desk.admin('PUT', path, { status: 'new' }, { 'if-match': '"2"' })).status).toBe(200);
    for (const wrong of [{}, { status: 'lost' }, { status: null }])
      expect((await desk.admin('PUT', path, wrong)).status).toBe(422);
    expect((await desk.admin('DELETE', path, undefined, { 'if-match': '"2"' })).status).toBe(412);
    expect((await desk.admin('DELETE', path, undefined, { 'if-match': '"3"' })).status).toBe(204);
    for (const [method, body] of [['GET'], ['PUT', { status: 'done' }], ['DELETE']] as const)
      expect((await desk.admin(method, path, body)).status).toBe(404);
    expect((await desk.admin('POST', `${path}/deliveries`)).status).toBe(404);
  });

  test('fifty changes of one version get one 200 and 49 times 412', async () => {
    await send();
    const { id } = await newest();
    const save = () => desk.admin('PUT', `${apiPaths.adminEnquiries}/${id}`, { status: 'done' }, { 'if-match': '"1"' });
    expect(tally(await Promise.all(Array.from({ length: 50 }, save)))).toEqual({ 200: 1, 412: 49 });
  });

  test('are exported completely, with harmless formulas', async () => {
    const { db } = database();
    const at = now.toISOString();
    const name = '=HYPERLINK("http://evil.example")';
    await storeEnquiry(db, at, { texts: { name, phone: '+64 21 555 0199', search_key: 'person 0' } });
    const { id: _id, ...row } = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 1202 }, (_, index) => {
      const person = `person ${index + 1}`;
      return { ...row, name: person, search_key: person, submission_key: `export-${index}` };
    });
    for (const part of [rows.slice(0, 600), rows.slice(600)]) await db.insertInto('enquiries').values(part).execute();
    const authorization = `Bearer ${await callAccounts(desk.app).signIn('admin@example.com')}`;
    const download = (query = '') =>
      desk.app.inject({ url: apiPaths.adminEnquiryExport + query, headers: { authorization } });
    const answer = await download();
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="enquiries.csv"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1204);
    expect(new Set(lines).size).toBe(1204);
    expect(lines.at(-1)).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(lines[1]).toContain(`"'+64 21 555 0199"`);
    expect((await download('?q=person+12')).body.trimEnd().split('\r\n')).toHaveLength(1 + 1 + 10 + 3);
    const refused = await download('?status=everything');
    expect(refused.statusCode).toBe(422);
    expect(refused.headers['content-type']).toContain('application/json');
    expect(refused.headers['content-disposition']).toBeUndefined();
  });

  test('are deleted after their period, suspected spam sooner', async () => {
    await send({ message: 'Old' });
    await sender.post({ message: 'Spam' });
    pass(31 * 24 * 3600);
    await deleteOutdatedEnquiries(database().db, now);
    expect((await list('?status=suspected')).total).toBe(0);
    expect((await list()).total).toBe(1);
    pass(335 * 24 * 3600);
    await send({ message: 'Young' });
    expect(await deleteOutdatedEnquiries(database().db, now)).toBe(1);
    expect((await list()).items.map(({ message }) => message)).toEqual(['Young']);
  });
});

describeOnEveryEngine('the limit of enquiries', (database) => {
  test('answers 429 with Retry-After on every process, and other networks are not affected', async () => {
    const limit = { limits: { enquiries: { attempts: 2, seconds: 60 } } };
    const one = await buildTestApp(database(), { parts: limit });
    const other = await buildTestApp(database(), { parts: limit });
    const { post } = createEnquirySender(one, '203.0.113.7');
    expect((await post()).statusCode).toBe(201);
    expect((await createEnquirySender(other, '203.0.113.7').post()).statusCode).toBe(201);
    const refused = await post();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().detail).toMatch(/^Too many messages\. Please try again in /);
    expect((await post({}, '203.0.113.8')).statusCode).toBe(201);
  });
});
