import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The text of the unit file for systemd. */
export const serviceUnit = readFileSync(join(root, 'deploy/bellbird.service'), 'utf8');

/** Whether this machine has `systemd-analyze`. */
export const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/**
 * Checks the text of a unit with `systemd-analyze`, after replacing its paths with the paths of this checkout. Returns
 * what `systemd-analyze` complains about.
 */
export function verifyUnit(text: string): { status: number | null; complaints: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-unit-'));
  const file = join(folder, 'bellbird.service');
  writeFileSync(file, text.replaceAll('/opt/bellbird', root));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const complaints = stderr.split('\n').filter((line) => line.includes('bellbird.service'));
  return { status, complaints: complaints.join('\n') };
}
