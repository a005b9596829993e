import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import satori from 'satori';
import sharp from 'sharp';
import { defaultLocale, type Locale, localeFacts, locales } from '../../../shared/rules/locales.ts';
import { socialPicturePath, socialPictureSize } from '../../sections/head/page-head.ts';
import { publicHead, publicPaths } from '../../sections/head/public-pages.ts';
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
 * The folder of the pictures. The name of each file is a hash of the picture's content, so a build only draws the
 * pictures that have changed.
 */
const drawnDirectory = fileURLToPath(new URL('../../../../.generated/social', import.meta.url));

/**
 * When the site is built, draws a picture with the page's title for every public page in every variant. The drawing
 * starts when the build starts. Sharp draws in other threads, so the build goes on while it draws.
 */
export function socialPictures(): AstroIntegration {
  let drawn: Promise<readonly DrawnPicture[]> | undefined;
  return {
    name: 'bellbird-social-pictures',
    hooks: {
      'astro:build:start': () => {
        drawn = Promise.all(
          publicPaths.flatMap((path) => locales.map((locale) => drawPicture(locale, publicHead(locale, path)))),
        );
      },
      'astro:build:done': async ({ dir }) => {
        for (const { path, file } of (await drawn) ?? []) {
          const served = join(fileURLToPath(dir), path);
          mkdirSync(dirname(served), { recursive: true });
          copyFileSync(file, served);
        }
      },
    },
  };
}

interface DrawnPicture {
  readonly path: string;
  readonly file: string;
}

async function drawPicture(
  locale: Locale,
  page: { readonly path: string; readonly title: string },
): Promise<DrawnPicture> {
  const title = page.title.split(' | ')[0] ?? page.title;
  const place = locale === defaultLocale ? '' : localeFacts(locale).region;
  return { path: socialPicturePath(locale, page.path), file: await drawnPicture(title, place) };
}

async function drawnPicture(title: string, place: string): Promise<string> {
  const svg = await satori(SocialCard({ title, place }), { ...socialPictureSize, fonts });
  const file = join(drawnDirectory, `${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.png`);
  if (existsSync(file)) return file;
  mkdirSync(drawnDirectory, { recursive: true });
  writeFileSync(file, await sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer());
  return file;
}
