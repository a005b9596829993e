import { expect, test, vi } from 'vitest';
import { createStandIns } from './stand-in.ts';

interface Page {
  title: string;
  readonly words: number;
}

const build = vi.fn((text: string): Page => ({ title: `Real ${text}`, words: text.split(' ').length }));

test('contains the given members, and builds the real object only for the others', () => {
  const create = createStandIns(build);
  create('first', {});
  build.mockClear();
  const page = create('two words', { title: 'Given' });
  expect(page.title).toBe('Given');
  expect(build).not.toHaveBeenCalled();
  expect(page.words).toBe(2);
  expect(build).toHaveBeenCalledWith('two words');
});

test('finds members that the real object inherits', () => {
  const page = createStandIns((text: string) => Object.assign(Object.create(build(text)), { own: 1 }))('a b c', {});
  expect([page.own, page.words]).toEqual([1, 3]);
});

test('keeps what is written to a member, and only in this object', () => {
  const create = createStandIns(build);
  const [page, other] = [create('a', {}), create('b', {})];
  page.title = 'Written';
  expect([page.title, other.title]).toEqual(['Written', 'Real b']);
});

test('has no accessors of its own', () => {
  const page = createStandIns(build)('a', { title: 'Given' });
  const own = Object.getOwnPropertyDescriptors(page);
  expect(Reflect.ownKeys(own).filter((name) => Reflect.get(own, name).get)).toEqual([]);
});
