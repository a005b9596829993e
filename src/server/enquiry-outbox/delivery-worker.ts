import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { findEnquiry } from '../enquiries/enquiry.repository.ts';
import { claimDelivery, type DeliveryRow, settleDelivery } from './delivery.repository.ts';
import { type DeliveryChannel, ReceiverGoneError } from './delivery-channel.ts';
import { attemptMaximum, retryDelay } from './retry-delays.ts';

interface DeliveryWorkerParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly channels: readonly DeliveryChannel[];
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Sends what lies in the outbox. */
export interface DeliveryWorker {
  /** Sends everything that is due; settles when nothing more is. Never rejects. */
  run(): Promise<void>;
  /** Looks into the outbox from time to time, and whenever `run` is called. */
  start(): void;
  /** Breaks off what is under way, to be sent by whoever comes next, and waits until it has ended. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks into the outbox. */
const pollInterval = 5000;
/** An attempt ends after so long, well before another process may take it over. Milliseconds. */
const attemptTime = 30_000;
const leaseTime = 90_000;
/** Most characters of a reason that are kept. */
const reasonMaximum = 300;

/**
 * Sends the outbox of enquiries, one at a time. What was taken by a process that died is free again when its lease ends, so
 * each is delivered at least once; two processes never send the same one at the same time.
 */
export function createDeliveryWorker({ db, channels, now, log }: DeliveryWorkerParts): DeliveryWorker {
  const names = channels.map(({ name }) => name);
  let stopping = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;

  const attempt = async (delivery: DeliveryRow & { claim: string }) => {
    const enquiry = await findEnquiry(db, delivery.enquiry_id);
    const channel = channels.find(({ name }) => name === delivery.channel);
    if (!enquiry || !channel) return;
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptTime)]);
    const settle = (outcome: Omit<Parameters<typeof settleDelivery>[2], 'updated_at'>) =>
      settleDelivery(db, delivery, { ...outcome, updated_at: now().toISOString() });
    try {
      await channel.send({ enquiry, messageKey: delivery.message_key, now: now() }, signal);
      await settle({ state: 'delivered', last_error: null });
    } catch (error) {
      const reason = reasonOf(error).slice(0, reasonMaximum);
      const isGivenUp = error instanceof ReceiverGoneError || delivery.attempts >= attemptMaximum;
      const next = stopping.signal.aborted ? 0 : retryDelay(delivery.attempts);
      // The reason may name people; it stands in the desk.
      log.warn({ channel: delivery.channel, enquiry: enquiry.id, attempts: delivery.attempts }, 'not delivered');
      await settle({
        state: isGivenUp ? 'failed' : 'waiting',
        last_error: reason,
        next_attempt_at: new Date(now().getTime() + next).toISOString(),
      });
    }
  };
  const empty = async () => {
    while (!stopping.signal.aborted) {
      const moment = now();
      const delivery = await claimDelivery(db, names, {
        now: moment.toISOString(),
        leaseUntil: new Date(moment.getTime() + leaseTime).toISOString(),
      });
      if (!delivery) return;
      await attempt(delivery);
    }
  };
  const emptyWhileWanted = async () => {
    do {
      isWanted = false;
      await empty().catch((error) => log.warn({ err: error }, 'the outbox of enquiries could not be read'));
    } while (isWanted && !stopping.signal.aborted);
    running = undefined;
  };
  const run = (): Promise<void> => {
    if (names.length === 0 || stopping.signal.aborted) return Promise.resolve();
    // Whoever asks while the outbox is being emptied may have put something in behind its back.
    isWanted = true;
    running ??= emptyWhileWanted();
    return running;
  };
  return {
    run,
    start() {
      stopping = new AbortController();
      if (names.length === 0) return;
      timer = setInterval(run, pollInterval);
      timer.unref();
      void run();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort(new Error('the server is stopping'));
      await running;
    },
  };
}

/** What went wrong, with its cause: `fetch failed` alone says nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
