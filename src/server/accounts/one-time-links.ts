import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import type { OneTimeLinkTable } from '../database/tables/account-tables.ts';
import {
  findOneTimeLinkRow,
  insertOneTimeLink,
  type LinkKey,
  markLinksWithdrawn,
  markOneTimeLinkUsed,
  markOneTimeLinkWithdrawn,
  type OneTimeLinkRow,
  type OpenAt,
  updateTokenHash,
} from './one-time-link.repository.ts';

export type LinkPurpose = OneTimeLinkTable['purpose'];

export type LinkState = 'open' | 'used' | 'withdrawn' | 'expired';

/** A stored link. The token is not in it, because only its hash is stored. */
export interface OneTimeLink {
  readonly id: number;
  /** The account that the link is for, or null when it is not for an existing account. */
  readonly accountId: number | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly state: LinkState;
}

/**
 * How far the clocks of two processes may differ, in milliseconds. A link whose creation time is further in the future
 * was created while the clock was ahead. Its expiry time is then too late as well, so the link counts as expired.
 */
export const clockTolerance = 5 * 60 * 1000;

/**
 * Makes a link that can be used once, until `lifetime` milliseconds from now. Returns the link and its token of 256
 * random bits. The token is not stored, so it can be shown or mailed only now.
 */
export async function issueOneTimeLink(
  trx: Transaction<DatabaseSchema>,
  { purpose, accountId = null, lifetime }: { purpose: LinkPurpose; accountId?: number | null; lifetime: number },
  now: Date,
): Promise<OneTimeLink & { readonly token: string }> {
  const token = createLinkToken();
  const row = await insertOneTimeLink(trx, {
    token_hash: hashOf(token),
    purpose,
    account_id: accountId,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
    used_at: null,
    withdrawn_at: null,
  });
  return { ...describe(row, now), token };
}

export function createLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Replaces the token of an unused link. The old token no longer works. */
export function replaceLinkToken(db: Kysely<DatabaseSchema>, id: number, token: string): Promise<void> {
  return updateTokenHash(db, id, hashOf(token));
}

/** Returns the link with the state that it has now, or `undefined`. */
export async function findOneTimeLink(
  db: Kysely<DatabaseSchema>,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<OneTimeLink | undefined> {
  const row = await findOneTimeLinkRow(db, keyOf(purpose, token));
  return row && describe(row, now);
}

/**
 * Uses a link. Returns the link, or `undefined` when it is not open: {@link findOneTimeLink} then returns its state.
 * Call this in the transaction that does what the link is for. If that transaction fails, the link stays open.
 */
export async function spendOneTimeLink(
  trx: Transaction<DatabaseSchema>,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<OneTimeLink | undefined> {
  const row = await markOneTimeLinkUsed(trx, keyOf(purpose, token), openAt(now));
  return row && describe(row, now);
}

/** Withdraws a link. Returns whether this changed anything: a used or withdrawn link stays as it is. */
export function withdrawOneTimeLink(trx: Transaction<DatabaseSchema>, id: number, now: Date): Promise<boolean> {
  return markOneTimeLinkWithdrawn(trx, id, now.toISOString());
}

/** Withdraws every unused link with this purpose: those of one account, or all of them. */
export async function withdrawLinks(
  trx: Transaction<DatabaseSchema>,
  links: { readonly purpose: LinkPurpose; readonly accountId?: number },
  now: Date,
): Promise<void> {
  await markLinksWithdrawn(trx, links, now.toISOString());
}

export function linkState(
  row: Pick<OneTimeLinkRow, 'used_at' | 'withdrawn_at' | 'created_at' | 'expires_at'>,
  now: Date,
): LinkState {
  if (row.used_at !== null) return 'used';
  if (row.withdrawn_at !== null) return 'withdrawn';
  const open = openAt(now);
  return row.expires_at > open.now && row.created_at <= open.madeBy ? 'open' : 'expired';
}

function describe(row: OneTimeLinkRow, now: Date): OneTimeLink {
  return {
    id: row.id,
    accountId: row.account_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    state: linkState(row, now),
  };
}

function openAt(now: Date): OpenAt {
  return { now: now.toISOString(), madeBy: new Date(now.getTime() + clockTolerance).toISOString() };
}

function keyOf(purpose: LinkPurpose, token: string): LinkKey {
  return { purpose, tokenHash: hashOf(token) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
