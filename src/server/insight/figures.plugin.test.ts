import { expect, test } from 'vitest';
import { createFigureCounter } from './figures.plugin.ts';

const view = { day: '2026-11-21', kind: 'view-page', name: '/nz' } as const;

test('invented names do not fill the memory, and a name that is already counted keeps its own count', () => {
  const counter = createFigureCounter();
  counter.count(view);
  for (let index = 0; index < 20_000; index += 1) counter.count({ ...view, name: `/invented-${index}` });
  counter.count(view);
  const taken = counter.take();
  expect(taken).toHaveLength(5001);
  expect(taken.find(({ name }) => name === '/nz')?.sum).toBe(2);
  expect(taken.find(({ name }) => name === '(other)')?.sum).toBe(15_001);
});
