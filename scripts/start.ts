import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { buildSite } from './build-site.ts';
import { markRunningServer } from './running-servers.mjs';

/**
 * `npm start`: builds the pages if a source file has changed, prepares the database and starts the server (product
 * 16.1).
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.NODE_ENV = 'production';
if (existsSync('.env')) loadEnvFile('.env');
await markRunningServer();
buildSite();
await import('../src/server/main.ts');
