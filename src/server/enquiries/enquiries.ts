import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { unansweredQuestionRoutes } from '../unanswered/unanswered-question.routes.ts';
import { enquiryRoutes } from './enquiry.routes.ts';
import { enquiryDeskRoutes } from './enquiry-desk.routes.ts';
import { type EnquiryDesk, type EnquiryDeskParts, openEnquiryDesk } from './enquiry-desk.ts';
import { deleteOutdatedEnquiries } from './enquiry-retention.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where enquiries come in, for the page that needs no scripts. */
    enquiryDesk: EnquiryDesk;
  }
}

/** Milliseconds between two looks for what has been kept long enough. */
const retentionInterval = 24 * 60 * 60 * 1000;

/** Everything about enquiries and unanswered questions: routes, the outbox's worker, and the daily deletion. */
export const enquiries = fastifyPlugin(async (app: FastifyInstance, parts: Omit<EnquiryDeskParts, 'log'>) => {
  const { db, now } = parts;
  const desk = await openEnquiryDesk({ ...parts, log: app.log });
  app.decorate('enquiryDesk', desk);
  await app.register(enquiryRoutes, { desk });
  await app.register(enquiryDeskRoutes, { db, desk, now });
  await app.register(unansweredQuestionRoutes, { db, now });

  const tidy = async () => {
    try {
      const gone = await deleteOutdatedEnquiries(db, now());
      if (gone > 0) app.log.info({ gone }, 'enquiries deleted after their time');
    } catch (error) {
      app.log.warn({ err: error }, 'outdated enquiries could not be deleted');
    }
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(tidy, retentionInterval);
    timer.unref();
    desk.worker.start();
    void tidy();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await desk.worker.stop();
  });
});
