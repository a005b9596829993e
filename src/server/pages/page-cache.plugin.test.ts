import { expect, test, vi } from 'vitest';
import { createRefill } from './page-cache.plugin.ts';

function setUp() {
  const made: string[] = [];
  const state = { isRendering: false, asked: 0, atOnce: 0, mostAtOnce: 0, whileRendering: () => {} };
  const refill = createRefill({
    has: () => false,
    isRendering: () => {
      state.asked += 1;
      return state.isRendering;
    },
    fetch: async (address) => {
      state.atOnce += 1;
      state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
      state.whileRendering();
      await new Promise(setImmediate);
      state.atOnce -= 1;
      made.push(address);
      return { kind: 'nothing' };
    },
  });
  return { made, state, refill };
}

test('renders again what was used, most used first, and nothing else', async () => {
  const { made, refill } = setUp();
  refill.add([
    { address: '/terms', uses: 1 },
    { address: '/nobody', uses: 0 },
    { address: '/', uses: 9 },
  ]);
  await vi.waitFor(() => expect(made).toEqual(['/', '/terms']));
  refill.stop();
});

test('waits while visitors wait for a render', async () => {
  const { made, state, refill } = setUp();
  state.isRendering = true;
  refill.add([{ address: '/', uses: 1 }]);
  await vi.waitFor(() => expect(state.asked).toBeGreaterThan(3));
  expect(made).toEqual([]);
  state.isRendering = false;
  await vi.waitFor(() => expect(made).toEqual(['/']));
  refill.stop();
});

test('renders a response again if a save came while it was rendered', async () => {
  const { made, state, refill } = setUp();
  state.whileRendering = () => {
    state.whileRendering = () => {};
    refill.add([{ address: '/nz', uses: 1 }]);
  };
  refill.add([{ address: '/', uses: 9 }]);
  await vi.waitFor(() => expect(made).toEqual(['/', '/', '/nz']));
  refill.stop();
});

test('renders one response at a time, however many saves drop them while it runs', async () => {
  const { made, state, refill } = setUp();
  const dropped = ['/', '/nz', '/au'].map((address) => ({ address, uses: 1 }));
  for (let save = 0; save < 50; save += 1) refill.add(dropped);
  await vi.waitFor(() => expect(made).toHaveLength(3));
  for (let save = 0; save < 50; save += 1) refill.add(dropped);
  await vi.waitFor(() => expect(made).toHaveLength(6));
  expect(state.mostAtOnce).toBe(1);
  refill.stop();
});
