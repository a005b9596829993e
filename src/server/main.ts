import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * What Node has made of these files is kept for the next start, which is twice as quick for it; a file that changes is
 * made anew. Where nothing can be kept, nothing is.
 */
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/bellbird', import.meta.url)));
await import('./start.ts');
