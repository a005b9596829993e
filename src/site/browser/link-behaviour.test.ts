import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardTransitions } from './link-behaviour.ts';

/** Returns a transition that the browser skips: all its promises reject. `unhandled` names those without a handler. */
function abortedTransition() {
  const unhandled = new Set(['ready', 'finished', 'updateCallbackDone']);
  const promise = (name: string) => ({
    catch(handle: (reason: Error) => void) {
      handle(new Error('Transition was aborted because of invalid state'));
      unhandled.delete(name);
    },
  });
  return {
    unhandled,
    skipTransition: vi.fn(),
    ready: promise('ready'),
    finished: promise('finished'),
    updateCallbackDone: promise('updateCallbackDone'),
  };
}

/** Dispatches an event with these details at the window. */
const sendEvent = (type: string, details: object) => window.dispatchEvent(Object.assign(new Event(type), details));

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { href: 'http://localhost/nz' });
  guardTransitions();
});
afterEach(() => vi.unstubAllGlobals());

test.each(['pageswap', 'pagereveal'] as const)('a transition that is given up at %s is no error', (type) => {
  const viewTransition = abortedTransition();
  sendEvent(type, { viewTransition, activation: { entry: { url: 'http://localhost/nz/demo' } } });
  expect([...viewTransition.unhandled]).toEqual([]);
  expect(viewTransition.skipTransition).not.toHaveBeenCalled();
});

test.each(['http://localhost/nz/partners', 'http://localhost/dashboard/enquiries', null])(
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
