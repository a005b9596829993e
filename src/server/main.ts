import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Node caches the compiled code on disk, which halves the time of the next start. A changed file is compiled again, and
 * where the cache cannot be written the server starts without it.
 */
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/bellbird', import.meta.url)));
await import('./start.ts');
