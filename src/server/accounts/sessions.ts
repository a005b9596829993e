import type { FastifyRequest } from 'fastify';
import { browserMarkHeader, browserMarkPattern } from '#shared/rules/browser-mark.ts';
import { databaseFailureOf } from '../database/database-errors.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { networkOf } from '../http/request-limits.ts';
import type { SignedInAccount } from './access.ts';
import { presentAccount } from './account.ts';
import { hashToken, makeToken } from './secret-token.ts';
import { deleteSession, findSession, insertSession, touchSession } from './session.repository.ts';
import { rememberUse } from './user.repository.ts';

/** Milliseconds after which a session ends: `idle` since its last use, `maximum` since it started. */
export interface SessionLimits {
  readonly idle: number;
  readonly maximum: number;
}

/**
 * Minimum time between two writes of the last use of a session or an API token, in milliseconds. Most requests therefore do not update the
 * session.
 */
export const touchInterval = 60_000;

/**
 * Patterns of the User-Agent header, with the names of browsers. The first pattern that matches counts. The order
 * matters, because many browsers also send the names of the browsers that they are derived from.
 */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Vivaldi\//, 'Vivaldi'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** Starts a session and returns its token of 256 random bits. Only the hash of the token is stored. */
export async function startSession(
  trx: Transaction,
  { userId, browser }: { userId: number; browser: string },
  limits: SessionLimits,
  now: Date,
): Promise<string> {
  const token = makeToken();
  await insertSession(trx, {
    token_hash: hashToken(token),
    user_id: userId,
    browser,
    created_at: now.toISOString(),
    last_used_at: now.toISOString(),
    proven_at: now.toISOString(),
    expires_at: new Date(now.getTime() + limits.maximum).toISOString(),
  });
  await rememberUse(trx, userId, now.toISOString());
  return token;
}

/** Returns the account with its current role, or `undefined` when the token is unknown or expired. */
export async function findSignedIn(
  db: Queryable,
  limits: SessionLimits,
  now: Date,
  token: string,
): Promise<SignedInAccount | undefined> {
  const tokenHash = hashToken(token);
  const session = await findSession(db, tokenHash);
  if (!session) return undefined;
  const unusedFor = now.getTime() - Date.parse(session.last_used_at);
  if (session.expires_at <= now.toISOString() || unusedFor >= limits.idle) {
    await deleteSession(db, tokenHash);
    return undefined;
  }
  if (unusedFor >= touchInterval) {
    const usedAt = now.toISOString();
    await touchSession(db, tokenHash, usedAt)
      .then(() => rememberUse(db, session.id, usedAt))
      .catch(letReadsGoOn);
  }
  return {
    ...presentAccount(session),
    tokenHash,
    hasPasskey: session.passkey_id !== null,
    provenAt: session.proven_at,
    isEmailProven: session.email_proven_at !== null,
  };
}

/**
 * Returns the browser and system that a User-Agent header names, such as “Firefox on Windows”. The rest of the header
 * is not stored.
 */
export function describeBrowser(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500);
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1];
  const system = systems.find(([pattern]) => pattern.test(text))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  if (browser) return browser;
  return system ? `A browser on ${system}` : 'An unknown browser';
}

export type SignInOrigin = Readonly<ReturnType<typeof readSignInOrigin>>;

export function readSignInOrigin({ ip, headers }: FastifyRequest) {
  const mark = headers[browserMarkHeader];
  return {
    network: networkOf(ip),
    browser: describeBrowser(headers['user-agent']),
    /** The random name by which the browser is recognised, if it sent one. */
    browserMark: typeof mark === 'string' && browserMarkPattern.test(mark) ? mark : undefined,
  };
}

/** Ignores a database failure, so that signed-in people can still read while the database refuses writes. */
export function letReadsGoOn(error: unknown): void {
  if (databaseFailureOf(error) === undefined) throw error;
}
