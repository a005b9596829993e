import { expect, test } from 'vitest';
import { createFigureCounter } from './figure-counter.ts';

const view = { day: '2026-11-21', kind: 'view-page', name: '/nz' } as const;

test('the same figure is added up, and taking the counts resets them', () => {
  const counter = createFigureCounter();
  counter.count(view);
  counter.count(view, 4);
  counter.count({ ...view, day: '2026-11-22' });
  expect(counter.take()).toEqual([
    { ...view, sum: 5 },
    { ...view, day: '2026-11-22', sum: 1 },
  ]);
  expect(counter.take()).toEqual([]);
});

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
