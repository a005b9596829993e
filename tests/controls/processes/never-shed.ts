import { serveBroken } from './serve-broken.ts';

/** A broken server: it accepts every request, no matter how many are already waiting. */
await serveBroken((app) => {
  app.server.removeAllListeners('request').on('request', app.routing);
});
