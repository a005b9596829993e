import { apiPaths } from '#shared/api/api-paths.ts';
import type { SendToDesk } from './content-factories.ts';

/** Requests the same reply to an enquiry five times at once, then once more. Returns the status of each response. */
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

/** Asks to erase another person's data, including an enquiry of bob@example.com. Returns the status of the response. */
export async function eraseOfSomebodyElse(admin: SendToDesk, enquiryId: number): Promise<number> {
  const erasure = { contact: 'maia@example.co.nz', enquiry_ids: [enquiryId], account: false };
  return (await admin('POST', apiPaths.adminPersonErasures, erasure)).status;
}
