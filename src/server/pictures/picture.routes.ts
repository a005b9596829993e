import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  pictureBytesMaximum,
  pictureDetailsSchema,
  pictureMessages,
  pictureSaveSchema,
  pictureSchema,
  picturesQuerySchema,
  pictureUploadQuerySchema,
} from '#shared/api/picture-contract.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import { requireActor } from '../accounts/access.ts';
import type { ContentWriter } from '../content/content-transaction.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { ofTarget, targetOf, withEtag, withTotal } from '../http/record-replies.ts';
import { acceptFiles } from './incoming-file.ts';
import {
  addPicture,
  listPictures,
  type PictureLibrary,
  removePicture,
  replacePicture,
  requirePicture,
  restorePicture,
  savePicture,
} from './picture.service.ts';
import { requirePictureFormat } from './picture-format.ts';

export interface PictureRoutesOptions {
  readonly library: PictureLibrary;
  readonly now: () => Date;
}

const picturePath = `${apiPaths.adminPictures}/:id`;
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
      ...ofTarget,
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
      ...ofTarget,
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

export interface UploadOptions extends PictureRoutesOptions {
  /** The folder in which a file is stored while it arrives. */
  readonly dataDirectory: string;
}

const uploadDescription =
  'The body is the file itself: a JPEG, PNG, WebP, AVIF or GIF of at most 20 MB, with any content type. The format is recognised from the content.';

/** The routes that receive picture files. The body is a stream, so that a file is never in memory as a whole. */
export const pictureUploadRoutes: FastifyPluginAsyncZod<UploadOptions> = async (app, options) => {
  tagRoutes(app, 'Desk: pictures');
  const { library, now, dataDirectory } = options;
  const receive = acceptFiles(app, dataDirectory, {
    bytesMaximum: pictureBytesMaximum,
    messages: pictureMessages,
    readFormat: requirePictureFormat,
  });

  app.post(apiPaths.adminPictures, {
    config: { ...config, scopes: ['write_drafts'] },
    schema: {
      summary: 'Upload a picture',
      description: `${uploadDescription} If the library already has the file, the answer is 200 with the existing picture.`,
      querystring: pictureUploadQuerySchema,
      response: {
        200: pictureDetailsSchema.describe('The existing picture with this file'),
        201: pictureDetailsSchema.describe('The new picture'),
        ...problemResponses(409),
      },
    },
    handler: async (request, reply) => {
      const writer = pictureWriter(request, now);
      const { picture, isNew } = await receive(request, (incoming) =>
        addPicture(library, incoming, request.query, writer),
      );
      return withEtag(reply.status(isNew ? 201 : 200), picture);
    },
  });

  app.put(`${picturePath}/file`, {
    config,
    schema: {
      summary: 'Replace the file of a picture',
      description: `${uploadDescription} Every article that shows the picture shows the new file.`,
      ...ofTarget,
      response: { 200: pictureDetailsSchema.describe('The picture'), ...problemResponses(404, 409) },
    },
    handler: async (request, reply) => {
      const writer = pictureWriter(request, now);
      const target = targetOf(request);
      const picture = await receive(request, (incoming) => replacePicture(library, target, incoming, writer));
      return withEtag(reply, picture);
    },
  });
};
