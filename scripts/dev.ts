import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { dev } from 'astro';
import { markRunningServer } from './running-servers.mjs';

/** `npm run dev`: serves the pages, the API and the desk on one port, and reloads them when a file changes. */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
if (existsSync('.env')) loadEnvFile('.env');
await markRunningServer();
await dev({ server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? '127.0.0.1' } });
