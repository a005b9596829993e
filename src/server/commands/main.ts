import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { runCommandLine } from './command-line.ts';
import { becomeDataOwner } from './data-owner.ts';
import { openTerminal } from './terminal.ts';

/** `npm run bellbird -- …`: reads the settings as the server does, and runs one command. */
if (existsSync('.env')) loadEnvFile('.env');
const terminal = openTerminal();
becomeDataOwner(process.env, terminal);
process.exitCode = await runCommandLine({ words: process.argv.slice(2), environment: process.env, terminal });
terminal.close();
