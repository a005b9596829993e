import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError, parseConfig } from '../../config/config.ts';
import { loadSettings } from '../../config/text-file.ts';
import { runCommandLine } from './command-line.ts';
import { openTerminal, type Terminal } from './terminal.ts';

/** `npm run bellbird -- …`: reads the settings as the server does, and runs one command. */
const terminal = openTerminal();
const refusal = loadSettings(process.env);
if (refusal === undefined) {
  becomeDataOwner(process.env, terminal);
  const tellRootFiles = watchRootFiles(process.env, terminal);
  process.exitCode = await runCommandLine({ words: process.argv.slice(2), environment: process.env, terminal });
  tellRootFiles();
} else {
  terminal.printError(refusal);
  process.exitCode = 1;
}
terminal.close();

/**
 * If root runs a command, lets the rest of the command run as the owner of the data folder. So the server can read every
 * file that the command creates. If the folder does not exist yet, takes the owner of the nearest folder above it.
 */
function becomeDataOwner(environment: Record<string, string | undefined>, terminal: Terminal): void {
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

/**
 * Returns a function to call after the command. The function prints a warning if the command has just created a data
 * folder that belongs to root, because a server that runs as another user could not use the folder.
 */
function watchRootFiles(environment: Record<string, string | undefined>, terminal: Terminal): () => void {
  const directory = process.getuid?.() === 0 ? dataDirectoryOf(environment) : undefined;
  if (directory === undefined || hasEntries(directory)) return () => {};
  return () => {
    if (!hasEntries(directory) || statSync(directory).uid !== 0) return;
    terminal.printError(
      `The data in ${directory} belongs to root. If the server runs as another user, run: chown -R USER: ${directory}`,
    );
  };
}

function hasEntries(directory: string): boolean {
  return existsSync(directory) && statSync(directory).isDirectory() && readdirSync(directory).length > 0;
}

function dataDirectoryOf(environment: Record<string, string | undefined>): string | undefined {
  try {
    return parseConfig(environment).dataDirectory;
  } catch (error) {
    // Unusable settings are ignored here, because the command itself reports them.
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}

function nearestFolder(directory: string): string {
  let folder = directory;
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}
