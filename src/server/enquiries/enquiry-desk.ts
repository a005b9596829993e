import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { EnquirySubmission } from '#domain/contract/enquiry-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { DeliveryChannel } from '../enquiry-outbox/delivery-channel.ts';
import { createDeliveryWorker, type DeliveryWorker } from '../enquiry-outbox/delivery-worker.ts';
import { countAttempt } from '../throttling/count-attempt.ts';
import { DatabaseRateLimiter } from '../throttling/database-rate-limiter.ts';
import type { ThrottleLimit } from '../throttling/throttle-limit.ts';
import { createFormTokens } from './form-token.ts';
import { receiveEnquiry } from './receive-enquiry.service.ts';
import { requireServerSecret } from './server-secret.repository.ts';

/** What receiving and passing on enquiries is made of. */
export interface EnquiryDeskParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  readonly channels: readonly DeliveryChannel[];
  /** Submissions from one network. */
  readonly limit: ThrottleLimit;
}

/** More than people send, and room for an office behind one address. */
export const enquiryLimit: ThrottleLimit = { attempts: 12, seconds: 10 * 60 };

/** Where enquiries come in: from the assistant's form and from the page that needs no scripts. */
export interface EnquiryDesk {
  /** A token for a form that is opened now. */
  openForm(): string;
  /** Stores a submission and begins to pass it on; a 429 when a network sends too many. */
  receive(submission: EnquirySubmission, network: string): Promise<void>;
  readonly worker: DeliveryWorker;
  readonly channels: readonly DeliveryChannel['name'][];
}

/** Opens the place where enquiries come in. */
export async function openEnquiryDesk({ db, now, log, channels, limit }: EnquiryDeskParts): Promise<EnquiryDesk> {
  const tokens = createFormTokens(await requireServerSecret(db, 'enquiry-form'));
  const limiter = new DatabaseRateLimiter(db, { name: 'enquiries', limit, now });
  const worker = createDeliveryWorker({ db, channels, now, log });
  const names = channels.map(({ name }) => name);
  return {
    openForm: () => tokens.issue(now()),
    async receive(submission, network) {
      await countAttempt({ limiter, key: network }, 'messages');
      await receiveEnquiry(db, { tokens, channels: names }, submission, now());
      void worker.run();
    },
    worker,
    channels: names,
  };
}
