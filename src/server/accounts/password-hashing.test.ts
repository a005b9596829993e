import { describe, expect, test } from 'vitest';
import { leastCostOf, turnsDuring } from '#tests/support/processor-time.ts';
import { createPasswordHashing } from './password-hashing.ts';

const hashing = createPasswordHashing();

describe('hashing passwords', () => {
  test('is argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await hashing.hash('Kowhai-2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('treats a composed and a decomposed accent as the same', async () => {
    const composed = 'M\u0101ori-2026';
    const decomposed = 'Ma\u0304ori-2026';
    expect(composed).not.toBe(decomposed);
    expect(await hashing.verify(await hashing.hash(composed), decomposed)).toBe(true);
    expect(await hashing.verify(await hashing.hash(decomposed), composed)).toBe(true);
  });

  test('never cuts a password short', async () => {
    const long = `${'x'.repeat(127)}a`;
    const hash = await hashing.hash(long);
    expect(await hashing.verify(hash, long)).toBe(true);
    expect(await hashing.verify(hash, `${'x'.repeat(127)}b`)).toBe(false);
    expect(await hashing.verify(await hashing.hash('before\u0000after'), 'before\u0000other')).toBe(false);
  });

  test('returns false without a hash, for any password', async () => {
    expect(await hashing.verify(undefined, 'Kowhai-2026')).toBe(false);
    expect(await hashing.verify(undefined, '')).toBe(false);
  });

  test('takes processor time even without a hash', async () => {
    // If no hash were compared, the cost would be almost 0. A cost of at least a third of a real comparison therefore
    // shows that a decoy hash is compared.
    const hash = await hashing.hash('Kowhai-2026');
    const costOf = (compared: string | undefined) =>
      leastCostOf(() => hashing.verify(compared, 'not it'), { attempts: 5 });
    await costOf(undefined);
    expect((await costOf(undefined)) / (await costOf(hash))).toBeGreaterThan(1 / 3);
  });

  test('compares a password without blocking the event loop', async () => {
    const hash = await hashing.hash('Kowhai-2026');
    expect(await turnsDuring(hashing.verify(hash, 'Kowhai-2026'))).toBeGreaterThan(20);
  });
});
