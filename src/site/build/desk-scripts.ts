import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The script that asks for the desk's first answers. */
const early = /\/src\/dashboard\/ask-early\.ts$/;
/** What the desk's island begins with: the program, and React's way into the page. */
const beginnings = [/\/src\/dashboard\/dashboard\.tsx$/, /\/@astrojs\/react\/dist\/client\.js$/];

/** The file beside the server's pages that names the desk's scripts. */
export const deskScriptsFile = 'desk-scripts.json';

/** The scripts that the desk begins with, by address. */
interface DeskScripts {
  /** Runs as soon as it is there, before the document is. */
  readonly first: string;
  readonly others: readonly string[];
}

/** A built chunk, as far as it matters here. */
interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/**
 * Names every script that the desk begins with, for its document to fetch at once: else a browser finds them one after
 * the other, each in the one before.
 */
export function deskScripts(): AstroIntegration {
  let scripts: DeskScripts | undefined;
  return {
    name: 'bellbird-desk-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'bellbird-desk-scripts',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle: (_options, bundle) => {
                  scripts = collectScripts(Object.values(bundle).filter((output) => output.type === 'chunk'));
                },
              },
            ],
          },
        });
      },
      'astro:build:done': () => {
        if (scripts === undefined) throw new Error('The scripts of the desk were not found among the built files.');
        writeFileSync(
          fileURLToPath(new URL(`../../../dist/server/${deskScriptsFile}`, import.meta.url)),
          JSON.stringify(scripts),
        );
      },
    },
  };
}

function collectScripts(chunks: readonly Chunk[]): DeskScripts | undefined {
  const holding = (module: RegExp) => chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)))?.fileName;
  const first = holding(early);
  const names = new Set([early, ...beginnings].flatMap((module) => holding(module) ?? []));
  if (first === undefined || names.size <= beginnings.length) return undefined;
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  for (const name of names) for (const imported of byName.get(name)?.imports ?? []) names.add(imported);
  const address = (name: string) => `/${name}`;
  return { first: address(first), others: [...names].filter((name) => name !== first).map(address) };
}
