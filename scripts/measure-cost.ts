import { afterAll } from 'vitest';
import { processorSeconds } from '#tests/support/processor-time.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time of a test file with its imports and its child processes, in seconds. */
    processorSeconds?: number;
  }
}

/** Vitest runs this module before each test file when `npm run test:quick -- --record` measures the files. */
const atStart = processorSeconds(process.pid, { withChildren: true });

// biome-ignore lint/correctness/noEmptyPattern: Vitest allows no other first parameter, because it may name fixtures.
afterAll(({}, file) => {
  file.meta.processorSeconds = processorSeconds(process.pid, { withChildren: true }) - atStart;
});
