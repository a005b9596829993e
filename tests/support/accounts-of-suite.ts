import { beforeAll } from 'vitest';
import { createBackgroundJobs } from '#server/accounts/account-tools.ts';
import type { App } from '#server/app.ts';
import type { Mail } from '#server/outbox/send-mail.ts';
import { callSecondFactor } from './second-factor.ts';
import { buildTestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * Builds an application before the tests of a suite and registers its owner. The application's e-mails are collected,
 * and its clock moves only when a test changes `moment`.
 */
export function accountsOfSuite(database: () => Pick<TestDatabase, 'db'>) {
  const sent: Mail[] = [];
  const jobs = createBackgroundJobs(console);
  let current: App | undefined;
  let serial = 0;
  const people = (address?: string) => {
    if (!current) throw new Error('The application is there inside tests and hooks only.');
    return callSecondFactor(current, address);
  };
  const suite = {
    moment: Date.parse('2026-03-01T00:00:00Z'),
    /** The parts of the application. Another application with the same parts has the same clock. */
    parts: {
      now: () => new Date(suite.moment),
      sendMail: async (mail: Mail): Promise<void> => void sent.push(mail),
      accounts: { jobs },
    },
    people,
    /** Returns an e-mail address that no account has. */
    newEmail: () => `person-${++serial}@example.com`,
    /** Returns the e-mails that were sent since the last call. */
    async mails(): Promise<Mail[]> {
      await jobs.settle();
      await current?.mailOutbox.run();
      return sent.splice(0);
    },
  };
  beforeAll(async () => {
    current = await buildTestApp(database(), { parts: suite.parts });
    await people().register('owner@example.com', { full_name: 'Aroha Ngata' });
  });
  return suite;
}
