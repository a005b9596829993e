import { readFileSync } from 'node:fs';

/** A package with its licence, which is an SPDX expression. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/**
 * The licences that a product with closed source may use. LGPL is allowed because of libvips, which is a separate
 * library. MPL is allowed for files that we do not change, and OFL for fonts.
 */
const allowed = new Set(
  '0BSD Apache-2.0 AFL-2.1 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib'.split(
    ' ',
  ),
);

/** The properties of a package in the lockfile. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

/** Returns all packages in the lockfile that the server needs at run time on any operating system, ordered by name. */
export function listLicences(lockfile: string = readFileSync('package-lock.json', 'utf8')): LicensedPackage[] {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(lockfile);
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version = '', license = 'none stated' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
    }))
    .toSorted((left, right) => (`${left.name} ${left.version}` < `${right.name} ${right.version}` ? -1 : 1));
}

/**
 * Returns the packages whose licence is not allowed. If licences are joined by OR, one of them must be allowed. If they
 * are joined by AND, all must be allowed.
 */
export function refusedLicences(packages: readonly LicensedPackage[]): LicensedPackage[] {
  return packages.filter(({ licence }) => !isAllowed(licence));
}

function isAllowed(expression: string): boolean {
  const bare = expression.replace(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((name) => allowed.has(name.trim())));
}

/** Returns a document in Markdown that lists the packages by their licence. */
export function presentLicences(packages: readonly LicensedPackage[]): string {
  const sections = [...Map.groupBy(packages, ({ licence }) => licence)]
    .toSorted(([left], [right]) => left.localeCompare(right))
    .map(
      ([licence, members]) =>
        `## ${licence} (${members.length})\n\n${members.map(({ name, version }) => `${name}@${version}`).join(', ')}\n`,
    );
  return `# Licences of what the product runs on\n\nThe text of each licence is in the package’s folder.\n\n${sections.join('\n')}`;
}
