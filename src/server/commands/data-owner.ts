import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError, parseConfig } from '../config/config.ts';
import type { Terminal } from './terminal.ts';

/**
 * Makes a command that root runs continue as the owner of the data folder, so that the server can read every file that
 * the command creates. When the folder does not exist yet, the owner of the nearest folder above it is used.
 */
export function becomeDataOwner(environment: Record<string, string | undefined>, terminal: Terminal): void {
  if (process.getuid?.() !== 0) return;
  const directory = dataDirectoryOf(environment);
  if (directory === undefined) return;
  const { uid, gid } = statSync(nearestFolder(directory));
  if (uid === 0) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
  terminal.printError(`Running as the owner of ${directory} (user ${uid}), not as root.`);
}

function dataDirectoryOf(environment: Record<string, string | undefined>): string | undefined {
  try {
    return parseConfig(environment).dataDirectory;
  } catch (error) {
    // The command itself reports settings that cannot be used.
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}

function nearestFolder(directory: string): string {
  let folder = directory;
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}
