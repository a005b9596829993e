import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import satori from 'satori';
import sharp from 'sharp';
import { siteConfig } from '#site.config';
import { defaultLocale, type Locale, localeFacts, locales } from '../../../shared/rules/locales.ts';
import { colourIn } from '../../../theme/theme-colours.ts';
import { socialPicturePath, socialPictureSize } from '../../sections/head/page-head.ts';
import { publicHead, publicPaths } from '../../sections/head/public-pages.ts';

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

const theme = (file: string) => readFileSync(new URL(`../../../theme/${file}`, import.meta.url), 'utf8');
const colour = (name: string) => colourIn(theme('tokens.css'), name);
const logo = Buffer.from(theme('logo.svg').replaceAll('currentColor', colour('bush'))).toString('base64');

function voiceLinePath(): string {
  const points = Array.from({ length: 201 }, (_, index) => {
    const place = index / 200;
    const burst = Math.exp(-(((place - 0.74) / 0.13) ** 2)) + 0.35 * Math.exp(-(((place - 0.2) / 0.09) ** 2));
    const swing = Math.sin(index * 1.15) * 0.7 + Math.sin(index * 0.53 + 1) * 0.5;
    return `${(place * socialPictureSize.width).toFixed(1)} ${(75 - 62 * burst * swing).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/**
 * The picture for shared links, with the brand, the title and a wave. It uses flex layout, because Satori supports no
 * other layout.
 */
function SocialCard({ title, place }: { title: string; place: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        ...socialPictureSize,
        padding: '72px 80px 0',
        background: colour('paper'),
        color: colour('ink'),
        fontFamily: 'Bricolage Grotesque',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 36 }}>
        <img src={`data:image/svg+xml;base64,${logo}`} height="48" alt="" />
        <span style={{ marginLeft: 18 }}>{siteConfig.brand}</span>
        <span style={{ marginLeft: 'auto', color: colour('muted-ink'), fontSize: 30 }}>{place}</span>
      </div>
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center' }}>
        <span style={{ fontSize: title.length > 44 ? 68 : 88, lineHeight: 1.06, letterSpacing: -2, maxWidth: 980 }}>
          {title}
        </span>
      </div>
      <svg
        viewBox={`0 0 ${socialPictureSize.width} 150`}
        width={socialPictureSize.width}
        height="150"
        style={{ marginLeft: -80, marginBottom: 24 }}
        aria-hidden="true"
      >
        <path d={voiceLinePath()} stroke={colour('wattle')} strokeWidth="4" strokeLinejoin="round" fill="none" />
      </svg>
    </div>
  );
}
