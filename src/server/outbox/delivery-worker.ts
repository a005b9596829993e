import type { TestMessageResult } from '#shared/api/enquiry-contract.ts';
import { Problem } from '../problem.ts';
import type { DeliveryChannel } from './delivery-channels.ts';
import { reasonOf } from './failure-reason.ts';
import { findQueuedEnquiry } from './outbox.repository.ts';
import { createOutbox, endDeliveries, type OutboxParts } from './outbox.ts';
import { attemptTimeout } from './outbox-limits.ts';

/** Creates the outbox of enquiries, which passes each on over the given channels. */
export function createDeliveryWorker(parts: OutboxParts & { readonly channels: readonly DeliveryChannel[] }) {
  const { db, channels, now } = parts;
  return createOutbox(parts, 'enquiry_deliveries', {
    name: 'the outbox of enquiries',
    senders: () => channels.map(({ name }) => name),
    async send({ enquiry_id, channel, message_key: messageKey }, signal) {
      const enquiry = await findQueuedEnquiry(db, enquiry_id);
      if (enquiry)
        await channels.find(({ name }) => name === channel)?.send({ enquiry, messageKey, now: now() }, signal);
      return undefined;
    },
    ...endDeliveries(parts, 'enquiry_deliveries', ({ channel, enquiry_id }) => ({ channel, enquiry: enquiry_id })),
  });
}

const notSetUp: Readonly<Record<DeliveryChannel['name'], string>> = {
  email: 'Email isn’t set up. Ask whoever hosts this site to set SMTP_URL, ENQUIRY_MAIL_TO and ENQUIRY_MAIL_FROM.',
  webhook: 'No webhook is set up. Ask whoever hosts this site to set ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET.',
};

/**
 * Sends a test message over one of the channels. Returns whether the receiver accepted the message. Throws a 409
 * problem when the channel is not set up.
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
