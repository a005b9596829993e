import type { PageContext } from '#domain/site-content.ts';

/**
 * Renders the page at an address. The built site provides it. It is unset in development, since Astro's own server
 * renders pages.
 */
export type PageRenderer = (address: URL, context: PageContext) => Promise<Response>;
