import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import type { PagePreview, SiteContent } from '#shared/site-content.ts';
import type { Config } from '../../config/config.ts';
import { logFailure } from '../../http/problem-answers.ts';
import { buildPageContext, type PageRenderer } from '../../pages/page-renderer.ts';
import { Problem } from '../../problem.ts';

/** The page to render. `name` is the last part of its path. */
interface PreviewPage {
  readonly locale: Locale;
  readonly name: string;
  readonly preview: PagePreview;
}

/**
 * Renders a preview with the pages of the site. Throws a 503 in development, where Astro's own server renders pages.
 */
export type RenderPreview = (request: FastifyRequest, page: PreviewPage) => Promise<Response>;

interface RenderPreviewParts {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly renderPage: PageRenderer | undefined;
  readonly content: SiteContent;
  readonly now: () => Date;
}

/** Path of the preview pages within a variant. */
export const previewPath = '/preview';

export function createPreviewRenderer(parts: RenderPreviewParts): RenderPreview {
  const { app, config, renderPage, content, now } = parts;
  return async (request, { locale, name, preview }) => {
    if (!renderPage) throw new Problem('unavailable', 'Previews need the built site. Start it with npm start.');
    const context = {
      ...buildPageContext(config, {
        content,
        now: now(),
        openEnquiryForm: app.enquiryDesk.openForm,
        noteFailure: (error) => logFailure(request, error),
      }),
      preview,
    };
    const page = await renderPage(new URL(localisedPath(locale, `${previewPath}/${name}`), config.siteUrl), context);
    if (page.status >= 500) throw new Error('The preview could not be rendered.');
    return page;
  };
}
