import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The script that sends the desk's first requests. */
const early = /\/src\/dashboard\/ask-early\.ts$/;
/** Entry modules of the desk's island: the application and Astro's React renderer. */
const beginnings = [/\/src\/dashboard\/dashboard\.tsx$/, /\/@astrojs\/react\/dist\/client\.js$/];

/** The file beside the server's pages that lists the desk's scripts. */
export const deskScriptsFile = 'desk-scripts.json';

/** URLs of the desk's first scripts. */
interface DeskScripts {
  /** Runs as soon as it has loaded, before the document is parsed. */
  readonly first: string;
  readonly others: readonly string[];
}

/** The needed fields of a built chunk. */
interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/**
 * Lists the desk's first scripts, so that its document can preload them all at once. Otherwise a browser would discover
 * each one only inside the one before.
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
