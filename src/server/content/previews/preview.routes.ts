import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
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
import { requireAccount, requireActor } from '../../accounts/access.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { problemResponses } from '../../http/problem-responses.ts';
import { articleBodyLimit } from '../../http/request-limits.ts';
import type { SanitiseHtml } from '../article-html.ts';
import {
  closePreviewLink,
  createPreviewLink,
  extendPreviewLink,
  listPreviewLinks,
  updateLinkedArticle,
} from './preview-link.service.ts';
import { buildPreviewedArticle } from './previewed-article.ts';
import type { RenderPreview } from './render-preview.ts';

interface PreviewRoutesOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: () => Date;
  readonly timeZone: string;
  readonly sanitiseHtml: SanitiseHtml;
  readonly renderPreview: RenderPreview;
}

const linkPath = `${apiPaths.adminPreviewLinks}/:id`;
const config = { access: 'editor' } as const;
const tags = ['Desk: articles'];

/** The desk's routes for previews and preview links. */
export const previewRoutes: FastifyPluginAsyncZod<PreviewRoutesOptions> = async (app, options) => {
  const { db, now, timeZone, sanitiseHtml, renderPreview } = options;
  const articleOf = (previewed: PreviewedArticle) =>
    buildPreviewedArticle({ db, sanitiseHtml, timeZone, now: now() }, previewed);
  const sharedOf = async (previewed: PreviewedArticle) => ({
    articleId: previewed.article_id,
    article: await articleOf(previewed),
  });
  const accountIdOf = (request: FastifyRequest) => requireAccount(request).id;
  const writerOf = (request: FastifyRequest) => ({ now: now(), actor: requireActor(request) });

  app.post(
    apiPaths.adminPreviews,
    {
      config,
      bodyLimit: articleBodyLimit,
      schema: {
        tags,
        summary: 'Render a form as the page or card of an article',
        description: 'Stores nothing. The fields need not be valid.',
        body: previewRequestSchema,
        response: { 200: previewSchema.describe('The page'), ...problemResponses(401, 403, 413, 415, 422) },
      },
    },
    async (request) => {
      const { shows, locale } = request.body;
      const article = await articleOf(request.body);
      const page = await renderPreview(request, { locale, name: 'form', preview: { state: 'open', article, shows } });
      return { html: await page.text() };
    },
  );

  app.get(
    apiPaths.adminPreviewLinks,
    {
      config,
      schema: {
        tags,
        summary: 'List the open preview links of an article',
        querystring: previewLinksQuerySchema,
        response: { 200: z.array(previewLinkSchema).describe('Links'), ...problemResponses(401, 403, 422) },
      },
    },
    (request) =>
      listPreviewLinks(db, { articleId: request.query.article_id, accountId: accountIdOf(request), now: now() }),
  );

  app.post(
    apiPaths.adminPreviewLinks,
    {
      config,
      bodyLimit: articleBodyLimit,
      schema: {
        tags,
        summary: 'Share a preview of an article',
        description: 'The link shows the sent form to everybody who has it, until it expires or is closed.',
        body: previewLinkCreateSchema,
        response: {
          201: newPreviewLinkSchema.describe('The new link'),
          ...problemResponses(401, 403, 404, 409, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const { days } = request.body;
      const shared = await sharedOf(request.body);
      const owner = { accountId: accountIdOf(request), days };
      const link = await createPreviewLink(db, shared, { ...owner, ...writerOf(request) });
      return reply.status(201).send(link);
    },
  );

  app.put(
    linkPath,
    {
      config,
      bodyLimit: articleBodyLimit,
      schema: {
        tags,
        summary: 'Show another text at a preview link',
        description: 'The address and the time at which it expires stay the same.',
        params: idParamsSchema,
        body: previewLinkUpdateSchema,
        response: {
          200: previewLinkSchema.describe('The link'),
          ...problemResponses(401, 403, 404, 413, 415, 422),
        },
      },
    },
    async (request) => updateLinkedArticle(db, request.params.id, await sharedOf(request.body), writerOf(request)),
  );

  app.post(
    `${linkPath}/extension`,
    {
      config,
      schema: {
        tags,
        summary: 'Keep a preview link open longer',
        description: 'A link can be open for at most 30 days from now. Its address and its text stay the same.',
        params: idParamsSchema,
        body: previewLinkExtensionSchema,
        response: {
          200: previewLinkSchema.describe('The link'),
          ...problemResponses(401, 403, 404, 413, 415, 422),
        },
      },
    },
    (request) => extendPreviewLink(db, request.params.id, request.body.days, writerOf(request)),
  );

  app.delete(
    linkPath,
    {
      config,
      schema: {
        tags,
        summary: 'Close a preview link',
        params: idParamsSchema,
        response: {
          204: z.undefined().describe('Closed'),
          ...problemResponses(401, 403, 404, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      await closePreviewLink(db, request.params.id, writerOf(request));
      return reply.status(204).send();
    },
  );
};
