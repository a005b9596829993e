import { globSync, readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Matches the file that exports all icons of the library. */
export const allIcons = /\/lucide-react\.m?js(?=$|\?)/;
/** Matches the imports of icons in a module, and captures their names. */
const importedIcons = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** Matches the files that may show icons. */
const sources = 'src/{site,dashboard,demo-agents}/**/*.{astro,ts,tsx}';
/** Matches the exports of one icon under all of its names. */
const iconExports = /^export \{ default as .*\} from .*$/gm;
/** Matches one of the names in such an export. */
const exportedName = /default as (\w+)/g;

/**
 * Reduces the icon library to the icons that a source file imports. The library has two thousand icons, each in its own
 * file. A build would read and parse all of them for the server and again for the browser, and then leave nearly all
 * out.
 */
export function shownIcons(): AstroIntegration {
  return {
    name: 'bellbird-shown-icons',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const names = new Set(globSync(sources).flatMap((file) => iconsImportedBy(readFileSync(file, 'utf8'))));
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'bellbird-shown-icons',
                apply: 'build',
                enforce: 'pre',
                load: {
                  filter: { id: allIcons },
                  handler: (id) => exportsOfIcons(readFileSync(id.replace(/\?.*/, ''), 'utf8'), names),
                },
              },
            ],
          },
        });
      },
    },
  };
}

/** Returns the library's names of the icons that a module imports. */
export function iconsImportedBy(code: string): string[] {
  const lists = [...code.matchAll(importedIcons)].flatMap(([, list = '']) => list.split(','));
  return lists
    .map(
      (name) =>
        name
          .replace(/^\s*type\s/, '')
          .trim()
          .split(/\s/)[0] ?? '',
    )
    .filter(Boolean);
}

/** Returns the text of the library's file of all icons, reduced to the exports of these icons. */
export function exportsOfIcons(library: string, names: ReadonlySet<string>): string {
  return library
    .replace(/^(?:import \* as index|export \{ index as icons).*$/gm, '')
    .replace(iconExports, (line) =>
      [...line.matchAll(exportedName)].some(([, name = '']) => names.has(name)) ? line : '',
    );
}
