import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { deskChunk, deskScripts } from './src/site/build/desk-scripts.ts';
import { developmentServer } from './src/site/build/development-server.ts';
import {
  localisedRoutes,
  namedScripts,
  oneLanguage,
  pageRendererAdapter,
  reactRenderer,
  touchDirective,
  zodWithoutEval,
} from './src/site/build/integrations.ts';
import { digestsOnce, quickLocaleCheck } from './src/site/build/library-changes.ts';
import { precompressedFiles } from './src/site/build/precompressed-files.ts';
import { siteFonts } from './src/site/build/site-fonts.ts';
import { siteIcons } from './src/site/build/site-icons.ts';
import { socialPictures } from './src/site/build/social/social-pictures.tsx';

/**
 * Puts the modules that most pages use into one file. In separate files, they would be smaller than the headers of
 * their responses.
 */
const smallFacts = {
  name: 'facts',
  priority: 3,
  test: /src\/shared\/(?:rules\/locales|api\/api-paths|rules\/sign-in-notices)\.ts$/,
};

/**
 * Returns the output path of a script file. The build names a file that several pages share after all of these pages,
 * so this function shortens the name.
 */
function chunkFile({ name }: { readonly name: string }): string {
  const short = name.startsWith('shared') ? 'shared' : name.replace(/[^\w.-]/g, '_');
  return `_astro/${short}.[hash].js`;
}

/**
 * Says whether the build puts a file into what refers to it. Stylesheets of public pages are part of the page, so that
 * the first paint does not wait for another request; the desk's is larger and stays a file. No font is part of a
 * stylesheet: every page would load it, and the security policy of the pages blocks inlined fonts.
 */
function isInlined(file: string, content: Buffer): boolean | undefined {
  if (file.endsWith('.woff2')) return false;
  return file.endsWith('.css') ? content.length < 40_000 : undefined;
}

export default defineConfig({
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: './dist',
  output: 'server',
  adapter: pageRendererAdapter(),
  markdown: { syntaxHighlight: false },
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  session: false,
  integrations: [
    reactRenderer(),
    react(),
    siteFonts(),
    socialPictures(),
    siteIcons(),
    deskChunk(),
    deskScripts(),
    precompressedFiles(),
    localisedRoutes(),
    touchDirective(),
    developmentServer(),
  ],
  build: { inlineStylesheets: 'auto' },
  security: {
    checkOrigin: false,
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  vite: {
    plugins: [tailwindcss(), digestsOnce(), oneLanguage(), zodWithoutEval(), quickLocaleCheck(), namedScripts()],
    // The build includes only the icons that pages show. Otherwise the server would load all icons of the library.
    ssr: { noExternal: ['lucide-react'] },
    build: { assetsInlineLimit: isInlined },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [smallFacts] }, chunkFileNames: chunkFile } } },
      },
    },
  },
});
