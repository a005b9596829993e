import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Queryable } from '../database/schema.ts';
import type { TaskGate } from '../http/task-gate.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import type { FirstAdminRule } from './first-admin.ts';
import { createHashingQueue, createPasswordHashing, type PasswordHashing } from './password-hashing.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';
import type { SessionLimits } from './sessions.ts';
import { createThrottle, type Throttle, type ThrottleLimits, throttleLimits } from './throttle.ts';

/** Work that nobody waits for, such as sending an e-mail after the response. */
export interface BackgroundJobs {
  /** Starts a job. If it fails, only logs `failure`. */
  run(job: () => Promise<void>, failure: string): void;
  /** Resolves when every job that was started has ended. */
  settle(): Promise<void>;
}

/**
 * Milliseconds before a job starts. On SQLite, a query blocks the event loop, so a job that starts earlier would delay
 * the response.
 */
const startDelay = 100;

type FailureLog = Pick<FastifyBaseLogger, 'warn'>;

export function createBackgroundJobs(log: FailureLog): BackgroundJobs {
  const running = new Set<Promise<void>>();
  return {
    run(job, failure) {
      // The job starts after the response, so that the response time does not reveal whether there was a job.
      const ended: Promise<void> = new Promise<void>((resolve) => setTimeout(resolve, startDelay))
        .then(job)
        .catch((error: unknown) => log.warn({ err: error }, failure))
        .finally(() => {
          running.delete(ended);
        });
      running.add(ended);
    },
    async settle() {
      await Promise.all(running);
    },
  };
}

export interface AccountTools {
  readonly hashing: PasswordHashing;
  readonly throttle: Throttle;
  /** Queue of sign-ins. Each sign-in waits here before the throttle counts the attempt and the password is compared. */
  readonly signInQueue: TaskGate;
  readonly firstAdmin: FirstAdminRule;
  readonly sessionLimits: SessionLimits;
  /** The origin and host for which passkeys are valid. */
  readonly relyingParty: RelyingParty;
  /** Whether administrators need a passkey before they may use the desk. */
  readonly areAdminPasskeysRequired: boolean;
  /** Address of the site, without a slash at its end. */
  readonly siteUrl: string;
  readonly timeZone: string;
  /** Sends e-mails to the owners of accounts. Unset when there is no mail server. */
  readonly mailOutbox: Pick<MailOutbox, 'add' | 'addIn'> | undefined;
  readonly jobs: BackgroundJobs;
  readonly auditDays: number;
  readonly now: () => Date;
}

/** Dependencies that tests replace, for example with lower limits or a shorter queue. */
export interface AccountSettings {
  readonly throttleLimits?: Partial<ThrottleLimits>;
  readonly hashing?: PasswordHashing;
  readonly signInQueue?: TaskGate;
  readonly mailOutbox?: Pick<MailOutbox, 'add' | 'addIn'> | undefined;
  readonly jobs?: BackgroundJobs;
}

const hour = 60 * 60 * 1000;

/** Creates the dependencies of the account services from the settings. Called once per process. */
export function createAccountTools(
  db: Queryable,
  config: Config,
  now: () => Date,
  settings: AccountSettings = {},
  log: FailureLog = console,
): AccountTools {
  return {
    hashing: settings.hashing ?? createPasswordHashing(createHashingQueue(config.workers)),
    throttle: createThrottle(db, { ...throttleLimits, ...settings.throttleLimits }, now),
    signInQueue: settings.signInQueue ?? createHashingQueue(config.workers),
    firstAdmin: { isPrivate: config.isPrivate, adminEmail: config.adminEmail },
    sessionLimits: { idle: config.sessionIdleHours * hour, maximum: config.sessionMaxDays * 24 * hour },
    relyingParty: relyingPartyOf(config.siteUrl),
    areAdminPasskeysRequired: config.areAdminPasskeysRequired,
    siteUrl: config.siteUrl,
    timeZone: config.siteTimeZone,
    mailOutbox: settings.mailOutbox,
    jobs: settings.jobs ?? createBackgroundJobs(log),
    auditDays: config.auditDays,
    now,
  };
}
