import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { topicModelFiles } from '#server/assistant/topic-model.ts';
import { buildDist } from './build-dist.ts';

/**
 * Builds the product into `dist`. Always trains the assistant's model of its topics. If the argument is `pages`, also builds the pages and the desk. This is a separate
 * process, so that the memory for the build is free before the server starts.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const buildsPages = process.argv[2] === 'pages';
await buildDist([topicModelFiles], {
  makeFiles: () => {
    const workerData = { topicModel: topicModelFiles.kept };
    return once(new Worker(new URL('train-topics.ts', import.meta.url), { workerData }), 'exit');
  },
  buildPages: buildsPages ? () => import('astro').then(({ build }) => build({ logLevel: 'warn' })) : undefined,
});
