import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import { fontStamp, fontStampFile } from './font-cuts.ts';

/**
 * Makes the subsets of both typefaces in another thread, before a build or the development server reads a stylesheet.
 * Does nothing if they are up to date.
 */
export function siteFonts(): AstroIntegration {
  return {
    name: 'bellbird-site-fonts',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'build' && command !== 'dev') return;
        const made = makeFonts();
        if (command === 'dev') await made;
        updateConfig({
          vite: {
            // No font may be inlined in a stylesheet. Every page would load it, and the security policy of the pages
            // blocks inlined fonts.
            build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
            plugins: [
              {
                name: 'bellbird-site-fonts',
                apply: 'build',
                applyToEnvironment: ({ name }) => name === 'ssr' || name === 'client',
                buildStart: () => made,
              },
            ],
          },
        });
      },
    },
  };
}

async function makeFonts(): Promise<void> {
  if (existsSync(fontStampFile) && readFileSync(fontStampFile, 'utf8') === fontStamp) return;
  await once(new Worker(new URL('cut-fonts.ts', import.meta.url)), 'exit');
}
