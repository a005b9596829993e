import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  pictureDetailsSchema,
  pictureSaveSchema,
  pictureSchema,
  picturesQuerySchema,
} from '#shared/api/picture-contract.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import { requireActor } from '../accounts/access.ts';
import type { ContentWriter } from '../content/content-transaction.ts';
import { ifMatchHeaderSchema } from '../database/record-version.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { targetOf, withEtag, withTotal } from '../http/record-replies.ts';
import {
  listPictures,
  type PictureLibrary,
  removePicture,
  requirePicture,
  restorePicture,
  savePicture,
} from './picture.service.ts';

export interface PictureRoutesOptions {
  readonly library: PictureLibrary;
  readonly now: () => Date;
}

export const picturePath = `${apiPaths.adminPictures}/:id`;
const config = { access: 'editor' } as const;
const reading = { ...config, scopes: ['read_drafts'] } as const;

/** Returns the account that sent a request, as the actor of a change, and the time of the change. */
export function pictureWriter(request: FastifyRequest, now: () => Date): ContentWriter {
  return { now: now(), actor: requireActor(request) };
}

export const pictureRoutes: FastifyPluginAsyncZod<PictureRoutesOptions> = async (app, { library, now }) => {
  tagRoutes(app, 'Desk: pictures');
  const { db } = library;
  app.get(apiPaths.adminPictures, {
    config: reading,
    schema: {
      summary: 'List pictures',
      description: 'The newest first. X-Total-Count says how many there are in total.',
      querystring: picturesQuerySchema,
      response: { 200: z.array(pictureSchema).describe('Pictures') },
    },
    handler: async (request, reply) => withTotal(reply, await listPictures(db, request.query)),
  });

  app.get(picturePath, {
    config: reading,
    schema: {
      summary: 'Read a picture and the list of articles that show it',
      params: idParamsSchema,
      response: { 200: pictureDetailsSchema.describe('The picture'), ...problemResponses(404) },
    },
    handler: async (request, reply) => withEtag(reply, await requirePicture(db, request.params.id)),
  });

  app.put(picturePath, {
    config,
    schema: {
      summary: 'Save the name and the alt text of a picture',
      description: 'Articles keep their own alt text, because it belongs to the text around the picture.',
      params: idParamsSchema,
      headers: ifMatchHeaderSchema,
      body: pictureSaveSchema,
      response: { 200: pictureDetailsSchema.describe('The picture'), ...problemResponses(404, 409) },
    },
    handler: async (request, reply) =>
      withEtag(reply, await savePicture(db, targetOf(request), request.body, pictureWriter(request, now))),
  });

  app.delete(picturePath, {
    config,
    schema: {
      summary: 'Delete a picture that no article shows',
      description: 'It can be restored for 30 days.',
      params: idParamsSchema,
      headers: ifMatchHeaderSchema,
      response: { 204: z.undefined().describe('Deleted'), ...problemResponses(404, 409) },
    },
    handler: (request) => removePicture(library, targetOf(request), pictureWriter(request, now)),
  });

  app.post(`${picturePath}/restore`, {
    config,
    schema: {
      summary: 'Restore a deleted picture',
      params: idParamsSchema,
      response: { 200: pictureDetailsSchema.describe('The picture'), ...problemResponses(404, 409) },
    },
    handler: async (request, reply) =>
      withEtag(reply, await restorePicture(db, request.params.id, pictureWriter(request, now))),
  });
};
