import { expect, test } from 'vitest';
import { hasSystemd, serviceUnit as unit, verifyUnit } from '#tests/support/service-unit.ts';
import serverProcess from '../../scripts/server-process.json' with { type: 'json' };

test('the service runs the server with the flags and environment that keep its memory small', () => {
  const node = '/opt/bellbird/node_modules/.bin/node';
  expect(unit).toContain(
    `\nExecStart=${[node, '--env-file=/opt/bellbird/.env', ...serverProcess.flags, 'src/server/main.ts'].join(' ')}\n`,
  );
  const { NODE_COMPILE_CACHE: _place, ...allocation } = serverProcess.environment;
  for (const [name, value] of Object.entries(allocation)) expect(unit).toContain(`${name}=${value}`);
});

test('the service runs without root and keeps the data to its user', () => {
  expect(unit).toMatch(/^User=bellbird$/m);
  expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
  expect(unit).toMatch(/^UMask=0077$/m);
});

test.runIf(hasSystemd)('systemd accepts the unit without a complaint', () => {
  expect(verifyUnit(unit)).toEqual({ status: 0, complaints: '' });
});

test.runIf(hasSystemd)('a program that is missing is detected', () => {
  expect(verifyUnit(unit.replace('bin/node', 'bin/missing')).complaints).toContain('is not executable');
});

test.runIf(hasSystemd)('a setting that does not exist is detected', () => {
  expect(verifyUnit(unit.replace('UMask', 'UMasque')).complaints).toContain('UMasque');
});
