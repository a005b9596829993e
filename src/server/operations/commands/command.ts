import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { z } from 'zod';
import { checkDataFolder } from '../../config/check-settings.ts';
import { type Config, parseConfig } from '../../config/config.ts';
import { connectDatabase, type OpeningMode, sqliteFileName } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import { findPendingMigrations, migrateToLatest } from '../../database/migrate.ts';
import { Problem } from '../../problem.ts';
import type { Terminal } from './terminal.ts';

export interface CommandContext {
  readonly words: readonly string[];
  readonly environment: Record<string, string | undefined>;
  readonly terminal: Terminal;
}

export interface Command {
  /** The command's name on the command line, such as `admin create`. */
  readonly name: string;
  /** The command's options, as the help shows them after the name. */
  readonly options: string;
  /** What the command does, in a sentence or two. */
  readonly summary: string;
  readonly run: (context: CommandContext) => Promise<void>;
}

/** Thrown for wrong arguments. The message says what is expected. The program then exits with 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Parses a command's arguments. Throws {@link UsageError} for an option that does not exist. */
export function parseWords<const Options extends ParseArgsOptionsConfig>(words: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')) {
      throw new UsageError(error.message.split('. ')[0]?.replace(/\.?$/, '.') ?? error.message);
    }
    throw error;
  }
}

/** Throws {@link UsageError} for arguments that the command does not take. */
export function refuseWords(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`Unexpected words: ${words.join(' ')}.`);
}

/** Returns the email of the account in the arguments: `EMAIL`, or `--email EMAIL`. */
export function requireEmail(words: readonly string[], option: string | undefined): string {
  const [email, ...rest] = option === undefined ? words : [option, ...words];
  if (email === undefined || email.trim() === '') throw new UsageError('Say whose account it is: give its email.');
  refuseWords(rest);
  return email.trim();
}

/** Parses input with a schema of the API. Throws `bad_request` with every fault at once. */
export function parseInput<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Problem('bad_request', parsed.error.issues.map((issue) => issue.message).join(' '));
}

/** Returns the settings in use. Throws `ConfigError` when a setting cannot be used. */
export function configOf({ environment }: CommandContext) {
  const config = parseConfig(environment);
  checkDataFolder(config);
  return config;
}

/**
 * Opens the database that the settings name, runs `work` and closes the database. A new database is migrated. A
 * database of an older version is refused, because only the server makes a backup before it migrates a database.
 */
export async function withDatabase<Result>(
  context: CommandContext,
  mode: OpeningMode,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  await using db = await connectDatabase(configOf(context), mode);
  const { names, isNewDatabase } = await findPendingMigrations(db);
  if (names.length > 0 && !isNewDatabase) {
    throw new Problem(
      'conflict',
      'The database is from an older version of this program, so nothing was changed. Start the server once: it makes a backup and then brings the database up to date.',
    );
  }
  const migrated = await migrateToLatest(db);
  if (migrated.length > 0) context.terminal.printError('There was no database, so a new one was created.');
  return await work(db);
}

/** Returns whether the database that the settings name exists and has been used before. Does not create it. */
export async function hasDatabase(config: Config): Promise<boolean> {
  if (!config.databaseUrl) return existsSync(join(config.dataDirectory, sqliteFileName));
  await using db = await connectDatabase(config, 'may-create');
  return !(await findPendingMigrations(db)).isNewDatabase;
}
