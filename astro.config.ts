import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { deskScripts } from './src/site/build/desk-scripts.ts';
import { developmentServer } from './src/site/build/development-server.ts';
import { localisedRoutes, pageRendererAdapter, touchDirective } from './src/site/build/integrations.ts';
import { oneLanguage } from './src/site/build/one-language.ts';
import { precompressedFiles } from './src/site/build/precompressed-files.ts';
import { siteFonts } from './src/site/build/site-fonts.ts';
import { siteIcons } from './src/site/build/site-icons.ts';
import { socialPictures } from './src/site/build/social/social-pictures.ts';
import { zodWithoutEval } from './src/site/build/zod-without-eval.ts';

/** Facts that most pages' scripts share, in one file: on its own, the headers of each answer would outweigh it. */
const smallFacts = { name: 'facts', test: /src\/domain\/(?:locales|api-paths|sign-in-notices)\.ts$/ };

export default defineConfig({
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: './dist',
  output: 'server',
  adapter: pageRendererAdapter(),
  markdown: { syntaxHighlight: false },
  trailingSlash: 'never',
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  devToolbar: { enabled: false },
  session: false,
  integrations: [
    react(),
    siteFonts(),
    socialPictures(),
    siteIcons(),
    oneLanguage(),
    zodWithoutEval(),
    deskScripts(),
    precompressedFiles(),
    localisedRoutes(),
    touchDirective(),
    developmentServer(),
  ],
  build: { inlineStylesheets: 'never' },
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
    plugins: [tailwindcss()],
    // Else the server loads every icon there is, for the few that pages show.
    ssr: { noExternal: ['lucide-react'] },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [smallFacts] } } } } },
    },
  },
});
