import { ConfigError } from '../config/config.ts';
import { DatabaseStartError } from '../database/database-errors.ts';
import { Problem } from '../problems/problem.ts';
import { adminCode } from './admin-code.ts';
import { adminCreate } from './admin-create.ts';
import { adminDelete } from './admin-delete.ts';
import { adminGrant } from './admin-grant.ts';
import { adminList } from './admin-list.ts';
import { adminResetPassword } from './admin-reset-password.ts';
import { adminRevoke } from './admin-revoke.ts';
import { adminSessions } from './admin-sessions.ts';
import { backup } from './backup.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import { contentExport } from './content-export.ts';
import { contentImport } from './content-import.ts';
import { doctor } from './doctor.ts';
import { restore } from './restore.ts';

/** Every command, in the order of the help. */
const commands: readonly Command[] = [
  adminCode,
  adminCreate,
  adminGrant,
  adminRevoke,
  adminList,
  adminResetPassword,
  adminDelete,
  adminSessions,
  backup,
  restore,
  contentExport,
  contentImport,
  doctor,
];

const start = 'npm run bellbird --';
const seeHelp = `See all commands with: ${start} --help`;

/** Runs the command that the words name. Gives the exit code: 0 done, 1 refused or failed, 2 wrong words. */
export async function runCommandLine(context: CommandContext): Promise<number> {
  const { words, terminal } = context;
  const command = commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));
  const asksForHelp = words.includes('--help') || words.includes('-h') || words[0] === 'help';
  if (asksForHelp) {
    terminal.print(helpOf(command ? [command] : commands));
    return 0;
  }
  if (!command) {
    const sentence = words.length === 0 ? 'Say what to do.' : `There is no command "${words.slice(0, 2).join(' ')}".`;
    terminal.printError(`${sentence} ${seeHelp}`);
    return 2;
  }
  try {
    await command.run({ ...context, words: words.slice(command.name.split(' ').length) });
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.printError(`${error.message}\nUsage: ${start} ${command.name} ${command.options}`);
      return 2;
    }
    terminal.printError(sentenceOf(error));
    return 1;
  }
}

function helpOf(shown: readonly Command[]): string {
  const lines = shown.map(({ name, options, summary }) => `  ${name} ${options}\n      ${summary}`);
  return [`Usage: ${start} COMMAND [OPTIONS]`, '', 'Commands:', ...lines].join('\n');
}

function sentenceOf(error: unknown): string {
  if (error instanceof DatabaseStartError && error.cause instanceof Error) {
    return `${error.message}\nCause: ${error.cause.message}`;
  }
  if (error instanceof Problem || error instanceof ConfigError || error instanceof DatabaseStartError) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
