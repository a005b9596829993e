import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { buildSite } from './build-site.ts';

/** `npm start`: builds what changed, then migrates, fills an empty database and serves (product 16.1). */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.NODE_ENV = 'production';
if (existsSync('.env')) loadEnvFile('.env');
buildSite();
await import('../src/server/main.ts');
