import type { IncomingMessage, ServerResponse } from 'node:http';
import { appLimits, buildApp } from './app.ts';
import { parseConfig } from './config/config.ts';
import { createOwnerSettings, readOwnerDefaults } from './content/owner-facts.service.ts';
import { createSiteContent } from './content/public-content.service.ts';
import { buildPageContext } from './pages/page-renderer.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Astro's development server reads `Astro.locals` from this property of a request. */
const astroLocals = Symbol.for('astro.locals');

/** Starts the application for Astro's development server, which renders the pages itself. */
export async function startDevelopmentApp() {
  const config = parseConfig(process.env);
  const db = await prepareDatabase(config);
  const app = await buildApp({ config, db, limits: appLimits });
  const content = createSiteContent(db, createOwnerSettings(db, readOwnerDefaults(config.voice.consent)));
  await app.ready();

  return {
    /**
     * Answers requests for the API, pictures, recordings and the health checks. Passes every other request on to Astro, together
     * with the context that its page is rendered from.
     */
    handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const path = request.url ?? '/';
      if (/^\/(?:health(?:\/ready)?$|(?:api|pictures|recordings)\/)/.test(path)) {
        app.routing(request, response);
        return;
      }
      const context = buildPageContext(config, {
        content,
        now: new Date(),
        openEnquiryForm: app.enquiryDesk.openForm,
        noteFailure: (error) => app.log.error({ err: error }, 'a page could not be rendered'),
      });
      Reflect.set(request, astroLocals, context);
      next();
    },
    async close(): Promise<void> {
      await app.close();
      await db.destroy();
    },
  };
}
