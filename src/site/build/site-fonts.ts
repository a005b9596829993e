import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

/**
 * A subset of a font: its name in `.generated/fonts`, the Fontsource file that it is made from, and the characters and
 * axes that it keeps.
 */
interface FontCut {
  readonly name: string;
  readonly source: string;
  readonly characters: string;
  readonly axes: {
    readonly wght: number | { readonly min: number; readonly max: number };
    readonly opsz?: number;
    readonly wdth?: number;
  };
}

const ascii = codePoints(0x20, 0x7e);
const punctuation = '\u00a0–—‘’“”…•·×÷−±°©®™½¼¾§→←↑↓↗«»¡¿';
const currencies = '£€¥¢';
const accents = codePoints(0xc0, 0xff).replace(/[×÷]/g, '');
const macrons = 'āēīōūĀĒĪŌŪ';

/**
 * The subsets to make. Each family has a subset with the characters that nearly every page needs, and two small ones
 * for accents and for macrons. A browser loads a small one only for a page that contains such a letter. The character
 * ranges here and in `src/theme/fonts.css` must be the same. Only the weight of the text can vary. Headings have the one
 * weight 700, because a second one would cost 11 kB. Their optical size is fixed at 48, where the letters are tighter
 * and sharper, and still clear at 20 px.
 */
const cuts: readonly FontCut[] = [
  ...family('heading', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque', 'standard', {
    wght: 700,
    opsz: 48,
    wdth: 100,
  }),
  ...family('text', '@fontsource-variable/hanken-grotesk/files/hanken-grotesk', 'wght', {
    wght: { min: 400, max: 700 },
  }),
];

function family(name: string, files: string, kind: string, axes: FontCut['axes']): FontCut[] {
  const latin = `${files}-latin-${kind}-normal.woff2`;
  return [
    { name, source: latin, characters: ascii + punctuation + currencies, axes },
    { name: `${name}-accents`, source: latin, characters: accents, axes },
    { name: `${name}-macrons`, source: `${files}-latin-ext-${kind}-normal.woff2`, characters: macrons, axes },
  ];
}

/** The OpenType features to keep. The pages do not use the others, such as alternates and fractions. */
const keptFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum', 'lnum', 'case'];

/**
 * The folder of the subsets. Its stamp file says what they were made from, so that unchanged subsets are not made
 * again.
 */
const fontDirectory = fileURLToPath(new URL('../../../.generated/fonts', import.meta.url));
const fontStampFile = `${fontDirectory}/stamp.json`;
const fontStamp = JSON.stringify({ cuts, keptFeatures });

function codePoints(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/**
 * Makes the subsets of both typefaces before a build or the development server reads a stylesheet. Does nothing if they
 * are up to date.
 */
export function siteFonts(): AstroIntegration {
  return {
    name: 'bellbird-site-fonts',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command === 'build' || command === 'dev') await makeFonts();
      },
    },
  };
}

async function makeFonts(): Promise<void> {
  if (existsSync(fontStampFile) && readFileSync(fontStampFile, 'utf8') === fontStamp) return;
  mkdirSync(fontDirectory, { recursive: true });
  const resolveSource = createRequire(import.meta.url).resolve;
  for (const { name, source, characters, axes } of cuts) {
    const font = await subsetFont(readFileSync(resolveSource(source)), characters, {
      targetFormat: 'woff2',
      variationAxes: { ...axes },
      keepFeatures: keptFeatures,
      noHinting: true,
    });
    writeFileSync(`${fontDirectory}/${name}.woff2`, font);
  }
  writeFileSync(fontStampFile, fontStamp);
}
