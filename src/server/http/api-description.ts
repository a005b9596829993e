import { readdirSync } from 'node:fs';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { siteConfig } from '#site.config';
import * as problem from '../problem.ts';
import { completeDocument } from './api-document.ts';
import { apiPagePolicy, renderApiPage } from './api-page.ts';

/** Parts of names of schemas that the document shows in place, such as those of queries. */
const inPlace = /Query|Params|Header|Filter|Text|Id$|Event$/;

const contractFolder = new URL('../../shared/api/', import.meta.url);

/**
 * Names the objects of the API contract, so that the OpenAPI document describes each once: `articleSaveSchema` becomes
 * the component `ArticleSave`. The name of a schema that is exported twice is the first one.
 */
async function nameComponents(): Promise<void> {
  const files = readdirSync(contractFolder)
    .toSorted()
    .filter((name) => name.endsWith('-contract.ts'));
  const contracts = await Promise.all(
    files.map((name): Promise<object> => import(/* @vite-ignore */ new URL(name, contractFolder).href)),
  );
  for (const [exported, schema] of [...contracts, problem].flatMap((contract) => Object.entries(contract))) {
    if (!exported.endsWith('Schema') || !(schema instanceof z.ZodObject || schema instanceof z.ZodUnion)) continue;
    const name = exported.slice(0, -'Schema'.length);
    const known = z.globalRegistry.get(schema);
    if (known?.id === undefined && !inPlace.test(name)) {
      z.globalRegistry.add(schema, { ...known, id: `${name.charAt(0).toUpperCase()}${name.slice(1)}` });
    }
  }
}

/**
 * Collects the routes in one OpenAPI document, with the access that each requires. Register this plugin first: routes
 * that were registered earlier are missing.
 */
export const apiDescription = fastifyPlugin(async (app: FastifyInstance) => {
  await nameComponents();
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${siteConfig.brand} API`,
        description:
          'Articles, categories, tags, accounts, the assistant and enquiries. Every error body is an object with `detail`. An address longer than 2,048 characters returns 414.',
        version: '1',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-all-rights-reserved' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The access_token that signing in returns.' },
          apiToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'bellbird_…',
            description: 'A token for programs, from API tokens in the desk. It needs the scope that is listed.',
          },
        },
      },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const { method, config } = document.route;
      if (!schema || schema.hide) return { schema, url };
      const security =
        config?.access === 'anyone'
          ? []
          : [{ bearer: [] }, ...(config?.scopes ?? []).map((scope) => ({ apiToken: [scope] }))];
      const operationId = operationIdOf(String([method].flat()[0]), url);
      return { schema: { ...schema, operationId, security }, url };
    },
    transformObject: (document) => completeDocument(jsonSchemaTransformObject(document)),
  });
});

/** Puts the routes that a plugin declares after this call under one heading of the document. */
export function tagRoutes(app: Pick<FastifyInstance, 'addHook'>, tag: string): void {
  app.addHook('onRoute', ({ schema }) => {
    if (schema) schema.tags ??= [tag];
  });
}

/** Serves the document at /api/openapi.json, and a page that shows it at /api/docs. Neither changes, so each is made once. */
export async function apiDescriptionRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { access: 'anyone', ...route.config };
  });
  app.get(apiPaths.openapi, { schema: { hide: true }, handler: async () => app.swagger() });
  let page: string | undefined;
  app.get(apiPaths.docs, {
    schema: { hide: true },
    handler: async (_request, reply) => {
      reply.header('content-security-policy', apiPagePolicy);
      page ??= renderApiPage(app.swagger());
      return reply.type('text/html; charset=utf-8').send(page);
    },
  });
}

const verbs: Readonly<Record<string, string>> = { GET: 'get', POST: 'create', PUT: 'update', DELETE: 'delete' };

/** Last parts of paths that name what a POST does. */
const actions = new Set('accept ask duplicate join login logout merge read register restore start view'.split(' '));

/** Operations whose path does not make a good name. */
const chosen: Readonly<Record<string, string>> = {
  'DELETE /api/auth/sessions': 'endOtherSessions',
  'DELETE /api/admin/people/:id': 'deletePerson',
  'DELETE /api/admin/people/:id/sessions': 'signOutPerson',
  'GET /api/admin/audit': 'listHistory',
  'GET /api/admin/audit/actors': 'listHistoryActors',
  'GET /api/admin/health': 'checkAccess',
  'GET /api/admin/people': 'listPeople',
  'GET /api/admin/people/:id/sessions': 'listPersonSessions',
  'GET /api/admin/trash': 'listTrash',
  'GET /api/content/public/articles/featured': 'listFeaturedArticles',
  'GET /health/ready': 'getReadiness',
  'GET /pictures/:name': 'getPictureFile',
  'GET /recordings/:name': 'getRecordingFile',
  'POST /api/admin/articles/changes': 'changeArticles',
  'POST /api/admin/articles/deletions': 'deleteArticles',
  'POST /api/admin/assistant/ask': 'askAssistantInDesk',
  'POST /api/admin/people/:id/confirmation': 'confirmPersonAddress',
  'POST /api/admin/personal-data/searches': 'findPersonalData',
  'POST /api/admin/replacements/searches': 'findReplacements',
  'POST /api/admin/settings/test-messages': 'sendTestMessage',
  'POST /api/admin/trash/restorations': 'restoreRecords',
  'POST /api/analytics/page-view': 'countPageView',
  'POST /api/analytics/speed': 'countPageSpeed',
  'POST /api/analytics/step': 'countVisitStep',
  'POST /api/auth/change-password': 'changePassword',
  'POST /api/auth/confirm': 'confirmSession',
  'POST /api/auth/login/second-step': 'completeLogin',
  'POST /api/auth/passkeys/:id/removal': 'removePasskey',
  'POST /api/demo-agents/read': 'readDemoTurn',
  'PUT /api/admin/people/:id/role': 'updatePersonRole',
};

/**
 * Returns the name of an operation, from which generators of clients make the name of a function: `listArticles` for
 * `GET /api/admin/articles`, `getArticle`, `createArticle`, `updateArticle` and `deleteArticle` for one article.
 */
function operationIdOf(method: string, url: string): string {
  const name = chosen[`${method} ${url}`];
  if (name) return name;
  const parts = url.split('/').filter((part) => !['', 'api', 'admin', 'auth', 'public'].includes(part));
  const nouns = parts.filter((part) => !part.startsWith(':')).map((part) => (part === 'content' ? 'public' : part));
  const last = nouns.at(-1) ?? '';
  const isAction = method === 'POST' && actions.has(last);
  const isOne = method === 'POST' || parts.at(-1)?.startsWith(':');
  const isList = method === 'GET' && !isOne && last.endsWith('s');
  const named = isAction ? nouns.slice(0, -1) : nouns;
  const words = named.map((noun, at) => (at < named.length - 1 || isOne ? singular(noun) : noun));
  return camelCase([isAction ? last : isList ? 'list' : (verbs[method] ?? method), ...words].join('-'));
}

function singular(noun: string): string {
  return noun.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
}

function camelCase(words: string): string {
  return words.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}
