import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { enquiryFormSchema } from '#shared/api/enquiry-contract.ts';
import { formTokenMinimumSeconds } from '#shared/enquiries/enquiry-rules.ts';
import { visitorAgent } from './visitor-agent.ts';

/** The values that a person types into the form. Tests can change single values. */
const person = {
  name: 'Aroha Ngata',
  email: 'aroha@example.co.nz',
  phone: '',
  business: 'Ngata Plumbing',
  message: 'Does it work with Xero?',
  consent: true,
  locale: 'en-NZ',
};

/** Returns functions that open the enquiry form and send it, like a browser at this address. */
export function createEnquirySender(app: App, address = '127.0.0.1') {
  const post = (payload: object, remoteAddress = address, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: apiPaths.enquiries,
      payload,
      remoteAddress,
      headers: { 'user-agent': visitorAgent, ...headers },
    });
  const openForm = async () =>
    enquiryFormSchema.parse((await app.inject({ url: apiPaths.enquiryForm, remoteAddress: address })).json())
      .form_token;
  return {
    openForm,
    post: (changes: object = {}, from?: string, headers?: Record<string, string>) =>
      post({ ...person, ...changes }, from, headers),
  };
}

/**
 * Waits until a form that was just opened is old enough to look like one that a person has filled in. There is no event
 * for this, and the built product uses the real clock, so the test has to wait.
 */
export function untilFormIsOldEnough(): Promise<void> {
  return pause(formTokenMinimumSeconds * 1000 + 100);
}
