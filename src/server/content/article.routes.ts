import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  adminArticlesQuerySchema,
  articleAddressSchema,
  articleSaveSchema,
  articleSchema,
  listedArticleSchema,
} from '#shared/api/article-contract.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import { idempotencyHeaderSchema } from '#shared/api/working-copy-contract.ts';
import { dateInZone } from '#shared/rules/dates.ts';
import { requireActor } from '../accounts/access.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { ofTarget, targetOf, withEtag, withTotal } from '../http/record-replies.ts';
import { articleBodyLimit } from '../http/request-limits.ts';
import {
  createArticle,
  duplicateArticle,
  listArticles,
  readArticle,
  removeArticle,
  saveArticle,
} from './article.service.ts';
import { changeArticleSlug } from './article-address.service.ts';
import { sanitiseArticleHtml, warmArticleHtml } from './article-html.ts';
import { type ContentParts, writerOf } from './content-parts.ts';
import { saveKeyOf } from './working-copies/working-copy.routes.ts';

const recordPath = `${apiPaths.adminArticles}/:id`;
const config = { access: 'editor' } as const;
const reading = { access: 'editor', scopes: ['read_published', 'read_drafts'] } as const;
const writing = { access: 'editor', scopes: ['write_drafts', 'publish'] } as const;

export const articleRoutes: FastifyPluginAsyncZod<ContentParts> = async (app, parts) => {
  tagRoutes(app, 'Desk: articles');
  const { db, now, timeZone, sanitiseHtml, findFaulty } = parts;

  app.get(apiPaths.adminArticles, {
    config: reading,
    schema: {
      summary: 'List articles, drafts included',
      description: 'All of them, or the range that the query asks for. X-Total-Count is the total number.',
      querystring: adminArticlesQuerySchema,
      response: { 200: z.array(listedArticleSchema).describe('Articles') },
    },
    handler: async (request, reply) => {
      // Somebody who opens the list may soon save.
      if (sanitiseHtml === sanitiseArticleHtml) warmArticleHtml();
      return withTotal(reply, await listArticles(db, request.query, requireActor(request), findFaulty));
    },
  });

  app.get(recordPath, {
    config: reading,
    schema: {
      summary: 'Read an article',
      params: idParamsSchema,
      response: { 200: articleSchema.describe('The article'), ...problemResponses(404) },
    },
    handler: async (request, reply) => withEtag(reply, await readArticle(db, request.params.id, requireActor(request))),
  });

  app.post(apiPaths.adminArticles, {
    config: writing,
    bodyLimit: articleBodyLimit,
    schema: {
      summary: 'Create an article',
      description: 'The slug is made from the title. HTML that articles may not contain is removed.',
      headers: idempotencyHeaderSchema,
      body: articleSaveSchema,
      response: { 201: articleSchema.describe('The new article'), ...problemResponses(409) },
    },
    handler: async (request, reply) =>
      withEtag(reply, await createArticle(db, request.body, writerOf(request, parts), saveKeyOf(request))),
  });

  app.post(`${recordPath}/duplicate`, {
    config,
    schema: {
      summary: 'Copy an article',
      description: 'The copy is a draft with the publish date of today.',
      params: idParamsSchema,
      headers: idempotencyHeaderSchema,
      response: { 201: articleSchema.describe('The copy'), ...problemResponses(404, 409) },
    },
    handler: async (request, reply) => {
      const today = dateInZone(timeZone, now());
      return withEtag(
        reply,
        await duplicateArticle(db, request.params.id, today, writerOf(request, parts), saveKeyOf(request)),
      );
    },
  });

  app.put(recordPath, {
    config: writing,
    bodyLimit: articleBodyLimit,
    schema: {
      summary: 'Save an article',
      ...ofTarget,
      body: articleSaveSchema,
      response: { 200: articleSchema.describe('The saved article'), ...problemResponses(404, 409) },
    },
    handler: async (request, reply) =>
      withEtag(reply, await saveArticle(db, targetOf(request), request.body, writerOf(request, parts))),
  });

  app.delete(recordPath, {
    config: writing,
    schema: {
      summary: 'Delete an article',
      ...ofTarget,
      response: { 204: z.undefined().describe('Deleted'), ...problemResponses(404) },
    },
    handler: (request) => removeArticle(db, targetOf(request), writerOf(request, parts)),
  });

  app.put(`${recordPath}/slug`, {
    config: writing,
    schema: {
      summary: 'Change the address of an article',
      description: 'The former address of an article that was published leads to the new one.',
      ...ofTarget,
      body: articleAddressSchema,
      response: { 200: articleSchema.describe('The article'), ...problemResponses(404, 409) },
    },
    handler: async (request, reply) => {
      const target = { ...targetOf(request), slug: request.body.slug };
      return withEtag(reply, await changeArticleSlug(db, target, writerOf(request, parts)));
    },
  });
};
