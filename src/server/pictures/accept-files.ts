import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowLongBody } from '../http/request-gate.ts';
import { type AcceptedFile, type IncomingFile, receiveFile } from './incoming-file.ts';
import { uploadProblem } from './picture-format.ts';

/**
 * Lets the routes of a plugin take a file as their body. The body is a stream, so that a file is never in memory as a
 * whole. Returns the function with which a route receives the file.
 */
export function acceptFiles<Format>(
  app: Pick<FastifyInstance, 'addHook' | 'removeAllContentTypeParsers' | 'addContentTypeParser'>,
  dataDirectory: string,
  accepted: AcceptedFile<Format>,
) {
  // Runs after the check of the session, so that only people with access to the desk get the longer time for a body.
  app.addHook('preParsing', async (request, _reply, payload) => {
    allowLongBody(request.raw);
    return payload;
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  return <Result>(
    request: FastifyRequest,
    use: (incoming: IncomingFile<Format>) => Promise<Result>,
  ): Promise<Result> => {
    const { body } = request;
    if (!(body instanceof Readable)) throw uploadProblem(accepted.messages.missing);
    const length = request.headers['content-length'];
    const declared = length === undefined ? undefined : Number(length);
    return receiveFile(dataDirectory, accepted, body, declared, async (incoming) => {
      await request.checkAccessAgain();
      return use(incoming);
    });
  };
}
