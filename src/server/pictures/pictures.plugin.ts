import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { readClock } from '../database/clock.ts';
import { workDaily } from '../database/daily-work.ts';
import type { Database } from '../database/database.ts';
import { requireInstance } from '../database/instance.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { Problem } from '../problem.ts';
import { mayDeleteIn } from './bucket-owner.ts';
import { sweepIncoming } from './incoming-picture.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import { pictureRoutes } from './picture.routes.ts';
import { forgetDeletedPictures, type PictureLibrary } from './picture.service.ts';
import { createPictureStorage } from './picture-storage.ts';
import { pictureUploadRoutes } from './picture-upload.routes.ts';
import { createShownPictures, type ShownPictures } from './shown-picture.service.ts';

const immutable = 'public, max-age=31536000, immutable';

/** Serves pictures to visitors. The file with a given name never changes. */
const shownPictureRoutes: FastifyPluginAsyncZod<{ readonly shown: ShownPictures }> = async (app, { shown }) => {
  app.get(
    '/pictures/:name',
    {
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
          ...problemResponses(404, 422),
        },
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      const now = await shown.resolve(`/pictures/${name}`);
      if (now !== undefined) return reply.header('cache-control', 'no-cache').redirect(now, 302);
      const etag = `"${name}"`;
      const file = await shown.find(name);
      if (!file) throw new Problem('not_found', 'There is no such picture.');
      reply.header('cache-control', immutable).header('etag', etag);
      if (request.headers['if-none-match']?.split(',').some((known) => known.trim() === etag)) {
        return reply.status(304).send();
      }
      return reply.type(file.type).send(file.content);
    },
  );
};

interface PictureParts {
  readonly db: Database;
  readonly config: Pick<Config, 'dataDirectory' | 'pictures' | 'objectStore' | 'siteUrl'>;
  readonly now: () => Date;
}

/**
 * Registers everything about pictures: the library, the uploads, the files for visitors, and the daily removal of old
 * files.
 */
export const pictures = fastifyPlugin(async (app: FastifyInstance, { db, config, now }: PictureParts) => {
  const { dataDirectory, siteUrl } = config;
  const mayDelete = async (store: ObjectStore) => {
    const isOwn = await mayDeleteIn(store, { instance: await requireInstance(db), site: siteUrl });
    if (!isOwn) app.log.warn('the bucket belongs to another instance, so no picture is removed from it');
    return isOwn;
  };
  const library: PictureLibrary = { db, storage: createPictureStorage(config, mayDelete) };
  if (config.pictures.areInStore && config.objectStore) {
    const settings = config.objectStore;
    // The first server that starts on a bucket owns it. A store that does not answer must not stop the start.
    app.addHook('onListen', async () => {
      await openObjectStore(settings)
        .then(mayDelete)
        .catch((error) => app.log.warn({ err: error }, 'the bucket could not be read'));
    });
  }
  await app.register(pictureRoutes, { library, now });
  await app.register(pictureUploadRoutes, { library, now, dataDirectory });
  await app.register(shownPictureRoutes, { shown: createShownPictures(library) });

  const removeOld = async () => {
    try {
      await sweepIncoming(dataDirectory, now());
      // Nothing is logged here: the daily deletion of enquiries already logs why the clock is not trusted.
      if (!(await readClock(db, now())).isTrusted) return;
      const removed = await forgetDeletedPictures(library, now());
      if (removed > 0) app.log.info({ removed }, 'removed pictures that were deleted long ago');
    } catch (error) {
      app.log.warn({ err: error }, 'could not remove old pictures');
    }
  };
  workDaily(app, removeOld);
});
