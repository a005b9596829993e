import { expect, test } from 'vitest';
import {
  browserMarkHeader,
  browserMarkHeaders,
  browserMarkPattern,
  keepBrowserMark,
  readBrowserMark,
} from './browser-mark.ts';

function createStorage(values = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return { values, open: () => storage };
}

test('a browser makes its mark once, and another browser has another one', () => {
  const storage = createStorage();
  const mark = readBrowserMark(storage.open);
  expect(mark).toMatch(browserMarkPattern);
  expect(readBrowserMark(storage.open)).toBe(mark);
  expect(readBrowserMark(createStorage().open)).not.toBe(mark);
  expect(browserMarkHeaders(storage.open)).toEqual({ [browserMarkHeader]: mark });
});

test('a mark that cannot be used is replaced, and one that was cleared can be kept', () => {
  const storage = createStorage();
  const mark = readBrowserMark(storage.open);
  for (const key of storage.values.keys()) storage.values.set(key, 'x');
  expect(readBrowserMark(storage.open)).not.toBe('x');
  storage.values.clear();
  keepBrowserMark(storage.open, mark);
  expect(readBrowserMark(storage.open)).toBe(mark);
});

test('a browser that keeps no site data has no mark', () => {
  const closed = () => {
    throw new Error('closed');
  };
  expect(readBrowserMark(closed)).toBeUndefined();
  expect(browserMarkHeaders(closed)).toEqual({});
  expect(() => keepBrowserMark(closed, 'x')).not.toThrow();
});
