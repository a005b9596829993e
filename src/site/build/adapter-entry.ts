import { readFileSync } from 'node:fs';
import { createApp } from 'astro/app/entrypoint';
import { z } from 'zod';
import type { PageContext } from '#domain/site-content.ts';

/** Written beside this module by `desk-scripts.ts`. */
const deskScripts = z
  .object({ first: z.string(), others: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(new URL('./desk-scripts.json', import.meta.url), 'utf8')));

const app = createApp({ streaming: false });

// A line of JSON each, like all the log's.
app.logger.setDestination({
  write: ({ level, label, message }) => console.error(JSON.stringify({ level, label, message })),
});

/** Renders the page at an address. The only request it sees is the one made here, so no visitor's header reaches a page. */
export function renderPage(address: URL, context: PageContext): Promise<Response> {
  return app.render(new Request(address), { locals: { ...context, deskScripts }, addCookieHeader: false });
}
