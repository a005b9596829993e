import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Takes out of node_modules what only the build needed, for a small image: what stays is what the server and the built
 * pages import, and what that needs in turn. `node scripts/prune-packages.ts` in a folder that is not worked in.
 */
const sources = ['src/server/**/*.ts', 'src/domain/**/*.ts', 'site.config.ts', 'dist/server/**/*.mjs'];
/** The text after `from`, `import` and `import(`; what is no package's name falls out below. */
const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;
const packageName = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*/;

const kept = new Set<string>();
const unread = [join('node_modules', 'node')];
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
  throw new Error('What the server imports was not found; nothing was removed.');

let removed = 0;
for (const folder of packageFolders('node_modules')) {
  if (kept.has(folder)) continue;
  rmSync(folder, { recursive: true, force: true });
  removed += 1;
}
console.log(`${kept.size} packages stay, ${removed} went.`);

/** The folder of a package as the module in a folder would find it; nothing where it is not installed. */
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
