import { createApp } from 'astro/app/entrypoint';
import type { PageContext } from '#domain/site-content.ts';

const app = createApp({ streaming: false });

/** Renders the page at an address. The only request it sees is the one made here, so no visitor's header reaches a page. */
export function renderPage(address: URL, context: PageContext): Promise<Response> {
  return app.render(new Request(address), { locals: context, addCookieHeader: false });
}
