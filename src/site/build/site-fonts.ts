import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

/** One file to cut: what it is called in `.generated/fonts`, the Fontsource file it comes from, and what stays in it. */
interface FontCut {
  readonly name: string;
  readonly source: string;
  readonly characters: string;
  readonly axes: {
    readonly wght: { readonly min: number; readonly max: number };
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
 * Three cuts a family: what nearly every page needs, and two small ones that a browser fetches only when a page has such
 * a letter. Macrons come from another Fontsource file than the rest, so they can't be in the first cut. The ranges in
 * `src/theme/fonts.css` say the same. Only the weight stays variable; headings are drawn at an optical size of 48, whose
 * tighter, sharper letters suit titles and stay clear at 20 px.
 */
const cuts: readonly FontCut[] = [
  ...family('heading', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque', 'standard', {
    wght: { min: 600, max: 800 },
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

/** Kerning, marks, ligatures and tabular figures; alternates and fractions, which no page uses, go. */
const keptFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum', 'lnum', 'case'];

const directory = fileURLToPath(new URL('../../../.generated/fonts', import.meta.url));
const resolveSource = createRequire(import.meta.url).resolve;

/** Cuts the site's two typefaces before pages are built or served in development; unchanged cuts are kept. */
export function siteFonts(): AstroIntegration {
  return {
    name: 'bellbird-site-fonts',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'build' && command !== 'dev') return;
        await cutFonts();
        // A font inside a stylesheet would be refused by the page's policy and fetched whether needed or not.
        updateConfig({
          vite: { build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) } },
        });
      },
    },
  };
}

async function cutFonts(): Promise<void> {
  const stamp = JSON.stringify({ cuts, keptFeatures });
  const stampFile = `${directory}/stamp.json`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  mkdirSync(directory, { recursive: true });
  for (const cut of cuts) {
    const original = readFileSync(resolveSource(cut.source));
    const font = await subsetFont(original, cut.characters, {
      targetFormat: 'woff2',
      variationAxes: { ...cut.axes },
      keepFeatures: keptFeatures,
      noHinting: true,
    });
    writeFileSync(`${directory}/${cut.name}.woff2`, font);
  }
  writeFileSync(stampFile, stamp);
}

function codePoints(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
