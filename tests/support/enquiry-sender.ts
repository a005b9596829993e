import { setTimeout as pause } from 'node:timers/promises';
import type { Insertable, Kysely } from 'kysely';
import type { App } from '#server/app.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { EnquiryDeliveryTable, EnquiryTable } from '#server/database/tables/visitor-tables.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { enquiryFormSchema } from '#shared/api/enquiry-contract.ts';
import { formTokenMinimumSeconds } from '#shared/enquiries/enquiry-rules.ts';

/** The values that a person types into the form. Tests can change single values. */
export const typedEnquiry = {
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
      post({ ...typedEnquiry, ...changes }, from, headers),
  };
}

/**
 * Waits until a form that was just opened is old enough to look like one that a person has filled in. There is no event
 * for this, and the built product uses the real clock, so the test has to wait.
 */
export function untilFormIsOldEnough(): Promise<void> {
  return pause(formTokenMinimumSeconds * 1000 + 100);
}

/** Stores an enquiry of this moment and a message about it in the outbox. Returns the id of the enquiry. */
export async function storeEnquiry(
  db: Kysely<DatabaseSchema>,
  at: string,
  {
    texts,
    message,
  }: { texts?: Partial<Insertable<EnquiryTable>>; message?: Partial<Insertable<EnquiryDeliveryTable>> },
): Promise<number> {
  const typed = { name: 'Aroha', email: 'aroha@example.com', phone: '', business: '', message: 'Kia ora' };
  const marks = { status: 'new', suspicion: '', locale: 'nz', submission_key: 'k', search_key: 'aroha' } as const;
  const { id } = await db
    .insertInto('enquiries')
    .values({ ...typed, ...marks, version: 1, consented_at: at, created_at: at, updated_at: at, ...texts })
    .returning('id')
    .executeTakeFirstOrThrow();
  const waiting = { channel: 'email', state: 'waiting', attempts: 1, next_attempt_at: at, message_key: 'm' } as const;
  await db
    .insertInto('enquiry_deliveries')
    .values({ ...waiting, updated_at: at, ...message, enquiry_id: id })
    .execute();
  return id;
}

/** The user agent of a visitor's browser. Requests of a test are only counted if they have such a user agent. */
export const visitorAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
