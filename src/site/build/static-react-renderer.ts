import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Props = Readonly<Record<string, unknown>>;
type StaticComponent = ComponentType<Props>;

/** Number of results that are kept for one component. A page of the site uses one of each. */
const keptResults = 100;
const resultsOf = new WeakMap<StaticComponent, Map<string, string>>();

/**
 * Returns whether this renderer can render a component: a function that no browser hydrates and that gets no slots.
 * Astro asks this for every component. @astrojs/react renders the others.
 */
function check(component: unknown, _props: Props, slots: Props, metadata?: { readonly hydrate?: string }): boolean {
  return typeof component === 'function' && !metadata?.hydrate && Object.keys(slots).length === 0;
}

/**
 * Returns the HTML of a component. A component is a pure function of its props, so the HTML for a set of plain props is
 * made once and kept. Plain are texts, numbers and booleans; a component that also gets content or a moment is rendered
 * each time.
 */
function render(component: StaticComponent, props: Props): { html: string } {
  if (!Object.values(props).every(isPlain)) return { html: renderToStaticMarkup(createElement(component, props)) };
  const results = resultsOf.get(component) ?? new Map<string, string>();
  resultsOf.set(component, results);
  const key = JSON.stringify(props);
  const html = results.get(key) ?? renderToStaticMarkup(createElement(component, props));
  results.delete(key);
  results.set(key, html);
  const [oldest] = results.keys();
  if (results.size > keptResults && oldest !== undefined) results.delete(oldest);
  return { html };
}

function isPlain(value: unknown): boolean {
  return value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
}

/** The interface of a renderer of Astro. */
export default { name: 'bellbird-static-react', check, renderToStaticMarkup: render, supportsAstroStaticSlot: true };
