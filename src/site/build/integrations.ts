import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { localeFacts, locales } from '../../domain/locales.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Builds the pages into one module that exports `renderPage`, for the server to call (see `adapter-entry.ts`). */
export function pageRendererAdapter(): AstroIntegration {
  return {
    name: 'bellbird-page-renderer',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'bellbird-page-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: path('./adapter-entry.ts'),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: {
            serverOutput: 'stable',
            hybridOutput: 'stable',
            staticOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
    },
  };
}

/** Files with a route per variant: the pages and the feed. */
const localisedFile = /(\.astro|rss\.xml\.ts)$/;
const errorPage = /^(404|500)\.astro$/;

/**
 * Adds a route per variant to every page file: `pages/resources/[slug].astro` answers /resources/…, /nz/resources/… and
 * /au/resources/… (product 2.1). Error pages and other files exist once.
 */
export function localisedRoutes(): AstroIntegration {
  return {
    name: 'bellbird-localised-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute, config }) => {
        const pagesDirectory = fileURLToPath(new URL('pages', config.srcDir));
        const files = readdirSync(pagesDirectory, { recursive: true, encoding: 'utf8' });
        for (const file of files.filter((name) => localisedFile.test(name) && !errorPage.test(name))) {
          const pattern = file
            .replaceAll('\\', '/')
            .replace(/\.(astro|ts)$/, '')
            .replace(/(^|\/)index$/, '');
          for (const { prefix } of locales.map(localeFacts)) {
            if (prefix)
              injectRoute({
                pattern: pattern ? `${prefix}/${pattern}` : prefix,
                entrypoint: join(pagesDirectory, file),
              });
          }
        }
      },
    },
  };
}

/** Adds the directive `client:touch`: an island hydrates at the visitor's first pointer, focus or key event in it. */
export function touchDirective(): AstroIntegration {
  return {
    name: 'bellbird-touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: path('./touch-directive.ts') });
      },
    },
  };
}
