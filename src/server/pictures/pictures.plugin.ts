import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { readClock } from '../database/clock.ts';
import { workDaily } from '../database/daily-work.ts';
import type { Database } from '../database/database.ts';
import { requireInstance } from '../database/instance.ts';
import { sweepIncoming } from './incoming-file.ts';
import { mayDeleteIn, type ObjectStore, openObjectStore } from './object-store.ts';
import { pictureRoutes, pictureUploadRoutes } from './picture.routes.ts';
import { forgetDeletedPictures, type PictureLibrary } from './picture.service.ts';
import { createPictureStorage } from './picture-storage.ts';
import { recordingRoutes, recordingUploadRoutes } from './recording.routes.ts';
import { forgetDeletedRecordings } from './recording.service.ts';
import { shownPictureRoutes, shownRecordingRoutes } from './shown-file.routes.ts';
import { createFileMemory, createShownPictures } from './shown-picture.service.ts';

interface PictureParts {
  readonly db: Database;
  readonly config: Pick<Config, 'dataDirectory' | 'pictures' | 'objectStore' | 'siteUrl'>;
  readonly now: () => Date;
}

/**
 * Registers everything about pictures and recordings: the libraries, the uploads, the files for visitors, and the daily
 * removal of old files.
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
  await app.register(recordingRoutes, { library, now });
  await app.register(recordingUploadRoutes, { library, now, dataDirectory });
  const memory = createFileMemory();
  await app.register(shownPictureRoutes, { shown: createShownPictures(library, memory) });
  await app.register(shownRecordingRoutes, { library, memory });

  const removeOld = async () => {
    try {
      await sweepIncoming(dataDirectory, now());
      // Nothing is logged here: the daily deletion of enquiries already logs why the clock is not trusted.
      if (!(await readClock(db, now())).isTrusted) return;
      const removed = (await forgetDeletedPictures(library, now())) + (await forgetDeletedRecordings(library, now()));
      if (removed > 0) app.log.info({ removed }, 'removed pictures and recordings that were deleted long ago');
    } catch (error) {
      app.log.warn({ err: error }, 'could not remove old pictures');
    }
  };
  workDaily(app, removeOld);
});
