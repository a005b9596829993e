import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

/** A subset: its name in `.generated/fonts`, its Fontsource file and the characters to keep. */
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
 * Three subsets per family: the characters that nearly every page needs, and two small ones that a browser loads only when
 * a page contains such a character. Letters with macrons come from another Fontsource file, so they cannot be in the first
 * subset. The ranges in `src/theme/fonts.css` must match. Only the weight stays variable. Headings use the optical size
 * 48: its tighter, sharper letters suit titles and stay clear at 20 px.
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

/** Features to keep: kerning, marks, ligatures and tabular figures. No page uses alternates or fractions. */
const keptFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum', 'lnum', 'case'];

const directory = fileURLToPath(new URL('../../../.generated/fonts', import.meta.url));
const resolveSource = createRequire(import.meta.url).resolve;

/** Subsets the site's two typefaces before a build or the development server. Unchanged subsets are reused. */
export function siteFonts(): AstroIntegration {
  return {
    name: 'bellbird-site-fonts',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'build' && command !== 'dev') return;
        await cutFonts();
        // The page's policy refuses a font that is inlined in a stylesheet, and it would always be loaded.
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
