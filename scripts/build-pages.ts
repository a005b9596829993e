import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { build } from 'astro';
import { readingsFile } from '#server/assistant/phrasing-readings.ts';

/**
 * Builds the given parts of the product into `dist`: `pages` are the pages and the desk, `readings` is what the assistant
 * knows of its phrasings. This is a separate process, so that the memory for the build is free before the server starts.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const parts = process.argv.slice(2);
const readings = parts.includes('readings')
  ? once(new Worker(new URL('build-readings.ts', import.meta.url)), 'message')
  : undefined;
if (parts.includes('pages')) await build({ logLevel: 'warn' });
if (readings) {
  const [bytes] = await readings;
  mkdirSync('dist', { recursive: true });
  writeFileSync(readingsFile, bytes);
}
