import type { AstroIntegration } from 'astro';

/** Matches the modules with which the scripts of the desk begin. */
const beginnings = /\/src\/desk\/(?:start\.tsx|ask-early\.ts)$/;
/** Matches the module whose imports are the desk's first load. */
const deskStart = /\/src\/desk\/start\.tsx$/;
/** Matches the module that sends the first requests. */
const earlyStart = /\/src\/desk\/ask-early\.ts$/;
/** Matches the files that the desk gets its own copies of. */
const script = /\.(?:[cm]?js|[jt]sx?)$/;

/** Matches Vite's function that loads a stylesheet before a script. Pages for visitors use it too. */
const preloadHelper = /vite\/preload-helper/;

/** The ending of the ids of the desk's copies. */
const ofDesk = '?desk';

/** Size from which the build warns about a file, in kB before compression. The desk's file may be this large. */
const chunkSizeWarningLimit = 700;

/**
 * Puts all modules that the desk loads first into one file, and gives the desk its own copy of every module that pages
 * for visitors use too. Otherwise the desk would load thirty files, because each set of shared modules has its own
 * file, so that no visitor loads code of the desk. On a slow processor, each file takes some milliseconds.
 */
export function deskChunk(): AstroIntegration {
  const early = new Set<string>();
  return {
    name: 'bellbird-desk-chunk',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const groups = [
          { name: 'shared', test: preloadHelper, priority: 3 },
          // The script that sends the first requests and the desk share these modules.
          { name: 'desk-early', test: (id: string) => early.has(id), priority: 2 },
          // The build adds the modules that this module imports, except those in an earlier group.
          { name: 'desk', test: deskStart, priority: 1 },
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
                    if (!importer || !(beginnings.test(importer) || importer.endsWith(ofDesk))) return null;
                    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
                    if (!found || found.external || !script.test(found.id) || found.id.startsWith('\0')) return found;
                    return { ...found, id: found.id + ofDesk };
                  },
                },
                buildEnd() {
                  const waiting = [...this.getModuleIds()]
                    .filter((id) => earlyStart.test(id))
                    .flatMap((id) => this.getModuleInfo(id)?.importedIds ?? []);
                  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
                    if (early.has(id)) continue;
                    early.add(id);
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
