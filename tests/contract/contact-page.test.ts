import { beforeAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { refusedFormLimit } from '#server/enquiries/enquiry.routes.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { PageContext } from '#shared/site-content.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { sendToApp } from '#tests/support/content-factories.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

/** Used in place of the built site. Returns the context of a page as JSON. */
const renderPage = async (address: URL, { refusedEnquiry, openEnquiryForm }: PageContext) =>
  new Response(JSON.stringify({ path: address.pathname, refusedEnquiry, token: openEnquiryForm?.() }), {
    headers: { 'content-type': 'text/html' },
  });

describeOnSqlite('enquiries without scripts', (database) => {
  let app: App;
  let now = new Date();
  let send: ReturnType<typeof sendToApp>;
  const filled = {
    name: 'Tama',
    email: 'tama@example.co.nz',
    phone: '',
    business: '',
    message: 'Hello',
    consent: 'on',
  };
  const post = (
    fields: Record<string, string>,
    path = '/nz/contact',
    contentType = 'application/x-www-form-urlencoded',
  ) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': contentType },
      payload: new URLSearchParams(fields).toString(),
    });

  beforeAll(async () => {
    app = await buildTestApp(database(), {
      parts: { renderPage, now: () => now, limits: { enquiries: { attempts: 7, seconds: 600 } } },
    });
    send = sendToApp(app, await callAccounts(app).signUp('admin@example.com'));
  });

  test('are accepted once from the page’s form, and lead to a confirmation', async () => {
    const { token } = (await app.inject('/nz/contact')).json();
    now = new Date(now.getTime() + 10_000);
    for (let time = 0; time < 2; time += 1) {
      const answer = await post({ ...filled, form_token: token, message: 'One\r\ntwo' });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/nz/contact?sent=yes']);
    }
    const { body, headers } = await send('GET', apiPaths.adminEnquiries);
    expect(headers['x-total-count']).toBe('1');
    expect(body).toMatchObject([{ name: 'Tama', message: 'One\ntwo', locale: 'en-NZ', status: 'new' }]);
  });

  test('that break rules return the page with every error and everything that was typed, uncached', async () => {
    const answer = await post({ ...filled, name: '', email: 'x', consent: '', form_token: 'kept' }, '/au/contact');
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const { path, refusedEnquiry } = answer.json();
    expect(path).toBe('/au/contact');
    expect(refusedEnquiry.values).toMatchObject({ email: 'x', message: 'Hello', form_token: 'kept' });
    expect(refusedEnquiry.faults.map(({ fault }: { fault: string }) => fault)).toEqual([
      'name-missing',
      'email-wrong',
      'consent-missing',
    ]);
  });

  const application = {
    ...filled,
    business: 'Harbour Web',
    message: '',
    clients: '3',
    agreed_to_terms: 'on',
    partner: 'Other Web <b>',
  };

  test('that the database cannot store return the page with everything that was typed', async () => {
    const { db } = database();
    const { token } = (await app.inject('/nz/contact')).json();
    now = new Date(now.getTime() + 10_000);
    await db.schema.alterTable('enquiries').renameTo('enquiries_away').execute();
    const answer = await post({ ...filled, form_token: token, message: 'A long text' }).finally(() =>
      db.schema.alterTable('enquiries_away').renameTo('enquiries').execute(),
    );
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(answer.json().refusedEnquiry).toMatchObject({
      values: { message: 'A long text' },
      problem: expect.stringContaining('try again'),
    });
  });

  test('of an agency without a token, as on a cached page, are sent once more and then stored', async () => {
    const asked = await post(application, '/nz/partners');
    expect([asked.statusCode, asked.headers['cache-control']]).toEqual([422, 'no-store']);
    const { path, refusedEnquiry, token } = asked.json();
    expect(path).toBe('/nz/partners');
    expect(refusedEnquiry).toMatchObject({ values: { business: 'Harbour Web', clients: '3' }, faults: [] });
    expect(refusedEnquiry.problem).toContain('send it once more');
    // The visitor sends the form again at once. The server does not treat this as too fast, because the form was
    // already filled in.
    const answer = await post({ ...application, form_token: token }, '/nz/partners');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/nz/partners?sent=yes#apply']);
    const { body } = await send('GET', `${apiPaths.adminEnquiries}?q=harbour`);
    expect(body).toMatchObject([
      { kind: 'application', business: 'Harbour Web', clients: 3, partner: 'other-web-b', status: 'new' },
    ]);
    expect(body).toMatchObject([{ agreed_to_terms_at: now.toISOString() }]);
  });

  test('of an agency that break rules return the page with every error', async () => {
    const answer = await post({ name: 'Tama', form_token: 'kept' }, '/partners');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().refusedEnquiry.faults.map(({ fault }: { fault: string }) => fault)).toEqual([
      'contact-missing',
      'agency-missing',
      'clients-wrong',
      'terms-missing',
      'consent-missing',
    ]);
  });

  test('that are not a form are refused', async () => {
    expect((await post(filled, '/contact', 'application/json')).statusCode).toBe(400);
    expect((await post(filled, '/contact', 'text/plain')).statusCode).toBe(415);
    expect((await post(filled, '/contact', 'multipart/form-data')).statusCode).toBe(415);
    expect((await app.inject({ method: 'POST', url: '/contact' })).statusCode).toBe(415);
    expect((await post({ ...filled, message: 'x'.repeat(70_000) })).statusCode).toBe(413);
    const manyFields = await post(Object.fromEntries(Array.from({ length: 201 }, (_, index) => [index, ''])));
    expect([manyFields.statusCode, manyFields.json()]).toEqual([400, { detail: 'Send at most 200 fields.' }]);
    const json = { method: 'POST', url: apiPaths.enquiries, payload: 'a=b' } as const;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.inject({ ...json, headers })).statusCode).toBe(415);
  });

  test('above the limit of a network return the page with what was typed and when to try again', async () => {
    for (let time = 0; time < 7; time += 1) await post(filled);
    const answer = await post(filled);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const { refusedEnquiry } = answer.json();
    expect(refusedEnquiry).toMatchObject({ values: { message: 'Hello' }, faults: [] });
    expect(refusedEnquiry.problem).toMatch(/^Too many messages\./);
  });

  test('that are refused too often get no page, however often one network sends them', async () => {
    now = new Date(now.getTime() + 3_600_000);
    const statuses: number[] = [];
    for (let time = 0; time <= refusedFormLimit.attempts; time += 1)
      statuses.push((await post({ ...application, name: '' }, '/partners')).statusCode);
    expect(statuses).toEqual([...Array(refusedFormLimit.attempts).fill(422), 429]);
  });
});
