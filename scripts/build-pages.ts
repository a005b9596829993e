import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readingsFile } from '#server/assistant/phrasing-readings.ts';
import { siteTokensFile } from '#server/assistant/site-tokens.ts';
import { buildDist } from './build-dist.ts';

/**
 * Builds the product into `dist`. Always builds the assistant's two files: the features of its phrasings, and the
 * tokens of the site's passages. If the argument is `pages`, also builds the pages and the desk. This is a separate
 * process, so that the memory for the build is free before the server starts.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const buildsPages = process.argv[2] === 'pages';
const readings = { kept: '.generated/phrasing-readings.bin', built: readingsFile };
const tokens = { kept: '.generated/site-tokens.bin', built: siteTokensFile };
await buildDist([readings, tokens], {
  makeFiles: () => {
    const workerData = { readings: readings.kept, tokens: tokens.kept };
    return once(new Worker(new URL('build-readings.ts', import.meta.url), { workerData }), 'exit');
  },
  buildPages: buildsPages ? () => import('astro').then(({ build }) => build({ logLevel: 'warn' })) : undefined,
});
