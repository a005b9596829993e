import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { createMailOutbox, type MailOutbox } from './mail-outbox.ts';
import { runWithServer } from './outbox.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mailOutbox: MailOutbox;
  }
}

interface MailOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: () => Date;
}

/** Adds the outbox of emails to the application. The outbox sends emails while the server listens. */
export const mail = fastifyPlugin(async (app: FastifyInstance, { db, now }: MailOptions) => {
  const outbox = createMailOutbox({ db, now, log: app.log });
  app.decorate('mailOutbox', outbox);
  runWithServer(app, outbox);
});
