import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { abortedTransition, expectGivenUpQuietly, sendEvent } from '#tests/support/page-transitions.ts';
import { guardTransitions } from './link-behaviour.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  guardTransitions();
});
afterEach(() => vi.unstubAllGlobals());

test.each(['pageswap', 'pagereveal'] as const)(
  'a transition that is given up at %s is no error (product 14.9)',
  (type) => {
    expectGivenUpQuietly(type);
  },
);

test.each(['http://localhost/nz/dashboard', 'http://localhost/dashboard/enquiries', null])(
  'there is no transition to %s',
  (url) => {
    const viewTransition = abortedTransition();
    sendEvent('pageswap', { viewTransition, activation: { entry: { url } } });
    expect(viewTransition.skipTransition).toHaveBeenCalledOnce();
    expect([...viewTransition.unhandled]).toEqual([]);
  },
);

test('pages without a transition are left alone', () => {
  expect(() => sendEvent('pageswap', { viewTransition: null, activation: null })).not.toThrow();
  expect(() => sendEvent('pagereveal', { viewTransition: null })).not.toThrow();
});
