import { existsSync, readFileSync } from 'node:fs';

/**
 * Seconds that a process has had of a processor since its start, which others who use the machine do not lengthen; those
 * of the clock where the system does not say.
 */
export function processorSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return performance.now() / 1000;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
