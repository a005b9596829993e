import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { TestMessageResult } from '#shared/api/enquiry-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import {
  claimDelivery,
  type DeliveryRow,
  endAttempt,
  findQueuedEnquiry,
  longestRetryDelay,
} from './delivery.repository.ts';
import { type DeliveryChannel, ReceiverGoneError } from './delivery-channels.ts';
import { createOutboxLoop, type OutboxLoop } from './outbox-loop.ts';

interface DeliveryWorkerParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly channels: readonly DeliveryChannel[];
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export type DeliveryWorker = OutboxLoop;

/** Maximum number of attempts. A delivery that fails this often has failed for good. */
export const attemptMaximum = 10;

const firstRetryDelay = 30_000;
/** Maximum time of one attempt, in milliseconds. It is far shorter than the lease. */
export const attemptTimeout = 30_000;
/** Milliseconds for which a process claims an entry of an outbox. */
export const leaseTime = 90_000;
/**
 * Maximum numbers of characters of the reason for a failure. Addresses are removed from the first `read` characters. Of
 * the result, at most `stored` characters are stored.
 */
const reasonMaximum = { read: 1000, stored: 300 };

/**
 * Returns the milliseconds from a failed attempt to the next attempt. `attempts` is the number of attempts so far. The
 * wait starts at 30 seconds, triples each time and is 12 hours at most.
 */
export function retryDelay(attempts: number): number {
  return Math.min(firstRetryDelay * 3 ** (attempts - 1), longestRetryDelay);
}

/**
 * Sends the outbox of enquiries, one entry at a time. When a process crashes, its claim on an entry expires with the
 * lease, and another process sends the entry. So each enquiry is delivered at least once, and never by two processes at
 * the same time.
 */
export function createDeliveryWorker({ db, channels, now, log }: DeliveryWorkerParts): DeliveryWorker {
  const names = channels.map(({ name }) => name);
  const attempt = async (delivery: DeliveryRow & { claim: string }, stopping: AbortSignal) => {
    const enquiry = await findQueuedEnquiry(db, delivery.enquiry_id);
    const channel = channels.find(({ name }) => name === delivery.channel);
    if (!enquiry || !channel) return;
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(attemptTimeout)]);
    const end = (outcome: Omit<Parameters<typeof endAttempt>[2], 'updated_at'>) =>
      endAttempt(db, delivery, { ...outcome, updated_at: now().toISOString() });
    try {
      await channel.send({ enquiry, messageKey: delivery.message_key, now: now() }, signal);
      await end({ state: 'delivered', last_error: null });
    } catch (error) {
      const isGivenUp = error instanceof ReceiverGoneError || delivery.attempts >= attemptMaximum;
      const delay = stopping.aborted ? 0 : retryDelay(delivery.attempts);
      // The reason is not logged, because it may contain people's names. The desk shows it.
      log.warn({ channel: delivery.channel, enquiry: enquiry.id, attempts: delivery.attempts }, 'not delivered');
      await end({
        state: isGivenUp ? 'failed' : 'waiting',
        last_error: reasonOf(error),
        next_attempt_at: new Date(now().getTime() + delay).toISOString(),
      });
    }
  };
  return createOutboxLoop(
    async (stopping) => {
      const delivery = names.length === 0 ? undefined : await claimDelivery(db, names, { now: now(), leaseTime });
      if (delivery) await attempt(delivery, stopping);
      return delivery !== undefined;
    },
    (error) => log.warn({ err: error }, 'the outbox of enquiries could not be read'),
  );
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
