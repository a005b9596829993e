import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '#domain/api-paths.ts';
import { enquiryFormSchema } from '#domain/contract/enquiry-contract.ts';
import { formTokenMinimumSeconds } from '#domain/enquiries/enquiry-rules.ts';
import type { App } from '#server/app.ts';

/** The details that a person fills in, unless a test overrides them. */
const person = {
  name: 'Aroha Ngata',
  email: 'aroha@example.co.nz',
  phone: '',
  business: 'Ngata Plumbing',
  message: 'Does it work with Xero?',
  consent: true,
  locale: 'en-NZ',
};

/** Opens the form and sends it, like a browser at an address, with the test's clock. */
export function createEnquirySender(app: App, address = '127.0.0.1') {
  const post = (payload: object, remoteAddress = address) =>
    app.inject({ method: 'POST', url: apiPaths.enquiries, payload, remoteAddress });
  const openForm = async () =>
    enquiryFormSchema.parse((await app.inject({ url: apiPaths.enquiryForm, remoteAddress: address })).json())
      .form_token;
  return { openForm, post: (changes: object = {}, from?: string) => post({ ...person, ...changes }, from) };
}

/**
 * Waits until a form that was just opened is old enough to have been filled in by a person. A test cannot set the clock
 * of a built product, and there is no event to wait for.
 */
export function untilFormIsOldEnough(): Promise<void> {
  return pause(formTokenMinimumSeconds * 1000 + 100);
}
