import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CopyFailure, type CopyState, createCopyKeeper } from './copy-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function keepOn(answers: (CopyFailure | undefined)[]) {
  const sent: (string | undefined)[] = [];
  const states: CopyState[] = [];
  let keys = 1;
  const keeper = createCopyKeeper<string>({
    send: async (text) => {
      sent.push(text);
      return answers.shift();
    },
    takeNewKey: () => {
      keys += 1;
    },
    onState: (state) => states.push(state),
  });
  return { keeper, sent, states, keys: () => keys };
}

test('sends the newest text a second after the first change, while typing goes on', async () => {
  const { keeper, sent, states } = keepOn([]);
  for (const text of ['a', 'ab', 'abc', 'abcd']) {
    keeper.change(text);
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(sent).toEqual(['abc']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['abc', 'abcd']);
  expect(states.at(-1)).toEqual({ kind: 'kept', at: expect.any(Number) });
});

test('an unreachable server is asked again, later each time, with the newest text', async () => {
  const down: CopyFailure = { kind: 'unreachable' };
  const { keeper, sent, states } = keepOn([down, down, undefined]);
  keeper.change('one');
  await vi.advanceTimersByTimeAsync(1000);
  expect(states.at(-1)).toEqual(down);
  keeper.change('two');
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['one', 'two']);
  await vi.advanceTimersByTimeAsync(3999);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['one', 'two', 'two']);
  expect(states.at(-1)).toMatchObject({ kind: 'kept' });
});

test('the wait is over at once when the network or the session is back', async () => {
  const { keeper, sent } = keepOn([{ kind: 'signed-out' }]);
  keeper.change('one');
  await vi.advanceTimersByTimeAsync(1000);
  keeper.sendNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['one', 'one']);
});

test('a key that another window uses is changed, and the text sent under the new one', async () => {
  const { keeper, sent, states, keys } = keepOn([{ kind: 'taken', text: 'Taken.' }]);
  keeper.change('mine');
  await vi.advanceTimersByTimeAsync(2000);
  expect(keys()).toBe(2);
  expect(sent).toEqual(['mine', 'mine']);
  expect(states.at(-1)).toMatchObject({ kind: 'kept' });
});

test('a second key that cannot be used either is said, as when an account has too many texts', async () => {
  const full: CopyFailure = { kind: 'taken', text: 'You have 50 texts.' };
  const { keeper, sent, states, keys } = keepOn([full, full]);
  keeper.change('one more');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
  expect(keys()).toBe(2);
  expect(states.at(-1)).toEqual({ kind: 'refused', text: 'You have 50 texts.' });
});

test('a refused text is not sent again before it changes', async () => {
  const { keeper, sent, states } = keepOn([{ kind: 'refused', text: 'Too long.' }]);
  keeper.change('long');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['long']);
  expect(states.at(-1)).toEqual({ kind: 'refused', text: 'Too long.' });
  keeper.change('short');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['long', 'short']);
});

test('a text that is as it was deletes the copy, and a stopped keeper sends nothing', async () => {
  const { keeper, sent, states } = keepOn([]);
  keeper.change('typed');
  await vi.advanceTimersByTimeAsync(1000);
  keeper.change(undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['typed', undefined]);
  expect(states.at(-1)).toEqual({ kind: 'none' });
  keeper.change('last');
  await keeper.stop('send-last');
  expect(sent).toEqual(['typed', undefined, 'last']);
  keeper.change('more');
  await keeper.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(3);
});
