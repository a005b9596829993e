import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { KeptHtml } from './kept-html.ts';
import { isForOneVisitor } from './personal-pages.ts';

type Props = Readonly<Record<string, unknown>>;
type PageComponent = ComponentType<Props>;

/** The part of Astro's state of one page that this renderer uses. */
interface PageResult {
  readonly request: Request;
}

interface RendererThis {
  readonly result: PageResult;
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

const kept = new KeptHtml();
const islandCounts = new WeakMap<PageResult, number>();

/** Marks the place of a slot in cached HTML. No text of a component can contain this mark, because `<` is escaped. */
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

/**
 * Returns the HTML of a component. Components are pure functions of their props. So if the props are plain data, the
 * HTML is made once and cached. HTML with a text that one visitor typed, or with unpublished content, is never cached.
 */
function render(
  this: RendererThis,
  component: PageComponent,
  props: Props,
  slots: Props = {},
  metadata?: Metadata,
): Rendered {
  const { result } = this;
  const prefix = metadata?.hydrate ? islandPrefix(result) : undefined;
  const slot = String(slots.default ?? '');
  const hasSlot = /\S/.test(slot);
  const make = () => {
    const element = createElement(component, hasSlot ? { ...props, children: createElement(slotElement) } : props);
    return prefix === undefined ? renderToStaticMarkup(element) : renderToString(element, { identifierPrefix: prefix });
  };
  const form = prefix ?? (hasSlot ? 'slot' : '');
  const html = isForOneVisitor(result.request) ? make() : kept.get(component, props, form, make);
  if (prefix !== undefined) return { html, attrs: { prefix } };
  return { html: hasSlot ? html.split(slotMark).reduce((before, after) => before + slot + after) : html };
}

/**
 * Returns the prefix of the ids that React makes in an island. Each island of a page has a different prefix. The
 * browser reads the prefix from the island's element.
 */
function islandPrefix(result: PageResult): string {
  const count = islandCounts.get(result) ?? 0;
  islandCounts.set(result, count + 1);
  return `r${count}`;
}

/** The interface of a renderer of Astro. */
export default { name: 'bellbird-react', check, renderToStaticMarkup: render, supportsAstroStaticSlot: true };
