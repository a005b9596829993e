import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';

const drawing = fileURLToPath(new URL('../public/favicon.svg', import.meta.url));

/**
 * The icons to draw. `inset` is the width of the empty margin, as a share of the size. The margin keeps a round mask
 * from cutting the drawing.
 */
const icons = [
  { name: 'apple-touch-icon.png', size: 180, inset: 0 },
  { name: 'icon-192.png', size: 192, inset: 0 },
  { name: 'icon-512.png', size: 512, inset: 0 },
  { name: 'maskable-512.png', size: 512, inset: 0.1 },
];

/** Draws the icons when the site is built. They are made from the SVG drawing of the favicon. */
export function siteIcons(): AstroIntegration {
  return {
    name: 'bellbird-site-icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const directory = join(fileURLToPath(dir), 'icons');
        mkdirSync(directory, { recursive: true });
        const mark = readFileSync(drawing);
        for (const { name, size, inset } of icons) {
          const margin = Math.round(size * inset);
          await sharp(mark, { density: 1200 })
            .resize(size - 2 * margin)
            .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#143d2c' })
            .flatten({ background: '#143d2c' })
            .png({ palette: true })
            .toFile(join(directory, name));
        }
      },
    },
  };
}
