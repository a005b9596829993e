import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { listLicences, refusedLicences } from './production-licences.ts';

/**
 * `npm run licences`: lists the licence of every package that the product needs at run time in docs/licences.md. Lets
 * npm write a bill of materials (CycloneDX) for the packages of this operating system to dist/sbom.json. Fails if a
 * licence is not allowed.
 */
const packages = listLicences();
const sections = [...Map.groupBy(packages, ({ licence }) => licence)]
  .toSorted(([left], [right]) => left.localeCompare(right))
  .map(
    ([licence, members]) =>
      `## ${licence} (${members.length})\n\n${members.map(({ name, version }) => `${name}@${version}`).join(', ')}\n`,
  );
writeFileSync(
  'docs/licences.md',
  `# Licences of what the product runs on\n\nMade by \`npm run licences\` from the lockfile. Test tools are not listed. ${packages.length} packages.\n\n${sections.join('\n')}`,
);
mkdirSync('dist', { recursive: true });
writeFileSync(
  'dist/sbom.json',
  execFileSync('npm', ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'], {
    shell: process.platform === 'win32',
    maxBuffer: 1024 ** 3,
  }),
);
const refused = refusedLicences(packages);
for (const { name, licence } of refused) console.error(`${name} has the licence ${licence}, which is not allowed.`);
console.log(
  `docs/licences.md: ${packages.length} packages, ${sections.length} licences. dist/sbom.json: as CycloneDX.`,
);
if (refused.length > 0) process.exit(1);
