import type { TestMessageResult } from '#shared/api/enquiry-contract.ts';
import { Problem } from '../problem.ts';
import type { DeliveryChannel } from './delivery-channels.ts';
import { endAttempt, findQueuedEnquiry } from './outbox.repository.ts';
import { attemptMaximum, attemptTimeout, createOutbox, type OutboxLoop, type OutboxParts } from './outbox.ts';
import { isFinalAnswer } from './signed-post.ts';

/**
 * Maximum numbers of characters of the reason for a failure. Addresses are removed from the first `read` characters. Of
 * the result, at most `stored` characters are stored.
 */
const reasonMaximum = { read: 1000, stored: 300 };

/** Creates the outbox of enquiries, which passes each on over the given channels. */
export function createDeliveryWorker(
  parts: OutboxParts & { readonly channels: readonly DeliveryChannel[] },
): OutboxLoop {
  const { db, channels, now, log } = parts;
  const time = () => now().toISOString();
  return createOutbox(parts, 'enquiry_deliveries', {
    name: 'the outbox of enquiries',
    senders: () => channels.map(({ name }) => name),
    async send({ enquiry_id, channel, message_key: messageKey }, signal) {
      const enquiry = await findQueuedEnquiry(db, enquiry_id);
      if (!enquiry) return undefined;
      await channels.find(({ name }) => name === channel)?.send({ enquiry, messageKey, now: now() }, signal);
      return undefined;
    },
    endSent: (row) => endAttempt(db, row, { state: 'delivered', last_error: null, updated_at: time() }),
    endFailed(row, error, retryAt) {
      // The reason is not logged, because it may contain people's names. The desk shows it.
      const { channel, enquiry_id: enquiry, attempts } = row;
      log.warn({ channel, enquiry, attempts }, 'not delivered');
      return endAttempt(db, row, {
        state: retryAt ? 'waiting' : 'failed',
        last_error: reasonOf(error),
        updated_at: time(),
        ...(retryAt && { next_attempt_at: retryAt.toISOString() }),
      });
    },
    isFinal: isFinalAnswer,
    attemptMaximum: () => attemptMaximum,
  });
}

/**
 * Returns a text with every web or mail server address replaced, because an address may contain a password or a key.
 */
export function withoutAddresses(text: string): string {
  return text.slice(0, reasonMaximum.read).replace(/\b[a-z]{1,20}:\/\/\S*/gi, '[address]');
}

/**
 * Returns why a message could not be sent, without addresses: the message of the error and of its cause, if it has one.
 * The message `fetch failed` alone explains nothing.
 */
export function reasonOf(error: unknown): string {
  return withoutAddresses(messageOf(error)).slice(0, reasonMaximum.stored);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `There was no answer within ${attemptTimeout / 1000} seconds`;
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
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
