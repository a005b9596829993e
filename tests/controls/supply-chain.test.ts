import { expect, test } from 'vitest';
import { installScripts } from '#tests/support/install-scripts.ts';
import { listLicences, refusedLicences } from '../../scripts/licences/production-licences.ts';

test('refuses a licence that is not on the list, alone or beside others, and a missing licence', () => {
  const names = (licence?: string) => {
    const text = JSON.stringify({ packages: { '': {}, 'node_modules/x': { version: '1.0.0', license: licence } } });
    return refusedLicences(listLicences(text)).map(({ name }) => name);
  };
  for (const licence of ['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-3.0', 'UNLICENSED', undefined])
    expect(names(licence), licence).toEqual(['x']);
  for (const licence of ['MIT', '(MIT OR GPL-3.0)', 'MIT AND Zlib']) expect(names(licence), licence).toEqual([]);
});

test('detects a package with an install script', () => {
  const text = JSON.stringify({ packages: { 'node_modules/a/node_modules/evil': { hasInstallScript: true } } });
  expect(installScripts(text)).toEqual(['evil']);
});
