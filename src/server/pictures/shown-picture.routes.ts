import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemResponses } from '../http/problem-responses.ts';
import { Problem } from '../problem.ts';
import type { ShownPictures } from './shown-picture.service.ts';

/** The cache rule of a file whose content never changes. */
export const immutableFile = 'public, max-age=31536000, immutable';

/** Serves pictures to visitors. The file with a given name never changes. */
export const shownPictureRoutes: FastifyPluginAsyncZod<{ readonly shown: ShownPictures }> = async (app, { shown }) => {
  app.get('/pictures/:name', {
    config: { access: 'anyone' },
    schema: {
      tags: ['Public: pictures'],
      summary: 'Get the file of a picture',
      description:
        'What a name with a width or “social” returns never changes. The address that articles store redirects to such a name.',
      params: z.object({ name: z.string() }),
      response: {
        200: {
          description: 'The file',
          content: { 'image/webp': { schema: z.string() }, 'image/jpeg': { schema: z.string() } },
        },
        302: z.undefined().describe('Redirects to the current file of this picture'),
        304: z.undefined().describe('The browser already has this file'),
        ...problemResponses(404),
      },
    },
    handler: async (request, reply) => {
      const { name } = request.params;
      const now = await shown.resolve(`/pictures/${name}`);
      if (now !== undefined) return reply.header('cache-control', 'no-cache').redirect(now, 302);
      const etag = `"${name}"`;
      const file = await shown.find(name);
      if (!file) throw new Problem('not_found', 'There is no such picture.');
      reply.header('cache-control', immutableFile).header('etag', etag);
      if (request.headers['if-none-match']?.split(',').some((known) => known.trim() === etag)) {
        return reply.status(304).send();
      }
      return reply.type(file.type).send(file.content);
    },
  });
};
