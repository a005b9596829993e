import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Reads the source files of the server, and of the zones that it may import. */
export function readServedSources(): SourceFile[] {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = globSync('src/{server,domain,demo-agents}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  return files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
