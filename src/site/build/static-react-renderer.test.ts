import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import renderer from './static-react-renderer.ts';

/** Returns a component that shows its name, and a function that counts how often it was rendered. */
function countedComponent() {
  let count = 0;
  const component = ({ name }: Readonly<Record<string, unknown>>) => {
    count += 1;
    return createElement('p', null, `Hello ${name}`, ' & welcome');
  };
  return { component, count: () => count };
}

describe('components that only the server uses', () => {
  test('are rendered once for the same plain props', () => {
    const { component, count } = countedComponent();
    const once = { html: '<p>Hello Ana &amp; welcome</p>' };
    expect(renderer.renderToStaticMarkup(component, { name: 'Ana' })).toEqual(once);
    expect(renderer.renderToStaticMarkup(component, { name: 'Ana' })).toEqual(once);
    expect(count()).toBe(1);
    expect(renderer.renderToStaticMarkup(component, { name: 'Ben' }).html).toContain('Ben');
    expect(count()).toBe(2);
  });

  test('are kept apart from other components with the same props', () => {
    const other = () => createElement('b', null, 'Other');
    renderer.renderToStaticMarkup(countedComponent().component, { name: 'Ana' });
    expect(renderer.renderToStaticMarkup(other, { name: 'Ana' }).html).toBe('<b>Other</b>');
  });

  test.each([
    ['content', { name: 'Ana', articles: [] }],
    ['a moment', { name: 'Ana', now: new Date(0) }],
    ['a function', { name: 'Ana', open: () => 'x' }],
    ['nothing known', { name: null }],
  ])('are rendered each time if a prop is %s', (_kind, props) => {
    const { component, count } = countedComponent();
    renderer.renderToStaticMarkup(component, props);
    renderer.renderToStaticMarkup(component, props);
    expect(count()).toBe(2);
  });

  test('keep at most a hundred results, the ones used last', () => {
    const { component, count } = countedComponent();
    renderer.renderToStaticMarkup(component, { name: 'first' });
    for (let index = 0; index < 100; index += 1) {
      renderer.renderToStaticMarkup(component, { name: `visitor ${index}` });
      renderer.renderToStaticMarkup(component, { name: 'visitor 0' });
    }
    expect(count()).toBe(101);
    renderer.renderToStaticMarkup(component, { name: 'visitor 0' });
    expect(count()).toBe(101);
    renderer.renderToStaticMarkup(component, { name: 'first' });
    expect(count()).toBe(102);
  });
});

test('islands, components with slots, and what is no function are left to Astro’s own renderer', () => {
  const { component } = countedComponent();
  expect(renderer.check(component, {}, {}, {})).toBe(true);
  expect(renderer.check(component, {}, {}, { hydrate: 'load' })).toBe(false);
  expect(renderer.check(component, {}, { default: '<p>Slot</p>' }, {})).toBe(false);
  expect(renderer.check('p', {}, {}, {})).toBe(false);
});
