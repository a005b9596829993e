/** A file with the files that it imports. All paths begin at the root of the project. */
export interface ImportingFile {
  readonly source: string;
  readonly imports: readonly string[];
}

/**
 * Returns the circles of imports among the direct subfolders of a folder. A circle is a group of subfolders in which
 * every subfolder imports every other, directly or through others. Ignores files that are directly in the folder.
 */
export function findFolderCircles(root: string, files: readonly ImportingFile[]): string[][] {
  const subfolderOf = (path: string) => {
    const [name = '', ...rest] = path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/') : [];
    return rest.length > 0 ? name : undefined;
  };
  const imported = new Map<string, Set<string>>();
  for (const { source, imports } of files) {
    const from = subfolderOf(source);
    if (from === undefined) continue;
    const to = imported.get(from) ?? new Set();
    imported.set(from, to);
    for (const path of imports) {
      const folder = subfolderOf(path);
      if (folder !== undefined && folder !== from) to.add(folder);
    }
  }
  const reachableFrom = (start: string) => {
    const found = new Set<string>();
    const open = [start];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
      for (const next of imported.get(folder) ?? []) {
        if (!found.has(next)) open.push(next);
        found.add(next);
      }
    }
    return found;
  };
  const reachable = new Map([...imported.keys()].map((folder) => [folder, reachableFrom(folder)]));
  const circles = new Map<string, string[]>();
  for (const [folder, reached] of reachable) {
    if (!reached.has(folder)) continue;
    const circle = [...reached].filter((other) => reachable.get(other)?.has(folder)).toSorted();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}
