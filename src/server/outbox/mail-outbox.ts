import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { attemptMaximum, attemptTimeout, leaseTime, retryDelay } from './delivery-worker.ts';
import { createOutboxLoop, type OutboxLoop } from './outbox-loop.ts';
import {
  type ClaimedMail,
  claimMail,
  deleteMail,
  insertClaimedMail,
  insertMail,
  type MailKind,
  type NewMail,
  postponeMail,
} from './waiting-mail.repository.ts';

/**
 * Sends a stored e-mail. Does nothing if the e-mail is no longer wanted. Rejects when the mail server does not accept
 * it.
 */
export type SendStoredMail = (mail: ClaimedMail, signal: AbortSignal) => Promise<void>;

/** E-mails to single people. They are stored until the mail server accepts them. */
export interface MailOutbox extends OutboxLoop {
  /** Sets the function that sends e-mails of a kind. E-mails of a kind without such a function stay in the outbox. */
  sendWith(kind: MailKind, send: SendStoredMail): void;
  /** Stores an e-mail and starts to send it. */
  add(mail: NewMail): Promise<void>;
  /** Stores an e-mail in the transaction of the change that it is about. It is sent soon after the commit. */
  addIn(trx: Transaction<DatabaseSchema>, mail: NewMail): Promise<void>;
  /** Stores an e-mail that the caller then sends with {@link sendNow}. `db` may be a transaction. */
  claimNew(db: Kysely<DatabaseSchema>, mail: NewMail): Promise<ClaimedMail>;
  /**
   * Sends an e-mail of `claimNew` while a person waits for the result. Returns whether the mail server accepted the
   * e-mail. After `false`, the outbox tries again later. Rejects if the e-mail is given up.
   */
  sendNow(mail: ClaimedMail, send: () => Promise<void>): Promise<boolean>;
}

interface MailOutboxParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Maximum number of attempts to send a link for choosing a new password. The fifth attempt is 20 minutes after the
 * first. Nobody waits longer than that for the link.
 */
const resetLinkAttempts = 5;

/** Creates the outbox of e-mails to single people. It uses the retry delays and leases of the outbox of enquiries. */
export function createMailOutbox({ db, now, log }: MailOutboxParts): MailOutbox {
  const senders = new Map<MailKind, SendStoredMail>();

  /** Schedules the next attempt, or gives the e-mail up and deletes it. Returns whether another attempt follows. */
  const endFailed = async (mail: ClaimedMail, error: unknown, delay = retryDelay(mail.attempts)) => {
    const { kind, attempts } = mail;
    const maximum = kind === 'reset-link' ? resetLinkAttempts : attemptMaximum;
    const isRepeated = !isFinal(error) && attempts < maximum;
    // The reason is not logged, because it may contain people's addresses.
    log.warn(
      { kind, attempts },
      isRepeated ? 'an e-mail was not accepted, it is tried again' : 'an e-mail is given up',
    );
    if (isRepeated) await postponeMail(db, mail, new Date(now().getTime() + delay));
    else await deleteMail(db, mail);
    return isRepeated;
  };
  const sendNext = async (stopping: AbortSignal) => {
    const kinds = [...senders.keys()];
    const mail = kinds.length === 0 ? undefined : await claimMail(db, kinds, { now: now(), leaseTime });
    const send = mail && senders.get(mail.kind);
    if (!send) return false;
    try {
      await send(mail, AbortSignal.any([stopping, AbortSignal.timeout(attemptTimeout)]));
      await deleteMail(db, mail);
    } catch (error) {
      await endFailed(mail, error, stopping.aborted ? 0 : undefined);
    }
    return true;
  };
  const loop = createOutboxLoop(sendNext, (error) =>
    log.warn({ err: error }, 'the outbox of e-mails could not be read'),
  );
  return {
    ...loop,
    sendWith: (kind, send) => void senders.set(kind, send),
    async add(mail) {
      await insertMail(db, mail, now());
      void loop.run();
    },
    addIn: (trx, mail) => insertMail(trx, mail, now()),
    claimNew: (to, mail) => insertClaimedMail(to, mail, { now: now(), leaseTime }),
    async sendNow(mail, send) {
      try {
        await send();
      } catch (error) {
        if (await endFailed(mail, error)) return false;
        throw error;
      }
      await deleteMail(db, mail);
      return true;
    },
  };
}

/** Returns whether the mail server refused the e-mail for good: its SMTP reply code is 500 to 599. */
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
}
