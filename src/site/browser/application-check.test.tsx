import { afterEach, expect, test, vi } from 'vitest';
import { expectErrorsMended, expectEveryError, openApplication } from '#tests/support/application-form.tsx';
import { checkApplication } from './application-check.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an empty application is not sent, and has every error at its field, with the focus on the first', () => {
  expectEveryError(checkApplication);
  expect.hasAssertions();
});

test('an error goes when it is mended, and an untouched field gets none before the application is sent', () => {
  expectErrorsMended(checkApplication);
  expect.hasAssertions();
});

test('errors that the server has sent go from their fields and from the list', () => {
  const values = { name: 'Hana', email: '', phone: '', business: 'Kauri Sites', message: '', clients: '4' };
  const form = openApplication(checkApplication, {
    values: { ...values, website: '', form_token: '', agreed_to_terms: true, consent: false },
    faults: [
      { field: 'email', fault: 'contact-missing' },
      { field: 'consent', fault: 'consent-missing' },
    ],
  });
  expect(form.list()).toHaveLength(2);
  form.type('phone', '021 555 0199');
  expect(form.list()).toEqual(['Please tick the box so we can keep your details and reply']);
  form.tick('consent');
  expect([form.list(), form.errors()]).toEqual([[], []]);
});
