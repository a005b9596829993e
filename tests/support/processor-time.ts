import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the seconds of processor time that a process has used since its start, which other users of the machine do
 * not increase. Returns elapsed seconds when the system does not report it.
 */
export function processorSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return performance.now() / 1000;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
