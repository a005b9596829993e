import { serveBroken } from './serve-broken.ts';

/** A server that admits every request, however many wait. */
await serveBroken((app) => {
  app.server.removeAllListeners('request').on('request', app.routing);
});
