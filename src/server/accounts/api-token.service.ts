import {
  type ApiScope,
  type ApiToken,
  type ApiTokenCreate,
  type ApiTokenCreated,
  apiScopes,
  apiTokenCalls,
  apiTokenMaximum,
  apiTokenMessages,
} from '#shared/api/api-token-contract.ts';
import type { Queryable } from '../database/schema.ts';
import { countAttempt, DatabaseRateLimiter, type ThrottleLimit } from '../http/database-rate-limiter.ts';
import { invalidField, Problem } from '../problem.ts';
import type { SignedInAccount, TokenCaller } from './access.ts';
import { asAdministrator } from './account-changes.ts';
import type { AccountTools } from './account-tools.ts';
import {
  type ApiTokenRow,
  countApiTokens,
  deleteApiToken,
  findApiToken,
  findApiTokens,
  insertApiToken,
  touchApiToken,
} from './api-token.repository.ts';
import { actorOf } from './audit.repository.ts';
import { hashToken, isWholeApiToken, makeApiToken } from './secret-token.ts';
import { letReadsGoOn, touchInterval } from './sessions.ts';
import { type ActTeller, recordAct } from './told-acts.ts';

type TokenTools = Pick<AccountTools, 'now'> & ActTeller;

export const apiTokenLimit: ThrottleLimit = { attempts: apiTokenCalls, seconds: 60 };

/** Returns every token, the newest first. */
export async function listApiTokens(db: Queryable): Promise<ApiToken[]> {
  return (await findApiTokens(db)).map(presentApiToken);
}

/** Makes a token for a program. Throws a conflict when there are too many, and a 422 when it would have expired. */
export async function createApiToken(
  db: Queryable,
  tools: TokenTools,
  account: SignedInAccount,
  { name, scopes, expires_at }: ApiTokenCreate,
): Promise<ApiTokenCreated> {
  const now = tools.now();
  const expiresAt = expires_at === null ? null : new Date(expires_at);
  if (expiresAt && expiresAt <= now) throw invalidField('expires_at', apiTokenMessages.expiry);
  const token = makeApiToken();
  return asAdministrator(db, account, async (trx) => {
    if ((await countApiTokens(trx)) >= apiTokenMaximum) {
      throw new Problem('conflict', `There are ${apiTokenMaximum} API tokens. Revoke one of them first.`);
    }
    const row = await insertApiToken(trx, {
      account_id: account.id,
      name,
      scopes: apiScopes.filter((scope) => scopes.includes(scope)).join(' '),
      token_hash: hashToken(token),
      last_letters: token.slice(-4),
      created_at: now.toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
    });
    const record = { id: row.id, title: name };
    await recordAct(trx, tools, { at: now, actor: actorOf(account), kind: 'token', action: 'created', record });
    return { ...presentApiToken({ ...row, full_name: account.full_name }), token };
  });
}

/** Deletes a token, so that every process refuses it from now on. Throws a 404 when there is no such token. */
export async function revokeApiToken(
  db: Queryable,
  tools: TokenTools,
  account: SignedInAccount,
  id: number,
): Promise<void> {
  await asAdministrator(db, account, async (trx) => {
    const row = await deleteApiToken(trx, id);
    if (!row) throw new Problem('not_found', 'There is no such API token. It may have been revoked already.');
    const record = { id, title: row.name };
    await recordAct(trx, tools, { at: tools.now(), actor: actorOf(account), kind: 'token', action: 'revoked', record });
  });
}

/**
 * Returns the caller that a token lets in. Reads the database for each call, so that a revoked token stops at once.
 * Throws a 401 when the token is damaged, unknown or expired.
 */
export async function findTokenCaller(db: Queryable, now: Date, token: string): Promise<TokenCaller> {
  if (!isWholeApiToken(token)) throw refusal('This API token is incomplete or mistyped. Copy the whole token again.');
  const row = await findApiToken(db, hashToken(token));
  if (!row) throw refusal('This API token does not work here: it was revoked, or another site made it.');
  if (row.expires_at !== null && row.expires_at <= now.toISOString()) {
    throw refusal('This API token has expired. Make a new one in the desk.');
  }
  const unusedFor = row.last_used_at === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(row.last_used_at);
  if (unusedFor >= touchInterval) await touchApiToken(db, row.id, now.toISOString()).catch(letReadsGoOn);
  const { id, name, account_id, full_name, passkey_id } = row;
  const account = { id: account_id, full_name, role: 'admin', hasPasskey: passkey_id !== null } as const;
  return { kind: 'token', id, name, scopes: readScopes(row), account };
}

/** Returns a function that counts a call. It throws a 429 when the token has made too many in this minute. */
export function createTokenCounter(db: Queryable, limit: ThrottleLimit, now: () => Date) {
  const limiter = new DatabaseRateLimiter(db, { name: 'api-token', limit, now });
  return async ({ id }: TokenCaller): Promise<void> => {
    await countAttempt({ limiter, key: String(id) }, 'calls with this API token').catch(letReadsGoOn);
  };
}

function presentApiToken(row: Omit<ApiTokenRow, 'token_hash'>): ApiToken {
  const { id, name, last_letters, full_name, created_at, expires_at, last_used_at } = row;
  return {
    id,
    name,
    scopes: readScopes(row),
    last_letters,
    created_by: full_name,
    created_at,
    expires_at,
    last_used_at,
  };
}

function readScopes({ scopes }: { readonly scopes: string }): ApiScope[] {
  const stored = scopes.split(' ');
  return apiScopes.filter((scope) => stored.includes(scope));
}

function refusal(detail: string): Problem {
  return new Problem('unauthenticated', detail);
}
