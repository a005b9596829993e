import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Queryable, Transaction } from '../database/schema.ts';
import {
  type ClaimedMail,
  deleteMail,
  endAttempt,
  insertClaimedMail,
  insertMail,
  type MailKind,
  type NewMail,
} from './outbox.repository.ts';
import { createOutbox, type OutboxParts, runWithServer } from './outbox.ts';
import { attemptMaximum, leaseTime } from './outbox-limits.ts';

/**
 * Sends a stored email. Does nothing if the email is no longer wanted. Rejects when the mail server does not accept
 * it.
 */
export type SendStoredMail = (mail: ClaimedMail, signal: AbortSignal) => Promise<void>;

/** Emails to single people. They are stored until the mail server accepts them. */
export type MailOutbox = ReturnType<typeof createMailOutbox>;

/**
 * Maximum number of attempts to send a link for choosing a new password. The fifth attempt is 20 minutes after the
 * first. Nobody waits longer than that for the link.
 */
const resetLinkAttempts = 5;

/** Creates the outbox of emails to single people. */
export function createMailOutbox(parts: OutboxParts) {
  const { db, now, log } = parts;
  const senders = new Map<MailKind, SendStoredMail>();
  const { fail, ...loop } = createOutbox(parts, 'waiting_mails', {
    name: 'the outbox of emails',
    senders: () => [...senders.keys()],
    async send(mail, signal) {
      await senders.get(mail.kind)?.(mail, signal);
      return undefined;
    },
    endSent: (mail) => deleteMail(db, mail),
    async endFailed(mail, _error, retryAt) {
      const { kind, attempts } = mail;
      // The reason is not logged, because it may contain people's addresses.
      log.warn({ kind, attempts }, retryAt ? 'an email was not accepted, it is tried again' : 'an email is given up');
      if (!retryAt) return deleteMail(db, mail);
      await endAttempt(db, 'waiting_mails', mail, { next_attempt_at: retryAt.toISOString() });
    },
    isFinal: isRefusedForGood,
    attemptMaximum: ({ kind }) => (kind === 'reset-link' ? resetLinkAttempts : attemptMaximum),
  });
  return {
    ...loop,
    /** Sets the function that sends emails of a kind. Emails of a kind without such a function stay in the outbox. */
    sendWith: (kind: MailKind, send: SendStoredMail) => void senders.set(kind, send),
    /** Stores an email and starts to send it. */
    async add(mail: NewMail) {
      await insertMail(db, mail, now());
      void loop.run();
    },
    /** Stores an email in the transaction of the change that it is about. It is sent soon after the commit. */
    addIn: (trx: Transaction, mail: NewMail) => insertMail(trx, mail, now()),
    /** Stores an email that the caller then sends with `sendNow`. `to` may be a transaction. */
    claimNew: (to: Queryable, mail: NewMail) => insertClaimedMail(to, mail, { now: now(), leaseTime }),
    /**
     * Sends an email of `claimNew` while a person waits for the result. Returns whether the mail server accepted the
     * email. After `false`, the outbox tries again later. Rejects if the email is given up.
     */
    async sendNow(mail: ClaimedMail, send: () => Promise<void>) {
      try {
        await send();
      } catch (error) {
        if (await fail(mail, error)) return false;
        throw error;
      }
      await deleteMail(db, mail);
      return true;
    },
  };
}

/** Returns whether the mail server refused the email for good: its SMTP reply code is 500 to 599. */
function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
}

declare module 'fastify' {
  interface FastifyInstance {
    mailOutbox: MailOutbox;
  }
}

/** Adds the outbox of emails to the application. The outbox sends emails while the server listens. */
export const mail = fastifyPlugin(async (app: FastifyInstance, { db, now }: Omit<OutboxParts, 'log'>) => {
  const outbox = createMailOutbox({ db, now, log: app.log });
  app.decorate('mailOutbox', outbox);
  runWithServer(app, outbox);
});
