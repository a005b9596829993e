import { describe, expect, it } from 'vitest';
import { refusalText, waitText } from './refusal-text.ts';

const fallback = 'Login failed. Please check your credentials.';

const refused = (status: number, body: unknown, retryAfter?: number) =>
  ({ kind: 'refused', status, retryAfter, body }) as const;

describe('refusalText', () => {
  it('says that the network failed when there is no response', () => {
    expect(refusalText({ kind: 'unreachable' }, fallback)).toBe('Network error. Please try again.');
  });

  it('is the detail of the response, or the fallback without one', () => {
    expect(refusalText(refused(401, { detail: 'No.' }), fallback)).toBe('No.');
    expect(refusalText(refused(401, undefined), fallback)).toBe(fallback);
  });

  it('adds when to try again after too many attempts', () => {
    const answer = refused(429, { detail: 'Too many tries.' }, 120);
    expect(refusalText(answer, fallback)).toBe('Too many tries. You can try again in 2 minutes.');
  });

  it('adds nothing when the API’s sentence already says when to try again', () => {
    const answer = refused(429, { detail: 'Try again in 45 seconds.' }, 45);
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
  ])('says %i seconds as “%s”', (seconds, words) => {
    expect(waitText(seconds)).toBe(`You can try again in ${words}.`);
  });
});
