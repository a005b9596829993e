import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  newPreviewLinkSchema,
  type PreviewedArticle,
  previewLinkCreateSchema,
  previewLinkExtensionSchema,
  previewLinkSchema,
  previewLinksQuerySchema,
  previewLinkUpdateSchema,
  previewRequestSchema,
  previewSchema,
} from '#shared/api/preview-contract.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import { requireAccount } from '../../accounts/access.ts';
import { tagRoutes } from '../../http/api-description.ts';
import { problemResponses } from '../../http/problem-responses.ts';
import { articleBodyLimit } from '../../http/request-limits.ts';
import { type ContentParts, writerOf } from '../content-parts.ts';
import {
  closePreviewLink,
  createPreviewLink,
  extendPreviewLink,
  listPreviewLinks,
  updateLinkedArticle,
} from './preview-link.service.ts';
import { buildPreviewedArticle } from './previewed-article.ts';
import type { RenderPreview } from './render-preview.ts';

type PreviewParts = ContentParts & { readonly renderPreview: RenderPreview };

const linkPath = `${apiPaths.adminPreviewLinks}/:id`;
const config = { access: 'editor' } as const;

export const previewRoutes: FastifyPluginAsyncZod<PreviewParts> = async (app, parts) => {
  tagRoutes(app, 'Desk: articles');
  const { db, now, renderPreview } = parts;
  const sharedOf = async (previewed: PreviewedArticle) => ({
    articleId: previewed.article_id,
    article: await buildPreviewedArticle(parts, previewed),
  });
  const accountIdOf = (request: FastifyRequest) => requireAccount(request).id;

  app.post(apiPaths.adminPreviews, {
    config,
    bodyLimit: articleBodyLimit,
    schema: {
      summary: 'Render a form as the page or card of an article',
      description: 'Stores nothing. The fields need not be valid.',
      body: previewRequestSchema,
      response: { 200: previewSchema.describe('The page') },
    },
    handler: async (request) => {
      const { shows, locale } = request.body;
      const article = await buildPreviewedArticle(parts, request.body);
      const page = await renderPreview(request, { locale, name: 'form', preview: { state: 'open', article, shows } });
      return { html: await page.text() };
    },
  });

  app.get(apiPaths.adminPreviewLinks, {
    config,
    schema: {
      summary: 'List the open preview links of an article',
      querystring: previewLinksQuerySchema,
      response: { 200: z.array(previewLinkSchema).describe('Links') },
    },
    handler: (request) =>
      listPreviewLinks(db, { articleId: request.query.article_id, accountId: accountIdOf(request), now: now() }),
  });

  app.post(apiPaths.adminPreviewLinks, {
    config,
    bodyLimit: articleBodyLimit,
    schema: {
      summary: 'Share a preview of an article',
      description: 'The link shows the sent form to everybody who has it, until it expires or is closed.',
      body: previewLinkCreateSchema,
      response: { 201: newPreviewLinkSchema.describe('The new link'), ...problemResponses(404, 409) },
    },
    handler: async (request) => {
      const { days } = request.body;
      const shared = await sharedOf(request.body);
      const owner = { accountId: accountIdOf(request), days };
      return createPreviewLink(db, shared, { ...owner, ...writerOf(request, parts) });
    },
  });

  app.put(linkPath, {
    config,
    bodyLimit: articleBodyLimit,
    schema: {
      summary: 'Show another text at a preview link',
      description: 'The address and the time at which it expires stay the same.',
      params: idParamsSchema,
      body: previewLinkUpdateSchema,
      response: { 200: previewLinkSchema.describe('The link'), ...problemResponses(404) },
    },
    handler: async (request) =>
      updateLinkedArticle(db, request.params.id, await sharedOf(request.body), writerOf(request, parts)),
  });

  app.post(`${linkPath}/extension`, {
    config,
    schema: {
      summary: 'Keep a preview link open longer',
      description: 'A link can be open for at most 30 days from now. Its address and its text stay the same.',
      params: idParamsSchema,
      body: previewLinkExtensionSchema,
      response: { 200: previewLinkSchema.describe('The link'), ...problemResponses(404) },
    },
    handler: (request) => extendPreviewLink(db, request.params.id, request.body.days, writerOf(request, parts)),
  });

  app.delete(linkPath, {
    config,
    schema: {
      summary: 'Close a preview link',
      params: idParamsSchema,
      response: { 204: z.undefined().describe('Closed'), ...problemResponses(404) },
    },
    handler: (request) => closePreviewLink(db, request.params.id, writerOf(request, parts)),
  });
};
