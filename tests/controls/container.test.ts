import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ignoredSources, missingSources, readServedSources } from '#tests/support/container-sources.ts';

test('an image that does not copy the demo agents is detected', () => {
  const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const without = dockerfile.replace(/^COPY .*demo-agents$/m, '');
  expect(without).not.toBe(dockerfile);
  expect(missingSources(without, readServedSources())).toEqual(['src/demo-agents']);
});

test('a .dockerignore that leaves out a copied file, or the folder that it is in, is detected', () => {
  const dockerfile = 'COPY package.json ./\nCOPY --from=build /app/docs/owners-guide.md ./docs/owners-guide.md\n';
  expect(ignoredSources(dockerfile, 'docs\n')).toEqual(['docs/owners-guide.md']);
  expect(ignoredSources(dockerfile, 'docs/*\n!docs/owners-guide.md\n*.json\n')).toEqual(['package.json']);
});
