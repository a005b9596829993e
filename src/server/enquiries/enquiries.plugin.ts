import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { EnquirySubmission } from '#shared/api/enquiry-contract.ts';
import type { ActTeller } from '../accounts/told-acts.ts';
import { unansweredQuestionRoutes } from '../assistant/unanswered/unanswered-question.routes.ts';
import type { ReadOwnerFacts } from '../content/owner-facts.service.ts';
import { deleteDaily } from '../database/daily-work.ts';
import type { Queryable } from '../database/schema.ts';
import { countAttempt, DatabaseRateLimiter, type ThrottleLimit } from '../http/database-rate-limiter.ts';
import { networkOf } from '../http/request-limits.ts';
import type { DeliveryChannel, OutgoingReply, Replier } from '../outbox/delivery-channels.ts';
import { createDeliveryWorker, sendTestMessage } from '../outbox/delivery-worker.ts';
import { runWithServer } from '../outbox/outbox.ts';
import { attemptTimeout } from '../outbox/outbox-limits.ts';
import { requireServerSecret } from './enquiry.repository.ts';
import { enquiryRoutes } from './enquiry.routes.ts';
import { enquiryDeskRoutes, testMessageRoutes } from './enquiry-desk.routes.ts';
import { deleteOutdatedEnquiries } from './enquiry-desk.service.ts';
import { enquiryNoteRoutes } from './enquiry-note.routes.ts';
import { sendStoredReplies } from './enquiry-note.service.ts';
import { createFormTokens, receiveEnquiry } from './receive-enquiry.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Receives and stores enquiries. The contact page uses it too. */
    enquiryDesk: EnquiryDesk;
  }
}

interface EnquiryParts {
  readonly db: Queryable;
  readonly now: () => Date;
  readonly channels: readonly DeliveryChannel[];
  /** How many submissions one network may send. */
  readonly limit: ThrottleLimit;
  readonly readOwnerFacts: ReadOwnerFacts;
  /** Tells the administrators when the enquiries are exported. */
  readonly teller: ActTeller;
}

/** The request that sent an enquiry. */
type EnquirySender = Pick<FastifyRequest, 'ip' | 'headers'>;

export type EnquiryDesk = Awaited<ReturnType<typeof openEnquiryDesk>>;

/**
 * Maximum number of submissions that one network may send. It is high enough for an office in which many people share
 * one address.
 */
export const enquiryLimit: ThrottleLimit = { attempts: 12, seconds: 10 * 60 };

/** Everything about enquiries and unanswered questions: routes, the outbox's worker, the daily deletion. */
export const enquiries = fastifyPlugin(async (app: FastifyInstance, parts: EnquiryParts) => {
  const { db, now, readOwnerFacts, teller } = parts;
  const desk = await openEnquiryDesk(parts, app);
  app.decorate('enquiryDesk', desk);
  const replier = replierOf(parts.channels);
  if (replier) sendStoredReplies(db, app.mailOutbox, replier, now);
  await app.register(enquiryRoutes, { desk, now, readOwnerFacts });
  const deskOptions = { db, desk, now, teller };
  await app.register(enquiryDeskRoutes, deskOptions);
  await app.register(enquiryNoteRoutes, deskOptions);
  await app.register(testMessageRoutes, deskOptions);
  await app.register(unansweredQuestionRoutes, { db, now });

  runWithServer(app, desk.worker);
  deleteDaily(app, parts, 'enquiries', (moment) => deleteOutdatedEnquiries(db, moment));
});

async function openEnquiryDesk(
  { db, now, channels, limit }: EnquiryParts,
  { log, figures }: Pick<FastifyInstance, 'log' | 'figures'>,
) {
  const tokens = createFormTokens(await requireServerSecret(db, 'enquiry-form'));
  const limiter = new DatabaseRateLimiter(db, { name: 'enquiries', limit, now });
  const worker = createDeliveryWorker({ db, channels, now, log });
  const names = channels.map(({ name }) => name);
  const replier = replierOf(channels);
  return {
    /** Returns a token for a form that was opened `secondsAgo` seconds ago; by default, now. */
    openForm: (secondsAgo = 0) => tokens.issue(new Date(now().getTime() - secondsAgo * 1000)),
    /** Stores a submission and starts to pass it on. Rejects with a 429 problem when a network sends too many. */
    async receive(submission: EnquirySubmission, { ip, headers }: EnquirySender): Promise<void> {
      await countAttempt({ limiter, key: networkOf(ip) }, 'messages');
      const isNew = await receiveEnquiry(db, { tokens, channels: names }, submission, now());
      if (isNew) figures.countEnquiry(headers, submission);
      void worker.run();
    },
    worker,
    channels: names,
    /** The address that receives a visitor's answer to a reply; `undefined` if the server cannot send email. */
    replyAddress: replier?.address,
    /** Sends an email to a visitor. Rejects when it cannot be sent. */
    async sendReply(reply: OutgoingReply): Promise<void> {
      if (!replier) throw new Error('Email is not set up.');
      await replier.send(reply, AbortSignal.timeout(attemptTimeout));
    },
    /** Sends a test message. Throws a 409 problem when the channel is not set up. */
    sendTest: (name: DeliveryChannel['name']) => sendTestMessage(channels, name, now()),
  };
}

function replierOf(channels: readonly DeliveryChannel[]): Replier | undefined {
  return channels.find(({ replies }) => replies)?.replies;
}
