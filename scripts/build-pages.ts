import { build } from 'astro';

/**
 * Builds pages and dashboard into `dist`. It runs in a separate process, so that the builder's memory is freed when it
 * is done.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
await build({ logLevel: 'warn' });
