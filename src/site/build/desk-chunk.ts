import type { AstroIntegration } from 'astro';
import { allIcons, iconsImportedBy } from './shown-icons.ts';

/** Matches the first module of the desk. The desk first loads this module and its imports. */
const deskEntry = /\/src\/dashboard\/dashboard\.tsx$/;
/** Matches the file of one icon, and captures the icon's name. */
const oneIcon = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/;

/** Size from which the build warns about a file, in kB before compression. The desk's file may be this large. */
const chunkSizeWarningLimit = 700;

/** The fields of a module of the build that are used here. */
interface Module {
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
}

type FindModule = (id: string) => Module | null;

/**
 * Puts all modules that the desk loads first into one file. Otherwise the build makes a file for each set of dialogs
 * that share a module, and fifty small files compress worse than one. Modules that pages for visitors also use keep
 * their own files, so that no visitor loads code of the desk (product 8.27).
 */
export function deskChunk(): AstroIntegration {
  let shared: ReadonlySet<string> = new Set();
  return {
    name: 'bellbird-desk-chunk',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const groups = [
          { name: 'shared', test: (id: string) => shared.has(id), entriesAware: true, priority: 2 },
          // The build also adds the imports of this module, except those in the group `shared`, which has a higher
          // priority.
          { name: 'desk', test: deskEntry, priority: 1 },
        ];
        const rolldownOptions = { output: { codeSplitting: { groups } } };
        updateConfig({
          vite: {
            environments: { client: { build: { chunkSizeWarningLimit, rolldownOptions } } },
            plugins: [
              {
                name: 'bellbird-desk-chunk',
                applyToEnvironment: ({ name }) => name === 'client',
                // Without this setting, Vite adds code that preloads the imports of each file that is loaded later.
                // This code makes every page 0.8 kB larger.
                configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : null),
                buildEnd() {
                  shared = modulesOfBoth([...this.getModuleIds()], (id) => this.getModuleInfo(id));
                },
              },
            ],
          },
        });
      },
    },
  };
}

/** Returns the modules that the desk loads first and that pages for visitors load too, at once or later. */
function modulesOfBoth(ids: readonly string[], find: FindModule): Set<string> {
  const icons = new Map(ids.map((id) => [oneIcon.exec(id)?.[1], id]));
  const isDesk = (id: string) => deskEntry.test(id);
  const ofDesk = reachedFrom(ids.filter(isDesk), (id) => find(id)?.importedIds ?? []);
  const ofVisitors = reachedFrom(
    ids.filter((id) => find(id)?.isEntry && !isDesk(id)),
    (id) => {
      const module = find(id);
      // The file with all icons imports every icon, so its imports say nothing. Instead, the icons are found in the
      // modules that show them.
      if (!module || allIcons.test(id)) return [];
      const shown = iconsImportedBy(module.code ?? '').flatMap((name) => icons.get(iconFile(name)) ?? []);
      return [...module.importedIds, ...module.dynamicallyImportedIds, ...shown];
    },
  );
  return new Set([...ofDesk].filter((id) => ofVisitors.has(id)));
}

/** Returns the modules that these modules import, directly or through others, together with themselves. */
function reachedFrom(starts: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...importsOf(id));
  }
  return reached;
}

/** Returns the name of an icon's file, without its ending. Example: `trash-2` for `Trash2`. */
function iconFile(imported: string): string {
  return imported.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase();
}
