import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import serverProcess from '../../scripts/server-process.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const unit = readFileSync(join(root, 'deploy/bellbird.service'), 'utf8');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/** Checks a unit as systemd does, with the program at the place of this checkout. Returns the complaints. */
function verify(text: string): { status: number | null; complaints: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-unit-'));
  const file = join(folder, 'bellbird.service');
  writeFileSync(file, text.replaceAll('/opt/bellbird', root));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const complaints = stderr.split('\n').filter((line) => line.includes('bellbird.service'));
  return { status, complaints: complaints.join('\n') };
}

test('the service starts the server with the flags and the environment that keep the process small', () => {
  const node = '/opt/bellbird/node_modules/node/bin/node';
  expect(unit).toContain(`\nExecStart=${[node, ...serverProcess.flags, 'src/server/main.ts'].join(' ')}\n`);
  const { NODE_COMPILE_CACHE: _place, ...allocation } = serverProcess.environment;
  for (const [name, value] of Object.entries(allocation)) expect(unit).toContain(`${name}=${value}`);
});

test('the service runs without root and keeps the data to its user', () => {
  expect(unit).toMatch(/^User=bellbird$/m);
  expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
  expect(unit).toMatch(/^UMask=0077$/m);
});

test.runIf(hasSystemd)('systemd takes the unit without a complaint', () => {
  expect(verify(unit)).toEqual({ status: 0, complaints: '' });
});

test.runIf(hasSystemd)(
  'control: systemd complains about a program that is missing and a setting that does not exist',
  () => {
    expect(verify(unit.replace('bin/node', 'bin/missing')).complaints).toContain('is not executable');
    expect(verify(unit.replace('UMask', 'UMasque')).complaints).toContain('UMasque');
  },
);
