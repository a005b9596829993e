import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const early = /\/src\/desk\/ask-early\.ts$/;
const start = /\/src\/desk\/start\.tsx$/;

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

/** Matches the files that the desk gets its own copies of. */
const script = /\.(?:[cm]?js|[jt]sx?)$/;

/** Matches Vite's function that loads a stylesheet before a script. Pages for visitors use it too. */
const preloadHelper = /vite\/preload-helper/;

/** The ending of the ids of the desk's copies. */
const ofDesk = '?desk';
const copied = /\?desk$/;

/** Size from which the build warns about a file, in kB before compression. The desk's file may be this large. */
const chunkSizeWarningLimit = 700;

/**
 * Puts all modules that the desk loads first into one file, and gives the desk its own copy of every module that pages
 * for visitors use too. Otherwise the desk would load thirty files, because each set of shared modules has its own
 * file, so that no visitor loads code of the desk. On a slow processor, each file takes some milliseconds.
 */
export function deskChunk(): AstroIntegration {
  const earlyModules = new Set<string>();
  return {
    name: 'bellbird-desk-chunk',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const groups = [
          { name: 'shared', test: preloadHelper, priority: 3 },
          // The script that sends the first requests and the desk share these modules.
          { name: 'desk-early', test: (id: string) => earlyModules.has(id), priority: 2 },
          // The build adds the modules that this module imports, except those in an earlier group.
          { name: 'desk', test: start, priority: 1 },
        ];
        const rolldownOptions = { output: { codeSplitting: { groups } } };
        updateConfig({
          vite: {
            environments: { client: { build: { chunkSizeWarningLimit, rolldownOptions } } },
            plugins: [
              {
                name: 'bellbird-desk-chunk',
                apply: 'build',
                applyToEnvironment: ({ name }) => name === 'client',
                // Without this setting, Vite adds code that preloads the imports of each file that is loaded later.
                // This code makes every page 0.8 kB larger.
                configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : null),
                resolveId: {
                  order: 'pre',
                  async handler(source, importer, options) {
                    if (!importer || ![early, start, copied].some((begins) => begins.test(importer))) return null;
                    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
                    if (!found || found.external || !script.test(found.id) || found.id.startsWith('\0')) return found;
                    return { ...found, id: found.id + ofDesk };
                  },
                },
                buildEnd() {
                  const waiting = [...this.getModuleIds()]
                    .filter((id) => early.test(id))
                    .flatMap((id) => this.getModuleInfo(id)?.importedIds ?? []);
                  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
                    if (earlyModules.has(id)) continue;
                    earlyModules.add(id);
                    waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
                  }
                },
              },
            ],
          },
        });
      },
    },
  };
}
