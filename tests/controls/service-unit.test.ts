import { describe, expect, test } from 'vitest';
import { hasSystemd, serviceUnit, verifyUnit } from '#tests/support/service-unit.ts';

describe.runIf(hasSystemd)('tests/contract/service-unit.test.ts', () => {
  test('detects a unit whose program is missing', () => {
    expect(verifyUnit(serviceUnit.replace('bin/node', 'bin/missing')).complaints).toContain('is not executable');
  });

  test('detects a unit with a setting that does not exist', () => {
    expect(verifyUnit(serviceUnit.replace('UMask', 'UMasque')).complaints).toContain('UMasque');
  });
});
