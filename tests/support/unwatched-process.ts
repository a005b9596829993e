import { serveWithout } from './serve-without.ts';

/** A process that does not hear of what other processes change: the control of the test that no page gets old. */
await serveWithout({ watchesContent: false });
