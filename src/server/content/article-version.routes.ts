import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import {
  articleVersionSchema,
  fullArticleVersionSchema,
  restoredVersionSchema,
  versionParamsSchema,
} from '#shared/api/version-contract.ts';
import { requireActor } from '../accounts/access.ts';
import type { Database } from '../database/database.ts';
import { etagOf, ifMatchHeaderSchema, parseIfMatch } from '../database/record-version.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import type { SanitiseHtml } from './article-html.ts';
import { listVersions, requireVersion, restoreVersion } from './article-version.service.ts';

interface ArticleVersionRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
  readonly sanitiseHtml: SanitiseHtml;
}

const listPath = `${apiPaths.adminArticles}/:id/versions`;
const versionPath = `${listPath}/:number`;
const config = { access: 'editor' } as const;
const reading = { ...config, scopes: ['read_drafts'] } as const;

export const articleVersionRoutes: FastifyPluginAsyncZod<ArticleVersionRoutesOptions> = async (app, options) => {
  tagRoutes(app, 'Desk: articles');
  const { db, now, sanitiseHtml } = options;
  const writerOf = (request: FastifyRequest) => ({
    sanitiseHtml,
    now: now(),
    actor: requireActor(request),
  });

  app.get(
    listPath,
    {
      config: reading,
      schema: {
        summary: 'List the versions of an article',
        description: 'At most 100, the newest first. Each says who saved it, when, and which fields changed.',
        params: idParamsSchema,
        response: { 200: z.array(articleVersionSchema).describe('Versions'), ...problemResponses(404) },
      },
    },
    (request) => listVersions(db, request.params.id),
  );

  app.get(
    versionPath,
    {
      config: reading,
      schema: {
        summary: 'Read a version of an article',
        params: versionParamsSchema,
        response: {
          200: fullArticleVersionSchema.describe('The version, with the state of the article'),
          ...problemResponses(404),
        },
      },
    },
    (request) => requireVersion(db, request.params.id, request.params.number),
  );

  app.post(
    `${versionPath}/restore`,
    {
      config,
      schema: {
        summary: 'Restore a version of an article',
        description:
          'Saves the article again as it was in this version. The notes say what could not be restored, and whether visitors now see the article.',
        params: versionParamsSchema,
        headers: ifMatchHeaderSchema,
        response: { 200: restoredVersionSchema.describe('The saved article'), ...problemResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const expected = parseIfMatch(request.headers['if-match']);
      const restored = await restoreVersion(db, { ...request.params, expected }, writerOf(request));
      reply.header('etag', etagOf(restored.article));
      return restored;
    },
  );
};
