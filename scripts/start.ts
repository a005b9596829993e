import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** `npm start`: builds what changed, then migrates, fills an empty database and serves (design 1). */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.NODE_ENV = 'production';
if (existsSync('.env')) loadEnvFile('.env');
// Imported only now, so that a start without anything to build never loads the builder.
const { buildSite } = await import('./build-site.ts');
await buildSite();
await import('../src/server/main.ts');
