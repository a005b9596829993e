import type { Login } from '#shared/api/account-contract.ts';
import type { SignInChallenge, SignInRefusal } from '#shared/api/second-factor-contract.ts';
import { daysBefore } from '../database/daily-work.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { emailKey } from './account.ts';
import { announceNewBrowser } from './account-mails.ts';
import type { AccountTools } from './account-tools.ts';
import { insertOwnAct } from './audit.repository.ts';
import { countRecoveryCodes, findPasskeysOf, issueChallenge } from './passkey.repository.ts';
import { describeProof } from './relying-party.ts';
import { type SignInOrigin, startSession } from './sessions.ts';
import { forgiveUnlessWrong, knownNetworkDays } from './throttle.ts';
import { findUserAtNetwork, lockUserById, rememberBrowser, rememberNetwork, type UserRow } from './user.repository.ts';

export const signInFailed = 'Login failed. Please check your credentials.';

/** Message after the right password, when the account has a passkey. */
export const passkeyAsked = 'Confirm with your passkey that it is you.';

const day = 24 * 60 * 60 * 1000;

/** The result of a sign-in. A refusal with a challenge asks for the second step. */
export type SignInResult =
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'refused'; readonly refusal: SignInRefusal };

/**
 * Signs in and returns the access token, or the challenge of the second step when the account has a passkey. An unknown
 * user and a wrong password cost the same time and throw the same error.
 */
export async function signIn(
  db: Queryable,
  tools: AccountTools,
  login: Login,
  { network, browser, browserMark }: SignInOrigin,
): Promise<SignInResult> {
  const now = tools.now();
  const key = emailKey(login.username);
  const user = await findUserAtNetwork(db, { emailKey: key, network, knownSince: daysBefore(now, knownNetworkDays) });
  const attempt = { emailKey: key, network, isKnownNetwork: Boolean(user?.known_network) };
  await tools.throttle.refuseExhausted(attempt);
  // The throttle counts an attempt as failed until its password has been compared. If attempts were counted before they
  // wait in the queue, many correct sign-ins at once would reach the limit.
  const result = await tools.signInQueue(async () => {
    const counted = await tools.throttle.beginSignIn(attempt);
    const comparison = { user, password: login.password, network, browser, browserMark, now };
    return forgiveUnlessWrong(counted, () => compareAndStart(db, tools, comparison));
  });
  if (result === undefined) throw new Problem('unauthenticated', signInFailed);
  return finishSignIn(result);
}

/** The result of one step of a sign-in, before the commit: a session that was started, or a refusal. */
type ComparisonResult = StartedSession | Extract<SignInResult, { kind: 'refused' }>;

/** Returns the result of a step of a sign-in. Mails a notice if the browser is new. Call this after the commit. */
export function finishSignIn(result: ComparisonResult): SignInResult {
  if ('kind' in result) return result;
  result.announce();
  return { kind: 'signed-in', token: result.token };
}

interface Comparison extends SignInOrigin {
  readonly user: { id: number; password_hash: string; known_network: string | null } | undefined;
  readonly password: string;
  readonly now: Date;
}

/**
 * Starts a session, or the second step if the account has a passkey. Returns `undefined` when the password is wrong, or
 * when the password or the account changed during the comparison.
 */
async function compareAndStart(
  db: Queryable,
  tools: AccountTools,
  { user: compared, password, now, ...origin }: Comparison,
): Promise<ComparisonResult | undefined> {
  const isRight = await tools.hashing.verify(compared?.password_hash, password);
  if (!compared || !isRight) return undefined;
  return db.transaction().execute(async (trx) => {
    const user = await lockUserById(trx, compared.id);
    if (user?.password_hash !== compared.password_hash) return undefined;
    const challenge = await makeSecondStep(trx, tools, { userId: user.id, purpose: 'sign-in' }, now);
    if (challenge) return { kind: 'refused', refusal: { detail: passkeyAsked, challenge } };
    const isKnownNetwork = Boolean(compared.known_network);
    return completeSignIn(trx, tools, { user, isKnownNetwork, now, ...origin });
  });
}

type StartedSession = Awaited<ReturnType<typeof completeSignIn>>;

/**
 * Starts the session of an account whose password and second factor have been checked. Remembers the network and the
 * browser. If the account may use the desk and the network is new, adds an entry to the change history. `announce` mails
 * a notice if the account has not been signed in from this browser before. Call it after the commit.
 */
export async function completeSignIn(
  trx: Transaction,
  tools: AccountTools,
  {
    user,
    isKnownNetwork,
    network,
    browser,
    browserMark,
    now,
  }: SignInOrigin & { user: UserRow; isKnownNetwork: boolean; now: Date },
) {
  await rememberNetwork(trx, user.id, network, now.toISOString());
  const isKnownBrowser = await rememberBrowser(trx, user.id, browserMark, now);
  if (!isKnownNetwork) {
    const record = { id: null, title: browser };
    await insertOwnAct(trx, user, { at: now, kind: 'session', action: 'new-network', record });
  }
  const token = await startSession(trx, { userId: user.id, browser }, tools.sessionLimits, now);
  // No notice is sent on an account's first day, because no browser can be known to the account yet.
  const isNews = !isKnownBrowser && now.getTime() - Date.parse(user.created_at) > day;
  return { token, announce: () => isNews && announceNewBrowser(tools, user, browser, now) };
}

/**
 * Makes the challenge of the second step of a sign-in, or of a confirmation. Returns `undefined` when the account has no
 * passkey, and therefore no second step. `expiresAt` is set when the challenge replaces another one.
 */
export async function makeSecondStep(
  trx: Transaction,
  tools: AccountTools,
  { userId, purpose }: { readonly userId: number; readonly purpose: 'sign-in' | 'confirm' },
  now: Date,
  expiresAt?: string,
): Promise<SignInChallenge | undefined> {
  const passkeys = await findPasskeysOf(trx, userId);
  if (passkeys.length === 0) return undefined;
  const passkey = await describeProof(tools.relyingParty, passkeys);
  const issued = await issueChallenge(trx, { user_id: userId, purpose, challenge: passkey.challenge }, now, expiresAt);
  return {
    token: issued.token,
    expires_at: issued.expiresAt,
    passkey,
    has_recovery_codes: (await countRecoveryCodes(trx, userId)) > 0,
  };
}
