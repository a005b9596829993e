import { dev } from 'astro';
import { loadSettings } from '../src/server/config/text-file.ts';
import { markRunningServer } from './running-servers.mjs';

/** `npm run dev`: serves the pages, the API and the desk on one port, and reloads them when a file changes. */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const refusal = loadSettings(process.env);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(78);
}
await markRunningServer();
await dev({ server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? '127.0.0.1' } });
