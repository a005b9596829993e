import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceFolders } from './release-files.ts';

/** A kind of machine that a release runs on. The names are those of npm and Node. */
export interface Machine {
  readonly os: 'linux';
  readonly cpu: 'x64' | 'arm64';
  readonly libc: 'glibc';
}

interface LockedPackage {
  readonly version: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, LockedPackage>>;

/**
 * Matches an import, and captures what is imported: the string after `from`, `import` or `import(`. Also matches some
 * texts that are not imports, which only means that a package is in the release although it is not needed.
 */
const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;
const packageName = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*/;
/** Files of packages that only help who develops. Licences are never left out. */
const helpsDevelopers = /\.(?:map|md|markdown|flow|tsx?|[cm]ts)$/i;

/** Puts the packages that the server and the built pages import into the folder `target`, for this kind of machine. */
export function installPackages(target: string, machine: Machine): void {
  const lock: { packages: Packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const needed = neededPackages();
  const isNative = (path: string) => lock.packages[path]?.cpu !== undefined;
  for (const path of needed.filter((found) => !isNative(found))) copyPackage(path, join(target, path));
  const native = ['', ...needed]
    .flatMap((path) => Object.keys(lock.packages[path]?.optionalDependencies ?? {}))
    .filter((name) => runsOn(lock.packages[`node_modules/${name}`], machine));
  installNative(native, lock.packages, target, machine);
}

/** Returns the paths of the packages that the sources import, directly or through another package. */
function neededPackages(): string[] {
  const needed = new Set<string>();
  const unread: string[] = [];
  const sources = [`{${sourceFolders.join()}}/**/*.ts`, 'site.config.ts', 'dist/server/**/*.mjs'];
  for (const file of globSync(sources, { exclude: ['**/*.test.ts'] })) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const name = packageName.exec(specifier)?.[0];
      if (name && !specifier.startsWith('node:') && !builtinModules.includes(name)) unread.push(find(name, '.') ?? '');
    }
  }
  for (let folder = unread.pop(); folder !== undefined; folder = unread.pop()) {
    if (folder === '' || needed.has(folder)) continue;
    needed.add(folder);
    for (const name of neededBy(folder)) unread.push(find(name, folder) ?? '');
  }
  if (!needed.has(join('node_modules', 'fastify')))
    throw new Error('The packages that the server imports were not found: run npm ci first.');
  return [...needed];
}

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

function copyPackage(from: string, to: string): void {
  const filter = (file: string) =>
    file === from || !(file.slice(from.length).includes('node_modules') || isLeftOut(file.slice(from.length + 1)));
  cpSync(from, to, { recursive: true, filter });
}

const isLeftOut = (file: string) => helpsDevelopers.test(file) && !/licen[cs]e|copying|notice/i.test(file);

function runsOn(locked: LockedPackage | undefined, { os, cpu, libc }: Machine): boolean {
  if (!locked?.cpu?.includes(cpu) || !locked.os?.includes(os)) return false;
  return locked.libc?.includes(libc) ?? true;
}

/** Lets npm install packages that are built for one kind of machine. It checks them against the lockfile. */
function installNative(names: readonly string[], locked: Packages, target: string, machine: Machine): void {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-native-'));
  const paths = names.map((name) => `node_modules/${name}`);
  const optionalDependencies = Object.fromEntries(names.map((name) => [name, locked[`node_modules/${name}`]?.version]));
  const root = { name: 'native', version: '1.0.0', optionalDependencies };
  const packages = {
    '': root,
    ...Object.fromEntries(paths.map((path) => [path, locked[path]])),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...root, lockfileVersion: 3, packages }));
  const place = [`--os=${machine.os}`, `--cpu=${machine.cpu}`, `--libc=${machine.libc}`];
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', ...place], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const path of paths) {
    const to = join(target, path);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(folder, path), to, {
      recursive: true,
      filter: (file) => !/node-linux-\w+\/(include|share)$/.test(file),
    });
  }
  rmSync(folder, { recursive: true, force: true });
}
