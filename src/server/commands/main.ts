import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { runCommandLine } from './command-line.ts';
import { becomeDataOwner } from './data-owner.ts';
import { openTerminal } from './terminal.ts';

/** `npm run bellbird -- …`: reads the settings as the server does, and runs one command. */
const terminal = openTerminal();
if (loadSettings()) {
  becomeDataOwner(process.env, terminal);
  process.exitCode = await runCommandLine({ words: process.argv.slice(2), environment: process.env, terminal });
} else {
  process.exitCode = 1;
}
terminal.close();

/** Loads `.env`, if there is one. Without its settings, a command would work on another database. */
function loadSettings(): boolean {
  try {
    if (existsSync('.env')) loadEnvFile('.env');
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    terminal.printError(`The settings in .env cannot be read, so nothing was done: ${reason}`);
    return false;
  }
}
