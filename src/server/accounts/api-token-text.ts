import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The beginning of every API token, by which secret scanners find one. */
const prefix = 'bellbird_';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

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
  for (let rest = value; text.length < digits; rest /= 62n) text = `${alphabet[Number(rest % 62n)]}${text}`;
  return text;
}
