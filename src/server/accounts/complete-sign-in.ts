import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { mailNewBrowser } from './account-mails.ts';
import type { AccountTools } from './account-tools.ts';
import { insertOwnAct } from './audit.repository.ts';
import { rememberBrowser } from './known-browser.repository.ts';
import { startSession } from './sessions.ts';
import type { SignInOrigin } from './sign-in-origin.ts';
import { rememberNetwork, type UserRow } from './user.repository.ts';

export interface StartedSession {
  readonly token: string;
  /** Mails a notice if the account has not been signed in from this browser before. Call this after the commit. */
  readonly announce: () => void;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Starts the session of an account whose password and second factor have been checked. Remembers the network and the
 * browser. If the account may use the desk and the network is new, adds an entry to the change history.
 */
export async function completeSignIn(
  trx: Transaction<DatabaseSchema>,
  tools: AccountTools,
  {
    user,
    isKnownNetwork,
    network,
    browser,
    browserMark,
    now,
  }: SignInOrigin & { user: UserRow; isKnownNetwork: boolean; now: Date },
): Promise<StartedSession> {
  await rememberNetwork(trx, user.id, network, now.toISOString());
  const isKnownBrowser = await rememberBrowser(trx, user.id, browserMark, now);
  if (!isKnownNetwork) {
    const record = { id: null, title: browser };
    await insertOwnAct(trx, user, { at: now, kind: 'session', action: 'new-network', record });
  }
  const token = await startSession(trx, { userId: user.id, browser }, tools.sessionLimits, now);
  // No notice is sent on an account's first day, because no browser can be known to the account yet.
  const isNews = !isKnownBrowser && now.getTime() - Date.parse(user.created_at) > day;
  return { token, announce: () => isNews && mailNewSignIn(tools, user, browser, now) };
}

function mailNewSignIn(
  { mailOutbox, jobs, siteUrl, timeZone }: AccountTools,
  user: UserRow,
  browser: string,
  now: Date,
) {
  if (!mailOutbox) return;
  const at = now.toLocaleString('en-NZ', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  jobs.run(
    () => mailNewBrowser(mailOutbox, user, { browser, at, siteUrl }),
    'a notice of a new sign-in could not be mailed',
  );
}
