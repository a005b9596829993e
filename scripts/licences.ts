import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { makeBillOfMaterials } from './licences/bill-of-materials.ts';
import { bytesOfFolder, writePackageTable } from './licences/package-costs.ts';
import { listLicences, refusedLicences } from './licences/production-licences.ts';

/**
 * `npm run licences`: lists the licence of every package that the product needs at run time in docs/licences.md, and
 * what each package costs in docs/packages.md. Writes a bill of materials (CycloneDX) to dist/sbom.json. Fails if a
 * licence is not allowed.
 */
const packages = listLicences();
const byLicence = Map.groupBy(packages, ({ licence }) => licence);
const sections = [...byLicence]
  .toSorted(([left], [right]) => left.localeCompare(right))
  .map(
    ([licence, members]) =>
      `## ${licence} (${members.length})\n\n${members.map(({ name, version }) => `${name}@${version}`).join(', ')}\n`,
  );
writeFileSync(
  'docs/licences.md',
  `# Licences of what the product runs on\n\nMade by \`npm run licences\` from the lockfile. Test tools are not listed. ${packages.length} packages.\n\n${sections.join('\n')}`,
);

writeFileSync(
  'docs/packages.md',
  writePackageTable(readFileSync('package-lock.json', 'utf8'), (folder) =>
    existsSync(folder) ? bytesOfFolder(folder) : 0,
  ),
);

mkdirSync('dist', { recursive: true });
writeFileSync('dist/sbom.json', makeBillOfMaterials());

const refused = refusedLicences(packages);
for (const { name, licence } of refused) console.error(`${name} has the licence ${licence}, which is not allowed.`);
console.log(
  `docs/licences.md: ${packages.length} packages, ${byLicence.size} licences. dist/sbom.json: the same as CycloneDX.`,
);
if (refused.length > 0) process.exit(1);
