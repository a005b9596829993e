import { ConfigError } from '../../config/config.ts';
import { type DatabaseFailure, DatabaseStartError, databaseFailureOf } from '../../database/database-errors.ts';
import { adviceErrorOf } from '../../database/postgres-advice.ts';
import { Problem } from '../../problem.ts';
import { examine } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import { adminCommands } from './admin-commands.ts';
import { backupCommands } from './backup-commands.ts';
import { type Command, type CommandContext, parseWords, refuseWords, UsageError } from './command.ts';
import { contentCommands } from './content-commands.ts';

const labels: Record<Finding['state'], string> = { ok: 'ok      ', warning: 'warning ', fault: 'FAULT   ' };

const doctor: Command = {
  name: 'doctor',
  options: '[--json]',
  summary:
    'Check settings, file rights, disk, backups, database, links, clock and outbox. Exits with 1 when something needs fixing.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, { json: { type: 'boolean' } });
    refuseWords(positionals);
    const findings = await examine(context.environment, new Date());
    if (values.json) context.terminal.print(JSON.stringify(findings, null, 2));
    else for (const finding of findings) context.terminal.print(lineOf(finding));
    const faults = findings.filter(({ state }) => state === 'fault').length;
    if (faults === 0) return;
    throw new Problem('conflict', `${faults === 1 ? '1 thing needs' : `${faults} things need`} fixing.`);
  },
};

function lineOf({ name, state, text, advice }: Finding): string {
  const line = `${labels[state]}${name.padEnd(15)}${text}`;
  return advice === undefined ? line : `${line}\n${' '.repeat(23)}→ ${advice}`;
}

/** Every command, in the order of the help. */
const commands: readonly Command[] = [...adminCommands, ...backupCommands, ...contentCommands, doctor];

const start = 'npm run bellbird --';
const seeHelp = `See all commands with: ${start} --help`;

/** Runs the command that the arguments name. Returns the exit code: 0 done, 1 refused or failed, 2 wrong arguments. */
export async function runCommandLine(context: CommandContext): Promise<number> {
  const { words, terminal } = context;
  const command = findCommand(words);
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
      terminal.printError(`${error.message}\nUsage: ${start} ${command.name} ${command.options}`.trimEnd());
      return 2;
    }
    terminal.printError(sentenceOf(adviceErrorOf(error, context.environment.DATABASE_URL) ?? error));
    return 1;
  }
}

/**
 * Returns the command whose name the arguments begin with. If there are several, returns the one with the longest name,
 * so that `backup list` does not run `backup`.
 */
function findCommand(words: readonly string[]): Command | undefined {
  return commands
    .filter(({ name }) => name === words.slice(0, name.split(' ').length).join(' '))
    .sort((one, other) => other.name.length - one.name.length)[0];
}

function helpOf(shown: readonly Command[]): string {
  const lines = shown.map(({ name, options, summary }) => `  ${`${name} ${options}`.trimEnd()}\n      ${summary}`);
  return [`Usage: ${start} COMMAND [OPTIONS]`, '', 'Commands:', ...lines].join('\n');
}

/** Advice for failures of the file system, by error code. */
const fileFailures: Readonly<Record<string, string>> = {
  EACCES: 'This user may not read or write it. Run the command as the user that the server runs as.',
  EPERM: 'This user may not change it. Run the command as the user that the server runs as.',
  EROFS: 'The file system is read-only.',
  ENOSPC: 'The disk is full: make room and try again.',
  EEXIST: 'It exists already, and is not a folder.',
  ENOENT: 'It does not exist.',
  ENOTDIR: 'A part of the path is not a folder.',
  EISDIR: 'It is a folder, and a file is needed.',
};

const databaseAdvice: Record<DatabaseFailure, string> = {
  busy: 'The database is busy. Try again in a moment.',
  unreachable: 'The database does not answer. Check that it runs and that DATABASE_URL is right.',
  full: 'The disk is full: make room and try again.',
  unwritable: 'The database cannot be written to. Run the command as the user that the server runs as.',
  damaged: 'The database is damaged. Stop the server and restore your latest backup.',
};

function sentenceOf(error: unknown): string {
  if (error instanceof DatabaseStartError && error.cause instanceof Error) {
    return `${error.message}\nCause: ${error.cause.message}`;
  }
  if (error instanceof Problem || error instanceof ConfigError || error instanceof DatabaseStartError) {
    return error.message;
  }
  if (!(error instanceof Error)) return String(error);
  const failure = databaseFailureOf(error);
  if (failure !== undefined) return `${databaseAdvice[failure]}\nCause: ${error.message}`;
  const advice = 'code' in error && typeof error.code === 'string' ? fileFailures[error.code] : undefined;
  if (advice === undefined) return error.stack ?? error.message;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'A file';
  return `${path} cannot be used. ${advice}`;
}
