import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { SiteContent } from '#shared/site-content.ts';
import type { Config } from '../../config/config.ts';
import type { ThrottleLimit } from '../../http/database-rate-limiter.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import type { PageRenderer } from '../../pages/page-renderer.ts';
import type { ContentParts } from '../content-parts.ts';
import { reviewRoutes } from '../reviews/review.routes.ts';
import { createTellAuthor } from '../reviews/review.service.ts';
import { sharedReviewRoutes } from '../reviews/shared-review.routes.ts';
import { previewRoutes } from './preview.routes.ts';
import { createPreviewRenderer } from './render-preview.ts';
import { createPreviewGuard, sharedPreviewRoutes } from './shared-preview.routes.ts';

interface PreviewsOptions extends ContentParts {
  readonly config: Config;
  readonly content: SiteContent;
  readonly limit: ThrottleLimit;
  /** Unset when there is no mail server. */
  readonly mailOutbox: Pick<MailOutbox, 'addIn'> | undefined;
  readonly renderPage?: PageRenderer | undefined;
}

/** Registers the desk's previews, what reviewers write and, if this process renders pages, the pages of preview links. */
export const previews = fastifyPlugin(async (app: FastifyInstance, options: PreviewsOptions) => {
  const { db, config, now, limit, renderPage } = options;
  const renderPreview = createPreviewRenderer({ app, renderPage, ...options });
  await app.register(previewRoutes, { ...options, renderPreview });
  const guard = createPreviewGuard(limit);
  if (renderPage) await app.register(sharedPreviewRoutes, { db, now, renderPreview, guard });
  await app.register(sharedReviewRoutes, {
    db,
    now,
    guard,
    tellAuthor: createTellAuthor({ ...options, siteUrl: config.siteUrl }),
  });
  await app.register(reviewRoutes, options);
});
