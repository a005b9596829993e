import { execFileSync } from 'node:child_process';

/** Words that keep a command on one core; none where the system has no `taskset`. */
export function onCore(core: number): readonly string[] {
  return hasCommand('taskset') ? ['taskset', '--cpu-list', String(core)] : [];
}

/** The server has the first core, what asks it the second. */
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
