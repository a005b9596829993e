import { describe, expect, it } from 'vitest';
import { deskPathAfterSignIn, signInNotice, signInNotices, signInPath } from './sign-in-notices.ts';

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

  it('names the page of the desk to open afterwards, unless it is the first one', () => {
    expect(signInPath('en', undefined, '/dashboard')).toBe('/login');
    const path = signInPath('en-AU', 'session-ended', '/au/dashboard/enquiries?q=Ng%C4%81io&page=2');
    expect(path).toMatch(/^\/au\/login\?reason=session-ended&next=/);
    expect(deskPathAfterSignIn('en-AU', new URL(path, 'http://x').search)).toBe(
      '/au/dashboard/enquiries?q=Ng%C4%81io&page=2',
    );
  });
});

describe('deskPathAfterSignIn', () => {
  it.each([
    'https://stranger.example/dashboard',
    '//stranger.example/dashboard',
    '/\\stranger.example/dashboard',
    '/\t/stranger.example/dashboard',
    'javascript:alert(1)',
    '/dashboard/../resources',
    '/resources',
    '/dashboards',
    `/dashboard?q=${'a'.repeat(1000)}`,
    '',
  ])('opens the first page of the desk instead of %s', (wanted) => {
    expect(deskPathAfterSignIn('en-NZ', `?${new URLSearchParams({ next: wanted })}`)).toBe('/nz/dashboard');
    expect(signInPath('en-NZ', undefined, wanted)).toBe('/nz/login');
  });
});
