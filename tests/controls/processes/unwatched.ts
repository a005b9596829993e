import { registerHooks } from 'node:module';

/** A broken server: it is not told what other processes change. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/content-changes/watch-content.ts')) return next(url, context);
    const source = 'export const watchContent = () => ({ stop: async () => {} });';
    return { format: 'module', source, shortCircuit: true };
  },
});
const { serveBroken } = await import('./serve-broken.ts');
await serveBroken();
