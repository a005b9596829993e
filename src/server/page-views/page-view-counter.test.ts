import { expect, test } from 'vitest';
import { createPageViewCounter } from './page-view-counter.ts';

test('invented paths stay bounded over a whole day, however often the counts are written, and a new day starts from zero', () => {
  const counter = createPageViewCounter();
  const rows = new Set<string>();
  let beyond = 0;
  const invent = (day: string, from: number) => {
    for (let index = from; index < from + 900; index += 1)
      counter.count(day, { path: `/invented-${index}`, locale: 'en-NZ', referrer_host: '' });
    for (const { path, views } of counter.take()) {
      rows.add(`${day} ${path}`);
      if (path === '/(other)') beyond += views;
    }
  };
  for (let round = 0; round < 5; round += 1) invent('2026-11-21', round * 900);
  expect(rows.size).toBe(2001);
  expect(beyond).toBe(2500);
  invent('2026-11-22', 0);
  expect(rows.size).toBe(2901);
});

test('a known path is still counted separately', () => {
  const counter = createPageViewCounter();
  const view = { path: '/nz', locale: 'en-NZ', referrer_host: '' } as const;
  counter.count('2026-11-21', view);
  expect(counter.take()).toEqual([{ day: '2026-11-21', ...view, views: 1 }]);
  for (let index = 0; index < 3000; index += 1) counter.count('2026-11-21', { ...view, path: `/invented-${index}` });
  counter.take();
  counter.count('2026-11-21', view);
  expect(counter.take()).toEqual([{ day: '2026-11-21', ...view, views: 1 }]);
});
