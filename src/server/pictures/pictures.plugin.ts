import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { readClock } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { workDaily } from '../records/daily-work.ts';
import { sweepIncoming } from './incoming-picture.ts';
import { pictureRoutes } from './picture.routes.ts';
import { forgetDeletedPictures, type PictureLibrary } from './picture.service.ts';
import { createPictureStorage } from './picture-storage.ts';
import { pictureUploadRoutes } from './picture-upload.routes.ts';
import { shownPictureRoutes } from './shown-picture.routes.ts';
import { createShownPictures } from './shown-picture.service.ts';

interface PictureParts {
  readonly db: Database;
  readonly config: Pick<Config, 'dataDirectory' | 'pictures' | 'objectStore'>;
  readonly now: () => Date;
}

/**
 * Registers everything about pictures: the library, the uploads, the files for visitors, and the daily removal of old
 * files.
 */
export const pictures = fastifyPlugin(async (app: FastifyInstance, { db, config, now }: PictureParts) => {
  const { dataDirectory } = config;
  const library: PictureLibrary = { db, storage: createPictureStorage(config) };
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
