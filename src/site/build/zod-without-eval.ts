import type { AstroIntegration } from 'astro';

/** Where zod keeps its settings. */
const zodSettings = /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/;

/**
 * Keeps zod in the browser from trying to compile validators: the pages' policy refuses `eval`, and even trying is
 * reported as a violation. It stands in zod's own file, since schemas try while they are made, before any code of a page.
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
