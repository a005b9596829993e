import type { Kysely } from 'kysely';
import { apiPaths } from '#domain/api-paths.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { DeskAnswer, SendToDesk } from './content-factories.ts';
import type { createEnquirySender } from './enquiry-sender.ts';

type EnquirySender = ReturnType<typeof createEnquirySender>;

/**
 * The two kinds of people who write to an enquiry: the visitor who sends it, and the administrator who changes its
 * status.
 */
export interface EnquiryWriters {
  readonly post: (payload: object) => Promise<Pick<Awaited<ReturnType<EnquirySender['post']>>, 'statusCode'>>;
  readonly admin: SendToDesk;
}

const forgedByBoth = {
  version: 99,
  consented_at: '1999-01-01T00:00:00.000Z',
  submission_key: 'forged',
  search_key: 'forged',
  created_at: '1999-01-02T00:00:00.000Z',
  updated_at: '1999-01-03T00:00:00.000Z',
};

/**
 * Values for fields that the sender of a request may not write. The visitor's request (`sent`) also forges the status.
 * The administrator's request (`changed`) also forges the visitor's name and message.
 */
export const forgedInEnquiry = {
  sent: { ...forgedByBoth, id: 4711, status: 'new', suspicion: '' },
  changed: { ...forgedByBoth, id: 4712, name: 'Someone else', message: 'Something else' },
} as const;

/**
 * Sends an enquiry with forged fields, and changes it with forged fields. Returns the forged fields that were stored or
 * returned.
 */
export async function takenOverByEnquiry(
  { post, admin }: EnquiryWriters,
  db: Kysely<DatabaseSchema>,
): Promise<{ bySending: string[]; byChanging: string[] }> {
  await db.deleteFrom('enquiries').execute();
  const takenIn = async (forged: object) => {
    const stored = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    const read: DeskAnswer = await admin('GET', `${apiPaths.adminEnquiries}/${stored.id}`);
    const shown = [stored, read.body].map(Object);
    const fields = Object.entries(forged).filter(([field, value]) => shown.some((record) => record[field] === value));
    return { id: stored.id, fields: fields.map(([field]) => field) };
  };
  // The form token is missing, so the enquiry is suspected to be spam.
  const { statusCode } = await post(forgedInEnquiry.sent);
  if (statusCode !== 201) throw new Error(`An enquiry was answered with ${statusCode}`);
  const sent = await takenIn(forgedInEnquiry.sent);
  const body = { ...forgedInEnquiry.changed, status: 'done' };
  const { status } = await admin('PUT', `${apiPaths.adminEnquiries}/${sent.id}`, body);
  if (status !== 200) throw new Error(`A change of status was answered with ${status}`);
  return { bySending: sent.fields, byChanging: (await takenIn(forgedInEnquiry.changed)).fields };
}
