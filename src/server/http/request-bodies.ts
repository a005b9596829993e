import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/**
 * Bodies are JSON and nothing else. One that announces JSON and is empty counts as none, since many callers send the
 * content type with a DELETE as well; a route that needs a body then says what is missing.
 */
export const requestBodies = fastifyPlugin(async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
});
