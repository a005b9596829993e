import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import {
  recordingBytesMaximum,
  recordingMessages,
  recordingSaveSchema,
  recordingSchema,
  recordingsQuerySchema,
  recordingUploadQuerySchema,
} from '#shared/api/recording-contract.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { ofTarget, targetOf, withEtag, withTotal } from '../http/record-replies.ts';
import { acceptFiles } from './incoming-file.ts';
import { type PictureRoutesOptions, pictureWriter, type UploadOptions } from './picture.routes.ts';
import { addRecording, listRecordings, removeRecording, restoreRecording, saveRecording } from './recording.service.ts';

const recordingPath = `${apiPaths.adminRecordings}/:id`;
const config = { access: 'editor' } as const;

/** The routes of the recordings of example calls. */
export const recordingRoutes: FastifyPluginAsyncZod<PictureRoutesOptions> = async (app, { library, now }) => {
  tagRoutes(app, 'Desk: recordings');
  const { db } = library;
  app.get(apiPaths.adminRecordings, {
    config,
    schema: {
      summary: 'List recordings',
      description: 'The newest first. X-Total-Count says how many there are in total.',
      querystring: recordingsQuerySchema,
      response: { 200: z.array(recordingSchema).describe('Recordings') },
    },
    handler: async (request, reply) => withTotal(reply, await listRecordings(db, request.query)),
  });

  app.put(recordingPath, {
    config,
    schema: {
      summary: 'Save the trade, the language and the words of a recording',
      description: 'With words, the newest recording of a trade and language plays on Home and Demo.',
      ...ofTarget,
      body: recordingSaveSchema,
      response: { 200: recordingSchema.describe('The recording'), ...problemResponses(404, 409) },
    },
    handler: async (request, reply) =>
      withEtag(reply, await saveRecording(db, targetOf(request), request.body, pictureWriter(request, now))),
  });

  app.delete(recordingPath, {
    config,
    schema: {
      summary: 'Delete a recording',
      description: 'It can be restored for 30 days.',
      ...ofTarget,
      response: { 204: z.undefined().describe('Deleted'), ...problemResponses(404, 409) },
    },
    handler: (request) => removeRecording(db, targetOf(request), pictureWriter(request, now)),
  });

  app.post(`${recordingPath}/restore`, {
    config,
    schema: {
      summary: 'Restore a deleted recording',
      params: idParamsSchema,
      response: { 200: recordingSchema.describe('The recording'), ...problemResponses(404, 409) },
    },
    handler: async (request, reply) =>
      withEtag(reply, await restoreRecording(db, request.params.id, pictureWriter(request, now))),
  });
};

export const recordingUploadRoutes: FastifyPluginAsyncZod<UploadOptions> = async (app, options) => {
  tagRoutes(app, 'Desk: recordings');
  const { library, now, dataDirectory } = options;
  const receive = acceptFiles(app, dataDirectory, {
    bytesMaximum: recordingBytesMaximum,
    messages: recordingMessages,
    // The format of sound is only known once the whole file is read (`recording-format.ts`).
    readFormat: () => undefined,
  });
  app.post(apiPaths.adminRecordings, {
    config,
    schema: {
      summary: 'Upload a recording of an example call',
      description:
        'The body is the file itself: an MP3, M4A or WebM of at most 60 seconds and 1 MB, with any content type. The format is recognised from the content. If the library has the file already, the answer is 200 with the existing recording.',
      querystring: recordingUploadQuerySchema,
      response: {
        200: recordingSchema.describe('The existing recording with this file'),
        201: recordingSchema.describe('The new recording'),
        ...problemResponses(409),
      },
    },
    handler: async (request, reply) => {
      const writer = pictureWriter(request, now);
      const { recording, isNew } = await receive(request, (incoming) =>
        addRecording(library, incoming, request.query, writer),
      );
      return withEtag(reply.status(isNew ? 201 : 200), recording);
    },
  });
};
