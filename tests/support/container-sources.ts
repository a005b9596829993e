import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A source file and its text. */
export interface SourceFile {
  /** Path from the root of the product. */
  readonly file: string;
  readonly text: string;
}

/**
 * Returns the folders of `src` that are missing in the container image. The source files in the image import from these
 * folders, but the Dockerfile does not copy them.
 */
export function missingSources(dockerfile: string, sources: readonly SourceFile[]): string[] {
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(src\/[\w-]+) /gm)].flatMap(
    ([, folder = '']) => folder,
  );
  const served = sources.filter(({ file }) => copied.some((folder) => file.startsWith(`${folder}/`)));
  const imported = served.flatMap(({ text }) =>
    [...text.matchAll(/from '#(server|domain|demo-agents|site|dashboard|theme)\//g)].map(([, zone]) => `src/${zone}`),
  );
  return [...new Set(imported)].filter((folder) => !copied.includes(folder));
}

/** Folders that the Dockerfile itself makes in its first stage. */
const made = new Set(['node_modules', 'dist']);

/** Returns the sources of the COPY lines that `.dockerignore` leaves out of the build. */
export function ignoredSources(dockerfile: string, ignoreFile: string): string[] {
  const patterns = ignoreFile.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const sources = [...dockerfile.matchAll(/^COPY (?:--\S+ )*(.+) \S+$/gm)].flatMap(([, words = '']) =>
    words.split(' '),
  );
  return sources
    .map((source) => source.replace(/^(\/app\/|\.\/)/, ''))
    .filter((path) => !made.has(path) && isIgnored(path, patterns));
}

/** The last pattern that matches a path, or a folder above it, decides. */
function isIgnored(path: string, patterns: readonly string[]): boolean {
  const parts = path.split('/');
  const withFolders = parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
  const last = patterns.findLast((pattern) =>
    withFolders.some((folder) => matchesGlob(folder, pattern.replace(/^!/, ''))),
  );
  return last !== undefined && !last.startsWith('!');
}

/** Reads the source files of the server, and of the zones that it may import. */
export function readServedSources(): SourceFile[] {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = globSync('src/{server,domain,demo-agents}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  return files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
