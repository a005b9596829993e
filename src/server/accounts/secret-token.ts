import { createHash, randomBytes } from 'node:crypto';

/** Returns a new token of 256 random bits. Only its hash is stored. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 of a token, in hex, by which the token is stored and found. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
