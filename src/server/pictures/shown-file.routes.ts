import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordingNamePattern, recordingTypes } from '#shared/pictures/recordings.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { Problem } from '../problem.ts';
import type { PictureLibrary } from './picture.service.ts';
import { findRecordingsOfFile } from './recording.repository.ts';
import type { FileMemory, ShownPictures } from './shown-picture.service.ts';

/**
 * Sets the headers of a file whose content never changes. Returns whether the browser has the file already, so that a
 * 304 answers it.
 */
function isKnownFile({ headers }: FastifyRequest, reply: FastifyReply, name: string): boolean {
  const etag = `"${name}"`;
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
  return headers['if-none-match']?.split(',').some((known) => known.trim() === etag) ?? false;
}

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
      const file = await shown.find(name);
      if (!file) throw new Problem('not_found', 'There is no such picture.');
      if (isKnownFile(request, reply, name)) return reply.status(304).send();
      return reply.type(file.type).send(file.content);
    },
  });
};

interface ShownRecordingOptions {
  readonly library: PictureLibrary;
  readonly memory: FileMemory;
}

const file = {
  content: Object.fromEntries(Object.values(recordingTypes).map((type) => [type, { schema: z.string() }])),
};

/** Serves recordings to visitors, whole or in parts. The file with a given name never changes. */
export const shownRecordingRoutes: FastifyPluginAsyncZod<ShownRecordingOptions> = async (app, { library, memory }) => {
  app.get('/recordings/:name', {
    config: { access: 'anyone' },
    schema: {
      tags: ['Public: recordings'],
      summary: 'Get the file of a recording',
      params: z.object({ name: z.string() }),
      headers: z.object({ range: z.string().optional(), 'if-range': z.string().optional() }),
      response: {
        200: { description: 'The file', ...file },
        206: { description: 'The part that Range asks for', ...file },
        304: z.undefined().describe('The browser already has this file'),
        ...problemResponses(404, 416),
      },
    },
    handler: async (request, reply) => {
      const found = await findShown(library, memory, request.params.name);
      if (!found) throw new Problem('not_found', 'There is no such recording.');
      const { content, format } = found;
      const etag = `"${request.params.name}"`;
      const { range, 'if-range': condition = etag } = request.headers;
      const part = condition === etag ? readByteRange(range, content.length) : 'whole';
      if (part === 'none') {
        reply.header('content-range', `bytes */${content.length}`);
        throw new Problem('beyond_end', 'The recording ends before this part.');
      }
      reply.header('accept-ranges', 'bytes');
      if (isKnownFile(request, reply, request.params.name)) return reply.status(304).send();
      reply.type(recordingTypes[format]);
      if (part === 'whole') return reply.send(content);
      reply.header('content-range', `bytes ${part.from}-${part.to}/${content.length}`);
      return reply.status(206).send(content.subarray(part.from, part.to + 1));
    },
  });
};

/** Returns a file and its format, unless every recording with this file is deleted. */
async function findShown({ db, storage }: PictureLibrary, memory: FileMemory, name: string) {
  const [, digest] = recordingNamePattern.exec(name) ?? [];
  if (digest === undefined) return undefined;
  const rows = await findRecordingsOfFile(db, digest);
  const recording = rows.find(({ deleted_at, format }) => deleted_at === null && name.endsWith(`.${format}`));
  if (!recording) return undefined;
  const content = await memory(name, () => storage.read('originals', recording.sha256));
  return content && { content, format: recording.format };
}

/**
 * Returns the part of a file that a request's Range header asks for, with both ends. Safari plays no sound without it.
 * Returns `whole` if the header asks for nothing that is answered in parts, and `none` if the file ends before the part
 * begins.
 */
export function readByteRange(header: string | undefined, size: number) {
  const [, start, end] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (start === undefined || end === undefined || start + end === '') return 'whole';
  if (start !== '' && end !== '' && Number(start) > Number(end)) return 'whole';
  const from = start === '' ? Math.max(0, size - Number(end)) : Number(start);
  if (from >= size) return 'none';
  return { from, to: start === '' || end === '' ? size - 1 : Math.min(Number(end), size - 1) };
}
