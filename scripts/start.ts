import { loadSettings } from '../src/server/config/text-file.ts';
import { buildSite } from './build-site.ts';
import { markRunningServer } from './running-servers.mjs';

/**
 * `npm start`: builds the pages if a source file has changed, prepares the database and starts the server.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.NODE_ENV = 'production';
const refusal = loadSettings(process.env);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(78);
}
await markRunningServer();
buildSite();
await import('../src/server/main.ts');
