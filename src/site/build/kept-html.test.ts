import { expect, test } from 'vitest';
import { KeptHtml } from './kept-html.ts';

const component = () => null;

/**
 * Asks for the HTML of a component twice, first with `props`, then with `again`. Returns how often the HTML was made.
 */
function timesMade(props: unknown, again = props): number {
  const kept = new KeptHtml();
  let count = 0;
  const make = () => {
    count += 1;
    return '<p></p>';
  };
  kept.get(component, props, '', make);
  kept.get(component, again, '', make);
  return count;
}

test.each([
  ['nothing', {}],
  ['texts, numbers and booleans', { name: 'Ana', count: 2, isShown: true }],
  ['content', { articles: [{ id: 1, tags: [], content: null }], tag: undefined }],
  ['a map', { slugs: new Map([[1, 'phone']]) }],
])('HTML is made once for equal props: %s', (_kind, props) => {
  expect(timesMade(props, structuredClone(props))).toBe(1);
});

test.each([
  ['another text', { name: 'Ana' }, { name: 'Ben' }],
  ['another article', { articles: [{ id: 1 }] }, { articles: [{ id: 2 }] }],
  ['a list in place of a map', { of: new Map([[1, 2]]) }, { of: [[1, 2]] }],
  ['another entry of a map', { of: new Map([[1, 'a']]) }, { of: new Map([[1, 'b']]) }],
  ['null in place of nothing', { phone: null }, {}],
])('HTML is made again for other props: %s', (_kind, props, others) => {
  expect(timesMade(props, others)).toBe(2);
});

test.each([
  ['a moment', { now: new Date(0) }],
  ['a function', { open: () => 'x' }],
  ['an element', { icon: { $$typeof: Symbol.for('react.element') } }],
  ['an instance of a class', { voice: new URL('https://bellbird.example') }],
  ['no number', { rate: Number.NaN }],
  ['a list with a gap', { rows: [undefined] }],
])('HTML is made each time if a prop is %s', (_kind, props) => {
  expect(timesMade(props)).toBe(2);
});

test('components and forms are kept apart', () => {
  const kept = new KeptHtml();
  expect(kept.get(component, {}, '', () => 'one')).toBe('one');
  expect(
    kept.get(
      () => null,
      {},
      '',
      () => 'two',
    ),
  ).toBe('two');
  expect(kept.get(component, {}, 'r0', () => 'three')).toBe('three');
});

test('what was not used for longest goes first, and what is too large is not kept', () => {
  const kept = new KeptHtml(1000);
  const html = 'x'.repeat(200);
  const made: string[] = [];
  const use = (name: string, body = html) =>
    kept.get(component, { name }, '', () => {
      made.push(name);
      return body;
    });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) use(name);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  use('large', 'x'.repeat(1000));
  use('large', 'x'.repeat(1000));
  expect(made.slice(4)).toEqual(['large', 'large']);
});
