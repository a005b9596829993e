import { serveBroken } from '#tests/support/serve-broken.ts';

/** A process that admits every request: the control of the test that three times the peak load does no harm. */
await serveBroken((app) => {
  app.server.removeAllListeners('request').on('request', app.routing);
});
