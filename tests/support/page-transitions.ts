import { expect, vi } from 'vitest';

/** Returns a transition that the browser skips: all its promises reject. `unhandled` names those without a handler. */
export function abortedTransition() {
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
export const sendEvent = (type: string, details: object) =>
  window.dispatchEvent(Object.assign(new Event(type), details));

/** Fails if a promise of a transition that the browser skips has no handler for its rejection (product 14.9). */
export function expectGivenUpQuietly(type: 'pageswap' | 'pagereveal'): void {
  const viewTransition = abortedTransition();
  sendEvent(type, { viewTransition, activation: { entry: { url: 'http://localhost/nz/demo' } } });
  expect([...viewTransition.unhandled]).toEqual([]);
  expect(viewTransition.skipTransition).not.toHaveBeenCalled();
}
