import type { Terminal } from './terminal.ts';

/** What a command is given: its words after its name, the environment, and where it prints and asks. */
export interface CommandContext {
  readonly words: readonly string[];
  readonly environment: Record<string, string | undefined>;
  readonly terminal: Terminal;
}

/** One command of the `bellbird` command line. */
export interface Command {
  /** The words that call it, such as `admin create`. */
  readonly name: string;
  /** Its options, as the help shows them after the name. */
  readonly options: string;
  /** One sentence: what it does. */
  readonly summary: string;
  readonly run: (context: CommandContext) => Promise<void>;
}

/** Wrong words on the command line; its sentence says what would be right. The program ends with 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
