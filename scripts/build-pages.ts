import { once } from 'node:events';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'astro';
import { readingsFile } from '#server/assistant/phrasing-readings.ts';
import { siteTokensFile } from '#server/assistant/site-tokens.ts';

/**
 * Builds the product into `dist`. Always builds the assistant's two files: the features of its phrasings, and the
 * tokens of the site's passages. If the argument is `pages`, also builds the pages and the desk. This is a separate
 * process, so that the memory for the build is free before the server starts.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
/**
 * Files in which the features and tokens of the assistant are kept for later builds. They are not in `dist`, because
 * Astro empties `dist`.
 */
const kept = { readings: '.generated/phrasing-readings.bin', tokens: '.generated/site-tokens.bin' } as const;
const readings = once(new Worker(new URL('build-readings.ts', import.meta.url), { workerData: kept }), 'exit');
if (process.argv[2] === 'pages') await build({ logLevel: 'warn' });
await readings;
mkdirSync(dirname(readingsFile), { recursive: true });
copyFileSync(kept.readings, readingsFile);
copyFileSync(kept.tokens, siteTokensFile);
