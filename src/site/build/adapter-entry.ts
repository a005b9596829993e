import { readFileSync } from 'node:fs';
import { createApp } from 'astro/app/entrypoint';
import { z } from 'zod';
import type { PageContext } from '#domain/site-content.ts';

/** `desk-scripts.ts` writes this file beside the module. */
const deskScripts = z
  .object({ first: z.string(), others: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(new URL('./desk-scripts.json', import.meta.url), 'utf8')));

const app = createApp({ streaming: false });

// One line of JSON, like the rest of the log.
app.logger.setDestination({
  write: ({ level, label, message }) => console.error(JSON.stringify({ level, label, message })),
});

/** Renders the page of a URL. The request is created here, so that no header of a visitor reaches a page. */
export function renderPage(address: URL, context: PageContext): Promise<Response> {
  return app.render(new Request(address), { locals: { ...context, deskScripts }, addCookieHeader: false });
}
