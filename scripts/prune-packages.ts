import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Makes a container image smaller. Removes every package from node_modules that neither the server nor the built pages
 * import, directly or through another package. Do not run it in a folder in which you develop.
 */
const sources = ['src/{server,shared,language,demo-agents}/**/*.ts', 'site.config.ts', 'dist/server/**/*.mjs'];
/**
 * Matches an import, and captures what is imported: the string after `from`, `import` or `import(`. Also matches some
 * texts that are not imports, which only means that a package is kept although it is not needed.
 */
const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;
const packageName = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*/;

const kept = new Set<string>();
const unread = globSync('node_modules/node-{linux,darwin,win}-*');
for (const file of globSync(sources)) {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
    const name = packageName.exec(specifier)?.[0];
    if (name && !specifier.startsWith('node:') && !builtinModules.includes(name)) unread.push(find(name, '.') ?? '');
  }
}
for (let folder = unread.pop(); folder !== undefined; folder = unread.pop()) {
  if (folder === '' || kept.has(folder)) continue;
  kept.add(folder);
  for (const name of neededBy(folder)) unread.push(find(name, folder) ?? '');
}
if (!kept.has(join('node_modules', 'fastify')))
  throw new Error('The packages that the server imports were not found; nothing was removed.');

let removed = 0;
for (const folder of packageFolders('node_modules')) {
  if (kept.has(folder)) continue;
  rmSync(folder, { recursive: true, force: true });
  removed += 1;
}
console.log(`Kept ${kept.size} packages, removed ${removed}.`);

/**
 * Returns the folder of the package that Node loads when a file in the folder `from` imports `name`. Returns
 * `undefined` if the package is not installed.
 */
function find(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === '.') return undefined;
  }
}

function neededBy(folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

function packageFolders(root: string): string[] {
  return readdirSync(root).flatMap((name) => {
    if (name.startsWith('.')) return [];
    if (!name.startsWith('@')) return [join(root, name)];
    return readdirSync(join(root, name)).map((scoped) => join(root, name, scoped));
  });
}
