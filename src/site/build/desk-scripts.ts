import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Matches the path of the module that sends the first requests of the desk. */
const early = /\/src\/desk\/ask-early\.ts$/;
/** Matches the path of the module that starts the desk. */
const start = /\/src\/desk\/start\.tsx$/;

/** Matches the scripts in the document of the desk. */
const document = /\/desk-document\.astro\?/;

/** Name of the file in `dist/server` that contains the URLs of the desk's scripts. */
export const deskScriptsFile = 'desk-scripts.json';

interface DeskScripts {
  /** The script that sends the first requests. It is run as soon as it has loaded, before the others. */
  readonly first: string;
  readonly others: readonly string[];
}

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly facadeModuleId: string | null;
}

/**
 * Finds the scripts that the desk needs to start, so that its document can preload all of them at once. Otherwise, a
 * browser would find the imports of a script only after it has loaded that script.
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
        if (scripts === undefined) throw new Error('The built files do not contain the scripts of the desk.');
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
  const app = holding(start);
  if (first === undefined || app === undefined) return undefined;
  const ofDocument = chunks.filter(({ facadeModuleId }) => facadeModuleId && document.test(facadeModuleId));
  const names = new Set([first, app, ...ofDocument.map(({ fileName }) => fileName)]);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  for (const name of names) for (const imported of byName.get(name)?.imports ?? []) names.add(imported);
  const address = (name: string) => `/${name}`;
  return { first: address(first), others: [...names].filter((name) => name !== first).map(address) };
}
