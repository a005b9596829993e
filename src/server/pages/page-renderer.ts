import type { PageContext } from '#domain/site-content.ts';

/**
 * Renders the page at a path (with query) for visitors. The built site provides it; in development there is none,
 * because Astro's own server renders pages.
 */
export type PageRenderer = (address: URL, context: PageContext) => Promise<Response>;
