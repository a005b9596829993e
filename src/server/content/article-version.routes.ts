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
import { ifMatchHeaderSchema } from '../database/record-version.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { targetOf, withEtag } from '../http/record-replies.ts';
import { listVersions, requireVersion, restoreVersion } from './article-version.service.ts';
import { type ContentParts, writerOf } from './content-parts.ts';

const listPath = `${apiPaths.adminArticles}/:id/versions`;
const versionPath = `${listPath}/:number`;
const config = { access: 'editor' } as const;
const reading = { ...config, scopes: ['read_drafts'] } as const;

export const articleVersionRoutes: FastifyPluginAsyncZod<ContentParts> = async (app, parts) => {
  tagRoutes(app, 'Desk: articles');
  const { db } = parts;

  app.get(listPath, {
    config: reading,
    schema: {
      summary: 'List the versions of an article',
      description: 'At most 100, the newest first. Each says who saved it, when, and which fields changed.',
      params: idParamsSchema,
      response: { 200: z.array(articleVersionSchema).describe('Versions'), ...problemResponses(404) },
    },
    handler: (request) => listVersions(db, request.params.id),
  });

  app.get(versionPath, {
    config: reading,
    schema: {
      summary: 'Read a version of an article',
      params: versionParamsSchema,
      response: {
        200: fullArticleVersionSchema.describe('The version, with the state of the article'),
        ...problemResponses(404),
      },
    },
    handler: (request) => requireVersion(db, request.params.id, request.params.number),
  });

  app.post(`${versionPath}/restore`, {
    config,
    schema: {
      summary: 'Restore a version of an article',
      description:
        'Saves the article again as it was in this version. The notes say what could not be restored, and whether visitors now see the article.',
      params: versionParamsSchema,
      headers: ifMatchHeaderSchema,
      response: { 200: restoredVersionSchema.describe('The saved article'), ...problemResponses(404, 409) },
    },
    handler: async (request, reply) => {
      const target = { ...targetOf(request), number: request.params.number };
      const restored = await restoreVersion(db, target, writerOf(request, parts));
      return { ...restored, article: withEtag(reply, restored.article) };
    },
  });
};
