import { build } from 'astro';

/** Builds pages and dashboard into `dist`. A process of its own, so that the builder's memory goes when it is done. */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
await build({ logLevel: 'warn' });
