import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { localeFacts, locales } from '../../shared/rules/locales.ts';

/** A plugin of Vite, as the configuration of Astro takes it. */
export type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { readonly name: string }>;

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Builds all pages into one module. The server calls the module's function `renderPage` (see `adapter-entry.ts`). */
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

/** Matches the files that get a route for each variant: the pages and the feed. */
const localisedFile = /(\.astro|rss\.xml\.ts)$/;
const errorPage = /^(404|500)\.astro$/;

/**
 * Gives every page a route for each variant. Example: `pages/resources/[slug].astro` serves /resources/…,
 * /nz/resources/… and /au/resources/…. Error pages and other files keep their one route.
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

/** Builds scripts whose names have no hash, so that other scripts can load them by their address. */
export function namedScripts(): VitePlugin[] {
  const names = ['desk-links', 'page-speed', 'pass-fields', 'prepare-agent'];
  return [
    {
      name: 'bellbird-named-scripts',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      buildStart() {
        for (const name of names) {
          const id = path(`../browser/${name}.ts`);
          this.emitFile({ type: 'chunk', id, fileName: `${name}.js`, preserveSignature: 'strict' });
        }
      },
    },
    {
      name: 'bellbird-named-scripts-in-development',
      apply: 'serve',
      configureServer({ middlewares }) {
        middlewares.use((request, _response, next) => {
          const name = names.find((script) => request.url === `/${script}.js`);
          if (name) request.url = `/@fs${path(`../browser/${name}.ts`)}`;
          next();
        });
      },
    },
  ];
}

/** Matches the files that contain React Aria's texts in languages other than English. */
const otherLanguage =
  /[\\/]react-(?:aria|aria-components|stately)[\\/]dist[\\/].*[\\/]intl[\\/].*[\\/](?!en-US\.)[a-z]{2}-[A-Z]{2}\.m?js(?:\?|$)/;

/** Leaves React Aria's texts in about thirty other languages out of the build. The desk only needs English. */
export function oneLanguage(): VitePlugin {
  return {
    name: 'bellbird-one-language',
    enforce: 'pre',
    load: { filter: { id: otherLanguage }, handler: () => 'export default undefined;' },
  };
}

/** Matches the file that contains zod's settings. */
const zodSettings = /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js(?:\?|$)/;

/**
 * Prevents zod from compiling validators with `eval` in the browser. The security policy of the pages blocks `eval` and
 * reports every attempt. The setting is written into zod's own file, because some schemas are created before any code
 * of a page runs.
 */
export function zodWithoutEval(): VitePlugin {
  return {
    name: 'bellbird-zod-without-eval',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: zodSettings },
      handler: (code) => ({ code: `${code}\nglobalConfig.jitless = true;`, map: null }),
    },
  };
}

/**
 * Renders the React components of the pages with `react-renderer.ts`. @astrojs/react would call each component twice
 * and pass its output through a stream. @astrojs/react still renders the components that this renderer cannot render,
 * and hydrates all islands in the browser.
 */
export function reactRenderer(): AstroIntegration {
  return {
    name: 'bellbird-react',
    hooks: {
      'astro:config:setup': ({ addRenderer }) => {
        addRenderer({
          name: 'bellbird-react',
          clientEntrypoint: '@astrojs/react/client.js',
          serverEntrypoint: path('./react-renderer.ts'),
        });
      },
    },
  };
}
