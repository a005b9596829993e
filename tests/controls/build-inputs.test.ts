import { describe, expect, test } from 'vitest';
import { filesOfBuild, missingInputs } from '#tests/support/build-inputs.ts';
import { buildInputs, buildParts } from '../../scripts/build-inputs.ts';

describe('build-inputs.test.ts', () => {
  test.each(buildParts)(
    'detects a list for the %s without the demo agents and the domain',
    async (part) => {
      const shorter = buildInputs[part].map((pattern) => pattern.replace('demo-agents,domain', 'none'));
      const missing = missingInputs(part, await filesOfBuild(part), { ...buildInputs, [part]: shorter });
      expect(new Set(missing.map((file) => file.split('/')[1]))).toEqual(new Set(['demo-agents', 'domain']));
    },
    60_000,
  );
});
