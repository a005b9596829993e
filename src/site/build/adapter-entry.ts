import { readFileSync } from 'node:fs';
import { createApp } from 'astro/app/entrypoint';
import { z } from 'zod';
import type { PageContext } from '#shared/site-content.ts';

/**
 * The URLs of the desk's scripts. The build writes them to a file in the folder of this module (see `desk-scripts.ts`).
 */
const deskScripts = z
  .object({ first: z.string(), others: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(new URL('./desk-scripts.json', import.meta.url), 'utf8')));

const app = createApp({ streaming: false });
// Makes Astro write its log lines as JSON, like the server.
app.logger.setDestination({
  write: ({ level, label, message }) => console.error(JSON.stringify({ level, label, message })),
});

/**
 * Renders the page at a URL. Astro gets a new request that has no headers, so that no page can depend on the headers of
 * a visitor.
 */
export function renderPage(address: URL, context: PageContext): Promise<Response> {
  return app.render(new Request(address), { locals: { ...context, deskScripts } });
}
