import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

type Props = Readonly<Record<string, unknown>>;
type PageComponent = ComponentType<Props>;

interface RendererThis {
  /** Astro's state of one page. */
  readonly result: object;
}

interface Metadata {
  /** The directive of an island, such as `touch`. */
  readonly hydrate?: string;
}

interface Rendered {
  readonly html: string;
  /** Attributes of the island's element. */
  readonly attrs?: { readonly prefix: string };
}

const islandCounts = new WeakMap<object, number>();

/** Marks the place of a slot in the HTML. No text of a component can contain this mark, because `<` is escaped. */
const slotElement = 'astro-static-slot';
const slotMark = `<${slotElement}></${slotElement}>`;

/**
 * Returns whether this renderer can render a component. The component must be a function. It may have the default slot
 * if it is not an island, and no other slot. @astrojs/react renders all other components.
 */
function check(component: unknown, _props: Props, slots: Props, metadata?: Metadata): boolean {
  if (typeof component !== 'function') return false;
  const names = Object.keys(slots);
  return names.length === 0 || (!metadata?.hydrate && names.every((name) => name === 'default'));
}

/** Returns the HTML of a component. An island also gets the prefix of its ids, which the browser needs. */
function render(
  this: RendererThis,
  component: PageComponent,
  props: Props,
  slots: Props = {},
  metadata?: Metadata,
): Rendered {
  if (metadata?.hydrate) {
    const prefix = islandPrefix(this.result);
    return { html: renderToString(createElement(component, props), { identifierPrefix: prefix }), attrs: { prefix } };
  }
  const slot = String(slots.default ?? '');
  if (!/\S/.test(slot)) return { html: renderToStaticMarkup(createElement(component, props)) };
  const html = renderToStaticMarkup(createElement(component, props, createElement(slotElement)));
  return { html: html.replace(slotMark, () => slot) };
}

/**
 * Returns the prefix of the ids that React makes in an island. Each island of a page has a different prefix. The
 * browser reads the prefix from the island's element.
 */
function islandPrefix(result: object): string {
  const count = islandCounts.get(result) ?? 0;
  islandCounts.set(result, count + 1);
  return `r${count}`;
}

/** The interface of a renderer of Astro. */
export default { name: 'bellbird-react', check, renderToStaticMarkup: render, supportsAstroStaticSlot: true };
