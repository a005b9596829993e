import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingSources, readServedSources } from '#tests/support/container-sources.ts';

test('an image that does not copy the demo agents is detected', () => {
  const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const without = dockerfile.replace(/^COPY .*demo-agents$/m, '');
  expect(without).not.toBe(dockerfile);
  expect(missingSources(without, readServedSources())).toEqual(['src/demo-agents']);
});
