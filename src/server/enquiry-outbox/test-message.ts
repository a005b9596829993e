import type { TestMessageResult } from '#domain/contract/enquiry-contract.ts';
import { Problem } from '../problems/problem.ts';
import type { DeliveryChannel } from './delivery-channels.ts';
import { attemptTimeout, reasonOf } from './delivery-worker.ts';

const notSetUp: Readonly<Record<DeliveryChannel['name'], string>> = {
  email: 'Email isn’t set up. Ask whoever hosts this site to set SMTP_URL, ENQUIRY_MAIL_TO and ENQUIRY_MAIL_FROM.',
  webhook: 'No webhook is set up. Ask whoever hosts this site to set ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET.',
};

/**
 * Sends a test message over one of the channels. Returns whether the receiver accepted it. Throws a 409 problem when the
 * channel is not set up (product 13.6).
 */
export async function sendTestMessage(
  channels: readonly DeliveryChannel[],
  name: DeliveryChannel['name'],
  now: Date,
): Promise<TestMessageResult> {
  const channel = channels.find((candidate) => candidate.name === name);
  if (!channel) throw new Problem('conflict', notSetUp[name]);
  try {
    await channel.sendTest(now, AbortSignal.timeout(attemptTimeout));
    return { is_sent: true, reason: '' };
  } catch (error) {
    return { is_sent: false, reason: reasonOf(error) };
  }
}
