import { readFileSync } from 'node:fs';

/** A package and the licence that it states, as an SPDX expression. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/**
 * Licences under which a package may be used in a closed product. LGPL is for libvips, which is linked as a separate
 * library; MPL for single files that are not changed; OFL for the fonts.
 */
const allowed = new Set(
  '0BSD Apache-2.0 AFL-2.1 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib'.split(
    ' ',
  ),
);

/** A package as the lockfile describes it. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Returns whether an entry of the lockfile is a package that the server needs at run time. */
export const isOfProduction = ([path, { dev }]: [path: string, LockedPackage]): boolean => path !== '' && dev !== true;

/** Returns the name of the package at a path of the lockfile. */
export function nameOfPath(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Returns every package of the lockfile that the server needs at run time, for all systems, ordered by name. */
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

/**
 * Returns the packages whose licence is not allowed. One of several alternatives must be allowed; of licences joined by
 * AND, all must be.
 */
export function refusedLicences(packages: readonly LicensedPackage[]): LicensedPackage[] {
  return packages.filter(({ licence }) => !isAllowed(licence));
}

function isAllowed(expression: string): boolean {
  const bare = expression.replace(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((name) => allowed.has(name.trim())));
}
