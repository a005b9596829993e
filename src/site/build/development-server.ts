import type { AstroIntegration } from 'astro';

type DevelopmentApp = typeof import('../../server/development.ts');

/** Adds the API to Astro's development server, on the same port. Restarts the API when its code changes. */
export function developmentServer(): AstroIntegration {
  return {
    name: 'bellbird-development-server',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const load = () => server.ssrLoadModule('/src/server/development.ts') as Promise<DevelopmentApp>;
        let running = (await load()).startDevelopmentApp();
        server.watcher.on('change', async (file) => {
          if (!file.includes('/src/server/') && !/\/src\/(?:shared|language)\//.test(file)) return;
          const previous = running;
          running = load().then((module) => module.startDevelopmentApp());
          await (await previous).close();
        });
        server.middlewares.use(async (request, response, next) => {
          try {
            (await running).handle(request, response, next);
          } catch (error) {
            next(error);
          }
        });
        server.httpServer?.once('close', async () => (await running).close());
      },
    },
  };
}
