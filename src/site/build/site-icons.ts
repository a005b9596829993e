import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';

const drawing = fileURLToPath(new URL('../public/favicon.svg', import.meta.url));

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
      'astro:build:done': async ({ dir }) => {
        const directory = join(fileURLToPath(dir), 'icons');
        mkdirSync(directory, { recursive: true });
        const mark = readFileSync(drawing);
        const small = sharp(mark, { density: 1200 }).resize(iconSize).png({ palette: true });
        writeFileSync(fileURLToPath(new URL('favicon.ico', dir)), iconFile(await small.toBuffer()));
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

/** Width and height of the picture in `favicon.ico`, in pixels. */
const iconSize = 32;

/** Returns an icon file (ICO) with one PNG picture. Browsers that do not read SVG icons request `/favicon.ico`. */
function iconFile(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon, not a cursor.
  head.writeUInt16LE(1, 4); // The number of pictures.
  head.writeUInt8(iconSize, 6);
  head.writeUInt8(iconSize, 7);
  head.writeUInt16LE(1, 10); // Colour planes.
  head.writeUInt16LE(32, 12); // Bits for each pixel.
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18); // Where the picture begins.
  return Buffer.concat([head, picture]);
}
