import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { SiteContent } from '#shared/site-content.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { ThrottleLimit } from '../../http/database-rate-limiter.ts';
import type { PageRenderer } from '../../pages/page-renderer.ts';
import { type SanitiseHtml, sanitiseArticleHtml } from '../article-html.ts';
import { previewRoutes } from './preview.routes.ts';
import { createPreviewRenderer } from './render-preview.ts';
import { sharedPreviewRoutes } from './shared-preview.routes.ts';

interface PreviewsOptions {
  readonly db: Database;
  readonly config: Config;
  readonly content: SiteContent;
  readonly now: () => Date;
  readonly limit: ThrottleLimit;
  readonly renderPage?: PageRenderer | undefined;
  readonly sanitiseHtml?: SanitiseHtml | undefined;
}

/** Registers the desk's previews and, if this process renders pages, the pages of preview links. */
export const previews = fastifyPlugin(async (app: FastifyInstance, options: PreviewsOptions) => {
  const { db, config, content, now, limit, renderPage, sanitiseHtml = sanitiseArticleHtml } = options;
  const renderPreview = createPreviewRenderer({ app, config, renderPage, content, now });
  await app.register(previewRoutes, { db, now, timeZone: config.siteTimeZone, sanitiseHtml, renderPreview });
  if (renderPage) await app.register(sharedPreviewRoutes, { db, now, renderPreview, limit });
});
