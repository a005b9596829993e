import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';

/** A control group of the kernel. The processes in it may use a limited amount of memory together. */
export interface MemoryGroup {
  /** The file to which a process writes its id to join the group. */
  readonly joinFile: string;
  /** Returns the ids of the processes in the group. */
  processes(): number[];
  /** Returns the most memory that the group has used, in bytes. */
  peak(): number;
  /** Waits until every process in the group has ended, then removes the group. */
  remove(): Promise<void>;
}

const root = '/sys/fs/cgroup';
const isFirstVersion = existsSync(join(root, 'memory/memory.limit_in_bytes'));

/** Creates a group with this limit in bytes, without swap. Throws if this user may not create one. */
export function createMemoryGroup(limit: number): MemoryGroup {
  const folder = join(root, isFirstVersion ? 'memory' : '', `bellbird-${process.pid}-${Date.now()}`);
  if (!isFirstVersion) writeFileSync(join(root, 'cgroup.subtree_control'), '+memory');
  mkdirSync(folder);
  writeFileSync(join(folder, isFirstVersion ? 'memory.limit_in_bytes' : 'memory.max'), String(limit));
  if (!isFirstVersion && existsSync(join(folder, 'memory.swap.max')))
    writeFileSync(join(folder, 'memory.swap.max'), '0');
  const joinFile = join(folder, 'cgroup.procs');
  const processes = () => readFileSync(joinFile, 'utf8').split('\n').filter(Boolean).map(Number);
  return {
    joinFile,
    processes,
    peak: () =>
      Number(readFileSync(join(folder, isFirstVersion ? 'memory.max_usage_in_bytes' : 'memory.peak'), 'utf8')),
    async remove() {
      // `expect.poll` cannot be used in hooks.
      await vi.waitFor(() => expect(processes()).toEqual([]), { timeout: 60_000 });
      rmdirSync(folder);
    },
  };
}
