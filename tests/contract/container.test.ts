import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingSources, readServedSources } from '#tests/support/container-sources.ts';
import serverProcess from '../../scripts/server-process.json' with { type: 'json' };

const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');

test('the container runs the server with the flags and environment that keep its memory small', () => {
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '';
  expect(JSON.parse(command)).toEqual([...serverProcess.flags, 'src/server/main.ts']);
  expect(dockerfile).toContain(`node ${serverProcess.flags.join(' ')} src/server/main.ts &`);
  const { NODE_COMPILE_CACHE: _place, ...allocation } = serverProcess.environment;
  for (const [name, value] of Object.entries(allocation)) expect(dockerfile).toContain(`${name}=${value}`);
});

test('the container serves without root, and reports its health', () => {
  expect(dockerfile).toMatch(/^USER bellbird$/m);
  expect(dockerfile.indexOf('USER bellbird')).toBeLessThan(dockerfile.indexOf('ENTRYPOINT'));
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
});

test('the container has every folder of sources that the server imports', () => {
  expect(missingSources(dockerfile, readServedSources())).toEqual([]);
});
