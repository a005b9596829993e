import { readFileSync } from 'node:fs';

/** A package and the licence that it states, as an SPDX expression. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/**
 * Licences under which a package may be used in a product that is not itself open. LGPL stands for libvips, which is
 * linked as a library of its own; MPL for single files that are not changed; OFL for the fonts.
 */
const allowed = new Set(
  '0BSD Apache-2.0 AFL-2.1 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib'.split(
    ' ',
  ),
);

/** A package as the lockfile holds it. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Whether an entry of the lockfile is a package that serving needs. */
export const isOfProduction = ([path, { dev }]: [path: string, LockedPackage]): boolean => path !== '' && dev !== true;

/** The name of the package that lies at a path of the lockfile. */
export function nameOfPath(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Every package of the lockfile that serving needs, on whatever system, in the order of their names. */
export function listLicences(lockfile: string = readFileSync('package-lock.json', 'utf8')): LicensedPackage[] {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(lockfile);
  return Object.entries(packages)
    .filter(isOfProduction)
    .map(([path, { version = '', license = 'none stated' }]) => ({
      name: nameOfPath(path),
      version,
      licence: license,
    }))
    .toSorted((left, right) => (`${left.name} ${left.version}` < `${right.name} ${right.version}` ? -1 : 1));
}

/** The packages whose licence is not allowed: of alternatives one is enough, of licences that hold together all count. */
export function refusedLicences(packages: readonly LicensedPackage[]): LicensedPackage[] {
  return packages.filter(({ licence }) => !isAllowed(licence));
}

function isAllowed(expression: string): boolean {
  const bare = expression.replace(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((name) => allowed.has(name.trim())));
}
