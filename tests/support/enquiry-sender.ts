import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '#domain/api-paths.ts';
import { enquiryFormSchema } from '#domain/contract/enquiry-contract.ts';
import { formTokenMinimumSeconds } from '#domain/enquiries/enquiry-rules.ts';
import type { App } from '#server/app.ts';

/** What a person fills in, unless a test says otherwise. */
const person = {
  name: 'Aroha Ngata',
  email: 'aroha@example.co.nz',
  phone: '',
  business: 'Ngata Plumbing',
  message: 'Does it work with Xero?',
  consent: true,
  locale: 'en-NZ',
};

/** Opens the form and sends it, as a browser at an address does; time is the test's. */
export function createEnquirySender(app: App, address = '127.0.0.1') {
  const post = (payload: object, remoteAddress = address) =>
    app.inject({ method: 'POST', url: apiPaths.enquiries, payload, remoteAddress });
  const openForm = async () =>
    enquiryFormSchema.parse((await app.inject({ url: apiPaths.enquiryForm, remoteAddress: address })).json())
      .form_token;
  return { openForm, post: (changes: object = {}, from?: string) => post({ ...person, ...changes }, from) };
}

/**
 * Waits until a form that was just opened is old enough to have been filled in by a person. A built product has no clock
 * that a test could turn, and nothing tells when it is time.
 */
export function untilFormIsOldEnough(): Promise<void> {
  return pause(formTokenMinimumSeconds * 1000 + 100);
}
