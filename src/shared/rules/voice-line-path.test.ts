import { expect, it } from 'vitest';
import { voiceLinePath } from './voice-line-path.ts';

const line = { from: 100, to: 401, middle: 60, seed: 7, bursts: [{ from: 200, to: 300, loudness: 40 }] };

it('draws the same line for the same seed, and another line for another seed', () => {
  expect(voiceLinePath(line)).toBe(voiceLinePath(line));
  expect(voiceLinePath(line)).not.toBe(voiceLinePath({ ...line, seed: 8 }));
});

it('begins and ends at the middle, so that parts of a line meet', () => {
  const points = pointsOf(voiceLinePath(line));
  expect(points[0]).toEqual({ x: 100, y: 60 });
  expect(points.at(-1)?.x).toBe(401);
  expect(points.at(-1)?.y).toBeCloseTo(60);
});

it('is loud only within the bursts, and never louder than a burst allows', () => {
  for (const { x, y } of pointsOf(voiceLinePath(line))) {
    const swing = Math.abs(y - 60);
    expect(swing).toBeLessThanOrEqual(x > 180 && x < 320 ? 41.5 : 1.1);
  }
  expect(Math.max(...pointsOf(voiceLinePath(line)).map(({ y }) => Math.abs(y - 60)))).toBeGreaterThan(10);
});

function pointsOf(path: string): { x: number; y: number }[] {
  const [start = '', moves = ''] = path.slice(1).split('l');
  const [startX = 0, startY = 0] = start.split(' ').map(Number);
  const points = [{ x: startX, y: startY }];
  const numbers = (moves.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
  for (let index = 0; index < numbers.length; index += 2) {
    const { x, y } = points.at(-1) ?? { x: 0, y: 0 };
    points.push({ x: x + (numbers[index] ?? 0), y: y + (numbers[index + 1] ?? 0) });
  }
  return points;
}
