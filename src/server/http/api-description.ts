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
import { operationIdOf } from './operation-ids.ts';

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
  app.get(apiPaths.openapi, { schema: { hide: true } }, async () => app.swagger());
  let page: string | undefined;
  app.get(apiPaths.docs, { schema: { hide: true } }, async (_request, reply) => {
    reply.header('content-security-policy', apiPagePolicy);
    page ??= renderApiPage(app.swagger());
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
