import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import satori from 'satori';
import sharp from 'sharp';
import { defaultLocale, localeFacts, locales } from '../../../domain/locales.ts';
import { socialPicturePath, socialPictureSize } from '../../sections/head/page-head.ts';
import { publicPages } from '../../sections/head/public-pages.ts';
import { SocialCard } from './social-card.tsx';

const resolveFile = createRequire(import.meta.url).resolve;
const fonts = ['latin', 'latin-ext'].map((subset) => ({
  name: 'Bricolage Grotesque',
  data: readFileSync(
    resolveFile(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-700-normal.woff`),
  ),
  weight: 700 as const,
}));

/**
 * The folder of the pictures. The name of each contains a hash of its content, so a build only draws the pictures that
 * have changed.
 */
const drawnDirectory = fileURLToPath(new URL('../../../../.generated/social', import.meta.url));

/**
 * When the site is built, draws a picture with the page's title for every public page in every variant (product 2.6).
 */
export function socialPictures(): AstroIntegration {
  return {
    name: 'bellbird-social-pictures',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const client = fileURLToPath(dir);
        for (const page of publicPages) {
          for (const locale of locales) {
            const { path, title } = page(locale);
            const file = join(client, socialPicturePath(locale, path));
            mkdirSync(dirname(file), { recursive: true });
            copyFileSync(
              await drawnPicture(
                title.split(' | ')[0] ?? title,
                locale === defaultLocale ? '' : localeFacts(locale).region,
              ),
              file,
            );
          }
        }
      },
    },
  };
}

async function drawnPicture(title: string, place: string): Promise<string> {
  const svg = await satori(SocialCard({ title, place }), { ...socialPictureSize, fonts });
  const file = join(drawnDirectory, `${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.png`);
  if (existsSync(file)) return file;
  mkdirSync(drawnDirectory, { recursive: true });
  writeFileSync(file, await sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer());
  return file;
}
