import { describe, expect, it } from 'vitest';
import { signInNotice, signInNotices, signInPath } from './sign-in-notices.ts';

describe('signInNotice', () => {
  it('returns the sentence of a known reason', () => {
    expect(signInNotice('session-ended')).toBe(signInNotices['session-ended']);
  });

  it.each([null, '', 'nonsense', 'toString', '__proto__', 'constructor', '<b>hello</b>'])(
    'returns nothing for %s',
    (reason) => {
      expect(signInNotice(reason)).toBeUndefined();
    },
  );
});

describe('signInPath', () => {
  it('stays within the variant', () => {
    expect(signInPath('en')).toBe('/login');
    expect(signInPath('en-NZ', 'registered')).toBe('/nz/login?reason=registered');
  });
});
