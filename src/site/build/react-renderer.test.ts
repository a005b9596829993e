import { createElement, type ReactNode, useId } from 'react';
import { expect, test } from 'vitest';
import renderer from './react-renderer.ts';

type Props = Readonly<Record<string, unknown>>;

const greeting = ({ name }: Props) => createElement('p', { id: useId() }, `Hello ${name}`, ' & welcome');

function render(page: object, hydrate?: string) {
  return renderer.renderToStaticMarkup.call(
    { result: page },
    greeting,
    { name: 'Ana' },
    {},
    hydrate ? { hydrate } : {},
  );
}

test('components that only the server uses have none of React’s marks', () => {
  expect(render({}).html).toMatch(/^<p id="[^"]+">Hello Ana &amp; welcome<\/p>$/);
});

test('islands have React’s marks, and a prefix for each island of a page', () => {
  const page = {};
  const [first, second] = [render(page, 'touch'), render(page, 'touch')];
  expect([first.attrs, second.attrs]).toEqual([{ prefix: 'r0' }, { prefix: 'r1' }]);
  expect(first.html).toContain('Hello Ana<!-- --> &amp; welcome');
  expect(first.html).toContain('r0');
  expect(second.html).toContain('r1');
  expect(render({}, 'touch')).toEqual(first);
});

test('a slot is put where the component has its children', () => {
  const frame = ({ children }: { readonly children?: ReactNode }) => createElement('div', null, children);
  const html = (slot: string) => renderer.renderToStaticMarkup.call({ result: {} }, frame, {}, { default: slot }).html;
  expect(html('<p>$& one</p>')).toBe('<div><p>$& one</p></div>');
  expect(html(' ')).toBe('<div></div>');
});

test('islands with slots, named slots, and what is no function, are left to Astro’s own renderer', () => {
  const slot = { default: '<p>Slot</p>' };
  expect(renderer.check(greeting, {}, {})).toBe(true);
  expect(renderer.check(greeting, {}, slot)).toBe(true);
  expect(renderer.check(greeting, {}, slot, { hydrate: 'touch' })).toBe(false);
  expect(renderer.check(greeting, {}, { ...slot, end: '<p>End</p>' })).toBe(false);
  expect(renderer.check('p', {}, {})).toBe(false);
});
