import type { IncomingMessage, ServerResponse } from 'node:http';
import { appLimits, buildApp } from './app.ts';
import { parseConfig } from './config/config.ts';
import { sanitiseArticleHtml } from './content/article-html.ts';
import { createSiteContent } from './content/public-content.service.ts';
import { loadStarterContent } from './content/starter/starter-content.ts';
import { connectDatabase } from './database/connect.ts';
import { migrateToLatest } from './database/migrate.ts';
import { buildPageContext } from './pages/page-context.ts';

/** Property of a request from which Astro's development server reads `Astro.locals`. */
const astroLocals = Symbol.for('astro.locals');

/** Starts the application without pages, for Astro's development server, which renders them. */
export async function startDevelopmentApp() {
  const config = parseConfig(process.env);
  const db = await connectDatabase(config, 'may-create');
  await migrateToLatest(db);
  await loadStarterContent(db, {
    isWanted: config.starterContent,
    sanitiseHtml: sanitiseArticleHtml,
    now: new Date(),
  });
  const app = await buildApp({ config, db, limits: appLimits });
  const content = createSiteContent(db);
  await app.ready();

  return {
    /** Answers the paths of the API. Adds the page context to every other request and passes it on. */
    handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const path = request.url ?? '/';
      if (path === '/health' || path === '/health/ready' || path.startsWith('/api/')) {
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
