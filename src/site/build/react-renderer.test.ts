import { createElement, type ReactNode, useId } from 'react';
import { describe, expect, test } from 'vitest';
import { noteForOneVisitor } from './personal-pages.ts';
import renderer, { KeptHtml } from './react-renderer.ts';

type Props = Readonly<Record<string, unknown>>;

const newPage = () => ({ result: { request: new Request('https://bellbird.example/') } });

/** Returns a component that shows its name, and a function that counts how often it was rendered. */
function countedComponent() {
  let count = 0;
  const component = ({ name }: Props) => {
    count += 1;
    return createElement('p', { id: useId() }, `Hello ${name}`, ' & welcome');
  };
  return { component, count: () => count };
}

function render(component: (props: Props) => unknown, props: Props, page = newPage(), hydrate?: string) {
  return renderer.renderToStaticMarkup.call(page, component as never, props, {}, hydrate ? { hydrate } : {});
}

describe('components that only the server uses', () => {
  test('are rendered once for the same data, without React’s marks', () => {
    const { component, count } = countedComponent();
    const first = render(component, { name: 'Ana', tags: ['Phone'] });
    expect(first.html).toMatch(/^<p id="[^"]+">Hello Ana &amp; welcome<\/p>$/);
    expect(render(component, { name: 'Ana', tags: ['Phone'] })).toEqual(first);
    expect(count()).toBe(1);
  });

  test('are rendered each time on a page for one visitor, and such a page is not kept', () => {
    const { component, count } = countedComponent();
    const page = newPage();
    noteForOneVisitor(page.result.request);
    render(component, { name: 'Ana' }, page);
    render(component, { name: 'Ana' }, page);
    render(component, { name: 'Ana' });
    expect(count()).toBe(3);
  });
});

describe('islands', () => {
  test('have React’s marks, and a prefix for each island of a page', () => {
    const { component, count } = countedComponent();
    const page = newPage();
    const first = render(component, { name: 'Ana' }, page, 'touch');
    const second = render(component, { name: 'Ana' }, page, 'touch');
    expect([first.attrs, second.attrs]).toEqual([{ prefix: 'r0' }, { prefix: 'r1' }]);
    expect(first.html).toContain('Hello Ana<!-- --> &amp; welcome');
    expect(first.html).toContain('r0');
    expect(second.html).toContain('r1');
    expect(render(component, { name: 'Ana' }, newPage(), 'touch')).toEqual(first);
    expect(count()).toBe(2);
  });
});

test('a slot is not kept with the component around it', () => {
  let count = 0;
  const frame = ({ children }: { readonly children?: ReactNode }) => {
    count += 1;
    return createElement('div', null, children);
  };
  const html = (slot: string) => renderer.renderToStaticMarkup.call(newPage(), frame, {}, { default: slot }).html;
  expect(html('<p>$& one</p>')).toBe('<div><p>$& one</p></div>');
  expect(html('<p>Two</p>')).toBe('<div><p>Two</p></div>');
  expect(count).toBe(1);
  expect(html(' ')).toBe('<div></div>');
});

test('islands with slots, named slots, and what is no function, are left to Astro’s own renderer', () => {
  const { component } = countedComponent();
  const slot = { default: '<p>Slot</p>' };
  expect(renderer.check(component, {}, {})).toBe(true);
  expect(renderer.check(component, {}, slot)).toBe(true);
  expect(renderer.check(component, {}, slot, { hydrate: 'touch' })).toBe(false);
  expect(renderer.check(component, {}, { ...slot, end: '<p>End</p>' })).toBe(false);
  expect(renderer.check('p', {}, {})).toBe(false);
});

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
