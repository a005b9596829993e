import { readFileSync } from 'node:fs';
import { createApp } from 'astro/app/entrypoint';
import { z } from 'zod';
import type { PageContext } from '#domain/site-content.ts';

/** Written beside this module by `desk-scripts.ts`. */
const deskScripts = z
  .object({ first: z.string(), others: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(new URL('./desk-scripts.json', import.meta.url), 'utf8')));

const app = createApp({ streaming: false });

/** Renders the page at an address. The only request it sees is the one made here, so no visitor's header reaches a page. */
export function renderPage(address: URL, context: PageContext): Promise<Response> {
  return app.render(new Request(address), { locals: { ...context, deskScripts }, addCookieHeader: false });
}
