import { readFileSync } from 'node:fs';
import { isOfProduction, type LockedPackage, nameOfPath } from './production-licences.ts';

/**
 * Returns a bill of materials in CycloneDX 1.5. It contains every package that the product needs at run time on any
 * operating system, with version, checksum, licence and dependencies. It is the same on every machine, because it is
 * made from the lockfile alone.
 */
export function makeBillOfMaterials(lockfile: string = readFileSync('package-lock.json', 'utf8')): string {
  const { packages, name, version }: { packages: Record<string, LockedPackage>; name: string; version: string } =
    JSON.parse(lockfile);
  const reference = (path: string) => (path === '' ? `${name}@${version}` : path);
  const production = Object.entries(packages).filter(isOfProduction);
  const components = production.map(([path, locked]) => ({
    type: 'library',
    'bom-ref': path,
    name: nameOfPath(path),
    version: locked.version,
    purl: `pkg:npm/${nameOfPath(path).replace('@', '%40')}@${locked.version}`,
    hashes: [{ alg: 'SHA-512', content: hexadecimal(locked.integrity) }],
    licenses: [{ expression: locked.license }],
  }));
  const dependencies = [['', packages[''] ?? {}] as const, ...production].map(([path, locked]) => ({
    ref: reference(path),
    dependsOn: Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }).flatMap(
      (wanted) => findInstalled(packages, path, wanted) ?? [],
    ),
  }));
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': reference(''), name, version } },
    components,
    dependencies,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/**
 * Returns the path of the package that Node loads when the package at `from` imports `wanted`. It is in the nearest
 * `node_modules` folder inside or above `from`.
 */
function findInstalled(packages: Record<string, LockedPackage>, from: string, wanted: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${wanted}` : `${folder}/node_modules/${wanted}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}

const hexadecimal = (integrity = '') => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
