import { describe, expect, it } from 'vitest';
import { refusalText, waitText } from './refusal-text.ts';

const fallback = 'Login failed. Please check your credentials.';

describe('refusalText', () => {
  it('names the network when no answer came', () => {
    expect(refusalText({ kind: 'unreachable' }, fallback)).toBe('Network error. Please try again.');
  });

  it('uses the detail of the answer, else the fallback', () => {
    const refused = { kind: 'refused', status: 401, retryAfter: undefined } as const;
    expect(refusalText({ ...refused, body: { detail: 'No.' } }, fallback)).toBe('No.');
    expect(refusalText({ ...refused, body: undefined }, fallback)).toBe(fallback);
  });

  it('says when to try again after too many tries', () => {
    const answer = { kind: 'refused', status: 429, retryAfter: 120, body: { detail: 'Too many tries.' } } as const;
    expect(refusalText(answer, fallback)).toBe('Too many tries. You can try again in 2 minutes.');
  });

  it('leaves a sentence alone that names the time already', () => {
    const answer = {
      kind: 'refused',
      status: 429,
      retryAfter: 45,
      body: { detail: 'Try again in 45 seconds.' },
    } as const;
    expect(refusalText(answer, fallback)).toBe('Try again in 45 seconds.');
  });
});

describe('waitText', () => {
  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [45, '45 seconds'],
    [91, '2 minutes'],
    [3600, '60 minutes'],
    [7200, '2 hours'],
  ])('%i seconds', (seconds, words) => {
    expect(waitText(seconds)).toBe(`You can try again in ${words}.`);
  });
});
