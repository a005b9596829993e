import { expect, test } from 'vitest';
import { refusedFormLimit } from '#server/enquiries/enquiry.routes.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { PageContext } from '#shared/site-content.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';

/** Used in place of the built site. Returns the context of a page as JSON. */
const renderPage = async (address: URL, { refusedEnquiry, openEnquiryForm }: PageContext) =>
  new Response(JSON.stringify({ path: address.pathname, refusedEnquiry, token: openEnquiryForm?.() }), {
    headers: { 'content-type': 'text/html' },
  });

describeOnSqlite('enquiries without scripts', (database) => {
  const limits = { enquiries: { attempts: 7, seconds: 600 } };
  const desk = deskOfSuite(database, { renderPage, now: () => now, limits });
  let now = new Date();
  const filled = { name: 'Tama', email: 'tama@example.co.nz', message: 'Hello', consent: 'on' };
  const form = 'application/x-www-form-urlencoded';
  const post = (fields: Record<string, string>, url = '/nz/contact', type = form) => {
    const payload = new URLSearchParams(fields).toString();
    return desk.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  };

  test('are accepted once from the page’s form, and lead to a confirmation', async () => {
    const { token } = (await desk.app.inject('/nz/contact')).json();
    now = new Date(now.getTime() + 10_000);
    for (let time = 0; time < 2; time += 1) {
      const answer = await post({ ...filled, form_token: token, message: 'One\r\ntwo' });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/nz/contact?sent=yes']);
    }
    const { body, headers } = await desk.admin('GET', apiPaths.adminEnquiries);
    expect(headers['x-total-count']).toBe('1');
    expect(body).toMatchObject([{ name: 'Tama', message: 'One\ntwo', locale: 'en-NZ', status: 'new' }]);
  });

  test.each([
    ['/au/contact', ['name-missing', 'email-wrong', 'consent-missing']],
    [
      '/partners',
      ['name-missing', 'email-wrong', 'agency-missing', 'clients-wrong', 'terms-missing', 'consent-missing'],
    ],
  ])('that break rules return %s with every error and everything that was typed, uncached', async (page, faults) => {
    const typed = { email: 'x', message: 'Hello', form_token: 'kept' };
    const answer = await post(typed, page);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const { path, refusedEnquiry } = answer.json();
    expect([path, refusedEnquiry.values]).toMatchObject([page, typed]);
    expect(refusedEnquiry.faults.map(({ fault }: { fault: string }) => fault)).toEqual(faults);
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
    const { token } = (await desk.app.inject('/nz/contact')).json();
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
    const { body } = await desk.admin('GET', `${apiPaths.adminEnquiries}?q=harbour`);
    const read = { clients: 3, partner: 'other-web-b', agreed_to_terms_at: now.toISOString() };
    expect(body).toMatchObject([{ kind: 'application', business: 'Harbour Web', status: 'new', ...read }]);
  });

  test('that are not a form are refused', async () => {
    expect((await post(filled, '/contact', 'application/json')).statusCode).toBe(400);
    expect((await post(filled, '/contact', 'text/plain')).statusCode).toBe(415);
    expect((await post(filled, '/contact', 'multipart/form-data')).statusCode).toBe(415);
    expect((await desk.app.inject({ method: 'POST', url: '/contact' })).statusCode).toBe(415);
    expect((await post({ ...filled, message: 'x'.repeat(70_000) })).statusCode).toBe(413);
    const manyFields = await post(Object.fromEntries(Array.from({ length: 201 }, (_, index) => [index, ''])));
    expect([manyFields.statusCode, manyFields.json()]).toEqual([400, { detail: 'Send at most 200 fields.' }]);
    expect((await post({ a: 'b' }, apiPaths.enquiries)).statusCode).toBe(415);
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
    const refuse = async () => (await post({ ...application, name: '' }, '/partners')).statusCode;
    for (let time = 0; time < refusedFormLimit.attempts; time += 1) expect(await refuse()).toBe(422);
    expect(await refuse()).toBe(429);
  });
});
