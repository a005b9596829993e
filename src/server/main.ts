import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Node caches compiled code on disk, which halves the time of the next start. Changed files are compiled again. If the
 * cache cannot be written, Node works without it.
 */
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/bellbird', import.meta.url)));
await import('./start.ts');
