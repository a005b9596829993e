import { apiPaths } from '#domain/api-paths.ts';
import type { SendToDesk } from './content-factories.ts';

/** Requests the same reply to an enquiry five times at once, and then once more. Returns the statuses of the responses. */
export async function requestReplyAgainAndAgain(admin: SendToDesk, enquiryId: number): Promise<number[]> {
  const request = () =>
    admin(
      'POST',
      `${apiPaths.adminEnquiries}/${enquiryId}/replies`,
      { subject: 'Your question', text: 'Yes.' },
      { 'idempotency-key': 'b'.repeat(32) },
    );
  const answers = await Promise.all(Array.from({ length: 5 }, request));
  return [...answers, await request()].map(({ status }) => status);
}

/** Asks to erase an enquiry of bob@example.com as if it were about another person. Returns the status. */
export async function eraseOfSomebodyElse(admin: SendToDesk, enquiryId: number): Promise<number> {
  const erasure = { contact: 'maia@example.co.nz', enquiry_ids: [enquiryId], account: false };
  return (await admin('POST', apiPaths.adminPersonErasures, erasure)).status;
}
