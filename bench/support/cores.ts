import { execFileSync } from 'node:child_process';

/**
 * Returns the words to put in front of a command so that the command only uses this core. Returns none if `taskset` is
 * not installed.
 */
export function onCore(core: number): readonly string[] {
  return hasCommand('taskset') ? ['taskset', '--cpu-list', String(core)] : [];
}

/** The server uses the first core, and the load generator uses the second. */
export const serverCore = onCore(0);
export const generatorCore = onCore(1);

export function hasCommand(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
