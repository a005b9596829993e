import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  ownerSettingParamsSchema,
  ownerSettingSaveSchema,
  ownerSettingSchema,
} from '#shared/api/owner-setting-contract.ts';
import { ifMatchHeaderSchema, parseIfMatch } from '../database/record-version.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { withEtag } from '../http/record-replies.ts';
import { type ContentParts, writerOf } from './content-parts.ts';
import type { OwnerValues } from './owner-facts.service.ts';
import { listOwnerSettings, resetOwnerSetting, saveOwnerSetting } from './owner-setting.service.ts';

type OwnerSettingParts = Omit<ContentParts, 'timeZone'> & { readonly defaults: OwnerValues };

const config = { access: 'admin' } as const;
const settingPath = `${apiPaths.adminSettings}/:name`;

export const ownerSettingRoutes: FastifyPluginAsyncZod<OwnerSettingParts> = async (app, parts) => {
  tagRoutes(app, 'Desk: settings');
  const { db, defaults } = parts;

  app.get(apiPaths.adminSettings, {
    config,
    schema: {
      summary: 'List the owner’s settings',
      description: 'Each with its value and its default. A value of null means that nothing is shown.',
      response: { 200: z.array(ownerSettingSchema).describe('Settings') },
    },
    handler: () => listOwnerSettings(db, defaults),
  });

  app.put(settingPath, {
    config,
    schema: {
      summary: 'Change a setting',
      description: 'Pages that show it are rendered again at once. null shows nothing.',
      params: ownerSettingParamsSchema,
      headers: ifMatchHeaderSchema,
      body: ownerSettingSaveSchema,
      response: { 200: ownerSettingSchema.describe('The setting'), ...problemResponses(409) },
    },
    handler: async (request, reply) => {
      const target = { name: request.params.name, expected: parseIfMatch(request.headers['if-match']) };
      return withEtag(
        reply,
        await saveOwnerSetting(db, defaults, target, request.body.value, writerOf(request, parts)),
      );
    },
  });

  app.delete(settingPath, {
    config,
    schema: {
      summary: 'Go back to the default of a setting',
      params: ownerSettingParamsSchema,
      headers: ifMatchHeaderSchema,
      response: { 200: ownerSettingSchema.describe('The setting'), ...problemResponses(409) },
    },
    handler: async (request, reply) => {
      const target = { name: request.params.name, expected: parseIfMatch(request.headers['if-match']) };
      return withEtag(reply, await resetOwnerSetting(db, defaults, target, writerOf(request, parts)));
    },
  });
};
