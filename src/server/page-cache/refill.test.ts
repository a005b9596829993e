import { expect, test, vi } from 'vitest';
import { createRefill } from './refill.ts';

function setUp() {
  const made: string[] = [];
  const state = { isRendering: false, asked: 0 };
  const refill = createRefill({
    has: () => false,
    isRendering: () => {
      state.asked += 1;
      return state.isRendering;
    },
    fetch: async (address) => {
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
