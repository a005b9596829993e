import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { RefusedEnquiry } from '#shared/site-content.ts';
import { ApplicationForm } from '#site/sections/partners/application-form.tsx';
import { checkEnquiry } from './application-form.ts';

/**
 * Opens the application form in a simulated browser and checks it, as the page's script would. Returns what an agency
 * sees and can do.
 */
function openApplication(refused?: RefusedEnquiry) {
  const { window } = new JSDOM(
    renderToStaticMarkup(<ApplicationForm locale="en-NZ" apiBaseUrl="" refused={refused} token="" />),
  );
  const { document, FormData } = window;
  for (const [name, value] of Object.entries({ document, FormData })) vi.stubGlobal(name, value);
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  checkEnquiry(form, 'application');
  const control = (field: string) => document.querySelector<HTMLInputElement>(`#apply-${field}`);
  return {
    control,
    type: (field: string, text: string) => {
      const input = control(field);
      if (input) input.value = text;
      input?.dispatchEvent(new window.Event('input', { bubbles: true }));
    },
    tick: (field: string) => control(field)?.click(),
    /** Returns whether the form is sent. */
    send: () => form.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true })),
    /** Returns the fields that have an error. */
    errors: () => [...document.querySelectorAll('.field-error')].map(({ id }) => id.replace(/^apply-|-error$/g, '')),
    list: () => [...document.querySelectorAll('.form-problems > li')].map((line) => line.textContent),
    focused: () => document.activeElement?.id,
  };
}

afterEach(() => vi.unstubAllGlobals());

test('an empty application is not sent, and has every error at its field, with the focus on the first', () => {
  const form = openApplication();
  expect(form.send()).toBe(false);
  expect(form.errors()).toEqual(['business', 'name', 'email', 'clients', 'agreed_to_terms', 'consent']);
  expect(form.focused()).toBe('apply-business');
  expect(form.control('clients')?.getAttribute('aria-describedby')).toBe('apply-clients-hint apply-clients-error');
  form.send();
  expect(form.errors()).toHaveLength(6);
});

test('an error goes when it is mended, and an untouched field gets none before the application is sent', () => {
  const form = openApplication();
  form.type('name', 'Hana');
  expect(form.errors()).toEqual([]);
  form.type('name', '');
  form.send();
  form.type('phone', '021 555 0199');
  form.type('business', ' ');
  expect(form.errors()).toEqual(['business', 'name', 'clients', 'agreed_to_terms', 'consent']);
  form.type('business', 'Kauri Sites');
  form.type('name', 'Hana');
  form.type('clients', 'about 4');
  form.tick('agreed_to_terms');
  form.tick('consent');
  expect(form.errors()).toEqual([]);
  expect(form.control('clients')?.getAttribute('aria-describedby')).toBe('apply-clients-hint');
  expect(form.send()).toBe(true);
});

test('errors that the server has sent go from their fields and from the list', () => {
  const values = { name: 'Hana', email: '', phone: '', business: 'Kauri Sites', message: '', clients: '4' };
  const form = openApplication({
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
