import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  pictureBytesMaximum,
  pictureDetailsSchema,
  pictureMessages,
  pictureUploadQuerySchema,
} from '#shared/api/picture-contract.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import { ifMatchHeaderSchema } from '../database/record-version.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { targetOf, withEtag } from '../http/record-replies.ts';
import { acceptFiles } from './incoming-file.ts';
import { type PictureRoutesOptions, picturePath, pictureWriter } from './picture.routes.ts';
import { addPicture, replacePicture } from './picture.service.ts';
import { requirePictureFormat } from './picture-format.ts';

export interface UploadOptions extends PictureRoutesOptions {
  /** The folder in which a file is stored while it arrives. */
  readonly dataDirectory: string;
}

const config = { access: 'editor' } as const;
const description =
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
      description: `${description} If the library already has the file, the answer is 200 with the existing picture.`,
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
      description: `${description} Every article that shows the picture shows the new file.`,
      params: idParamsSchema,
      headers: ifMatchHeaderSchema,
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
