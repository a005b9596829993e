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

/**
 * Returns whether this renderer can render a component: a function that gets no slots. Astro asks this for every
 * component. @astrojs/react renders the others.
 */
function check(component: unknown, _props: Props, slots: Props): boolean {
  return typeof component === 'function' && Object.keys(slots).length === 0;
}

/**
 * Returns the HTML of a component. A component is a pure function of its props, so the HTML for props that are data is
 * made once and kept. What was typed by one visitor or is not published is never kept.
 */
function render(
  this: RendererThis,
  component: PageComponent,
  props: Props,
  _slots?: Props,
  metadata?: Metadata,
): Rendered {
  const { result } = this;
  const prefix = metadata?.hydrate ? islandPrefix(result) : undefined;
  const make = () => {
    const element = createElement(component, props);
    return prefix === undefined ? renderToStaticMarkup(element) : renderToString(element, { identifierPrefix: prefix });
  };
  const html = isForOneVisitor(result.request) ? make() : kept.get(component, props, prefix ?? '', make);
  return prefix === undefined ? { html } : { html, attrs: { prefix } };
}

/**
 * Returns the prefix of the identifiers in an island. It is different for each island of a page. The browser reads it
 * from the island's element.
 */
function islandPrefix(result: PageResult): string {
  const count = islandCounts.get(result) ?? 0;
  islandCounts.set(result, count + 1);
  return `r${count}`;
}

/** The interface of a renderer of Astro. */
export default { name: 'bellbird-react', check, renderToStaticMarkup: render, supportsAstroStaticSlot: true };
