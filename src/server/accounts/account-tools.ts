import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Queryable } from '../database/schema.ts';
import type { TaskGate } from '../http/task-gate.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { createHashingQueue, createPasswordHashing, type PasswordHashing } from './password-hashing.ts';
import { relyingPartyOf } from './relying-party.ts';
import { createThrottle, type ThrottleLimits, throttleLimits } from './throttle.ts';

/**
 * Milliseconds before a job starts. On SQLite, a query blocks the event loop, so a job that starts earlier would delay
 * the response.
 */
const startDelay = 100;

type FailureLog = Pick<FastifyBaseLogger, 'warn'>;

/** Creates what runs work that nobody waits for, such as sending an e-mail after the response. */
export function createBackgroundJobs(log: FailureLog) {
  const running = new Set<Promise<void>>();
  return {
    /** Starts a job. If it fails, only logs `failure`. */
    run(job: () => Promise<void>, failure: string): void {
      // The job starts after the response, so that the response time does not reveal whether there was a job.
      const ended: Promise<void> = new Promise<void>((resolve) => setTimeout(resolve, startDelay))
        .then(job)
        .catch((error: unknown) => log.warn({ err: error }, failure))
        .finally(() => {
          running.delete(ended);
        });
      running.add(ended);
    },
    /** Resolves when every job that was started has ended. */
    async settle(): Promise<void> {
      await Promise.all(running);
    },
  };
}

export type AccountTools = Readonly<ReturnType<typeof createAccountTools>>;

/** What the routes of accounts and people need. */
export interface AccountParts {
  readonly db: Queryable;
  readonly tools: AccountTools;
}

/** Dependencies that tests replace, for example with lower limits or a shorter queue. */
export interface AccountSettings {
  readonly throttleLimits?: Partial<ThrottleLimits>;
  readonly hashing?: PasswordHashing;
  readonly signInQueue?: TaskGate;
  readonly mailOutbox?: Pick<MailOutbox, 'add' | 'addIn'> | undefined;
  readonly jobs?: ReturnType<typeof createBackgroundJobs>;
}

const hour = 60 * 60 * 1000;

/** Creates the dependencies of the account services from the settings. Called once per process. */
export function createAccountTools(
  db: Queryable,
  config: Config,
  now: () => Date,
  settings: AccountSettings = {},
  log: FailureLog = console,
) {
  return {
    hashing: settings.hashing ?? createPasswordHashing(createHashingQueue(config.workers)),
    throttle: createThrottle(db, { ...throttleLimits, ...settings.throttleLimits }, now),
    /** Queue of sign-ins. Each sign-in waits here before the throttle counts the attempt and the password is compared. */
    signInQueue: settings.signInQueue ?? createHashingQueue(config.workers),
    firstAdmin: { isPrivate: config.isPrivate, adminEmail: config.adminEmail },
    sessionLimits: { idle: config.sessionIdleHours * hour, maximum: config.sessionMaxDays * 24 * hour },
    /** The origin and host for which passkeys are valid. */
    relyingParty: relyingPartyOf(config.siteUrl),
    /** Whether administrators need a passkey before they may use the desk. */
    areAdminPasskeysRequired: config.areAdminPasskeysRequired,
    /** Address of the site, without a slash at its end. */
    siteUrl: config.siteUrl,
    timeZone: config.siteTimeZone,
    /** Sends e-mails to the owners of accounts. Unset when there is no mail server. */
    mailOutbox: settings.mailOutbox,
    jobs: settings.jobs ?? createBackgroundJobs(log),
    auditDays: config.auditDays,
    now,
  };
}
