import { execFileSync } from 'node:child_process';

/** Command prefix that keeps a command on one core; empty when the system has no `taskset`. */
export function onCore(core: number): readonly string[] {
  return hasCommand('taskset') ? ['taskset', '--cpu-list', String(core)] : [];
}

/** The server runs on the first core, the load generator on the second. */
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
