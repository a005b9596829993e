import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Node caches compiled code on disk, which halves the time of the next start. It compiles changed files again, and
 * works without a cache where it cannot write one.
 */
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/bellbird', import.meta.url)));
await import('./start.ts');
