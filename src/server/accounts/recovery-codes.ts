import { createHash, randomBytes } from 'node:crypto';

/**
 * The letters and digits of a code. The letters i, l, o and u are left out, because they look like other characters. A
 * random byte chooses each of the 32 characters with the same probability, because 256 is a multiple of 32.
 */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

export const recoveryCodeCount = 10;

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
