import { build } from 'astro';

/**
 * Builds the pages and the desk into `dist`. This is a separate process, so that the memory for the build is free
 * before the server starts.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
await build({ logLevel: 'warn' });
