import type { AstroIntegration } from 'astro';

/** The file with zod's settings. */
const zodSettings = /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/;

/**
 * Stops zod from compiling validators in the browser: the pages' policy refuses `eval`, and even the attempt is reported
 * as a violation. The setting is written into zod's own file, because schemas are created before any code of a page runs.
 */
export function zodWithoutEval(): AstroIntegration {
  return {
    name: 'bellbird-zod-without-eval',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'bellbird-zod-without-eval',
                applyToEnvironment: ({ name }) => name === 'client',
                transform: (code, id) =>
                  zodSettings.test(id.split('?')[0] ?? id)
                    ? { code: `${code}\nglobalConfig.jitless = true;`, map: null }
                    : undefined,
              },
            ],
          },
        });
      },
    },
  };
}
