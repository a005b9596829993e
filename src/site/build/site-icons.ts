import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { siteConfig } from '../../../site.config.ts';
import { colourIn } from '../../theme/theme-colours.ts';

const theme = (file: string) => readFileSync(new URL(`../../theme/${file}`, import.meta.url), 'utf8');
const [ground, line] = ['deep', 'wattle'].map((name) => colourIn(theme('tokens.css'), name));

/**
 * Returns the logo on a square in the site's colours, as an SVG. If it consists of lines, they are thicker, because an
 * icon is small.
 */
function drawIcon(): string {
  const [, attributes = '', drawing] = /<svg\s([^>]*)>(.*)<\/svg>/s.exec(theme('logo.svg')) ?? [];
  if (!drawing || !attributes.includes('viewBox='))
    throw new Error('src/theme/logo.svg must be an SVG with a viewBox.');
  const own = attributes.replace(/(?<![\w-])(?:x|y|width|height)="[^"]*"/g, '');
  const parts = [
    `<title>${siteConfig.brand}</title>`,
    '<style>svg svg{stroke-width:3}</style>',
    `<rect width="32" height="32" rx="8" fill="${ground}"/>`,
    `<svg x="3" y="3" width="26" height="26" ${own}>${drawing}</svg>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" color="${line}">${parts.join('')}</svg>`;
}

/**
 * The icons to draw. `size` is in pixels. `inset` is the width of the empty margin on each side, as a share of `size`.
 * The margin keeps a round mask from cutting the drawing.
 */
const icons = [
  { name: 'apple-touch-icon.png', size: 180, inset: 0 },
  { name: 'icon-192.png', size: 192, inset: 0 },
  { name: 'icon-512.png', size: 512, inset: 0 },
  { name: 'maskable-512.png', size: 512, inset: 0.1 },
];

export function siteIcons(): AstroIntegration {
  return {
    name: 'bellbird-site-icons',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/favicon.svg', (_request, response) => {
          response.setHeader('content-type', 'image/svg+xml').end(drawIcon());
        });
      },
      'astro:build:done': async ({ dir }) => {
        const directory = join(fileURLToPath(dir), 'icons');
        mkdirSync(directory, { recursive: true });
        const mark = Buffer.from(drawIcon());
        writeFileSync(fileURLToPath(new URL('favicon.svg', dir)), mark);
        // Browsers that do not read SVG icons request `/favicon.ico`. They accept a PNG there.
        const small = fileURLToPath(new URL('favicon.ico', dir));
        await sharp(mark, { density: 1200 }).resize(32).toFormat('png', { palette: true }).toFile(small);
        for (const { name, size, inset } of icons) {
          const margin = Math.round(size * inset);
          await sharp(mark, { density: 1200 })
            .resize(size - 2 * margin)
            .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
            .flatten({ background: ground })
            .png({ palette: true })
            .toFile(join(directory, name));
        }
      },
    },
  };
}
