import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Returns a new token of 256 random bits. Only its hash is stored. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 of a token, in hex, by which the token is stored and found. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The letters and digits of a code. The letters i, l, o and u are left out, because they look like other characters. A
 * random byte chooses each of the 32 characters with the same probability, because 256 is a multiple of 32.
 */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const recoveryCodeCount = 10;

/** Number of characters of a code. A code has 80 random bits, which are too many to guess from the stored hash. */
const codeLength = 16;

/** Makes new recovery codes, such as `k7mx-02pq-9tzw-4hda`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const characters = [...randomBytes(codeLength)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
    return characters.replace(/.{4}(?=.)/g, '$&-');
  });
}

/**
 * Returns the hash by which an account's code is stored and found. Only letters and digits
 * matter, and their case does not. The letter o
 * counts as 0, and the letters i and l count as 1.
 */
export function hashRecoveryCode(userId: number, typed: string): string {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return createHash('sha256').update(`${userId}:${code}`).digest('hex');
}

/** The beginning of every API token, by which secret scanners find one. */
const prefix = 'bellbird_';

const base62Digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Digits of base 62 that 256 bits need, and those that the checksum of 32 bits needs. */
const secretDigits = 43;
const checksumDigits = 6;

/** Returns a new API token: the prefix, 256 random bits, and a checksum of them. */
export function makeApiToken(): string {
  const secret = toBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretDigits);
  return `${prefix}${secret}${checksumOf(secret)}`;
}

/** Returns whether a text is meant as an API token, whole or not. */
export function isApiToken(text: string): boolean {
  return text.startsWith(prefix);
}

/** Returns whether an API token has its whole length and the right checksum. */
export function isWholeApiToken(token: string): boolean {
  const secret = token.slice(prefix.length, -checksumDigits);
  return secret.length === secretDigits && token === `${prefix}${secret}${checksumOf(secret)}`;
}

function checksumOf(secret: string): string {
  return toBase62(BigInt(crc32(secret)), checksumDigits);
}

function toBase62(value: bigint, digits: number): string {
  let text = '';
  for (let rest = value; text.length < digits; rest /= 62n) text = `${base62Digits[Number(rest % 62n)]}${text}`;
  return text;
}
