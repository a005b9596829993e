import { runCommandLine } from '#server/operations/commands/command-line.ts';
import type { Terminal } from '#server/operations/commands/terminal.ts';

/** The input that a test types into a terminal. */
export interface Scripted {
  /** The text on standard input. */
  readonly input?: string;
  /** The answers to prompts, in order. If there are none, the terminal is not interactive. */
  readonly answers?: readonly string[];
}

type Settings = Readonly<Record<string, string | undefined>>;

/** Runs a command with these settings. Returns its exit code, what it printed, and the questions that it asked. */
export async function runCommand(
  words: readonly string[],
  environment: Settings = {},
  { input = '', answers }: Scripted = {},
) {
  const printed: string[] = [];
  const errors: string[] = [];
  const questions: string[] = [];
  const rest = [...(answers ?? [])];
  const ask = (kind: string) => async (question: string) => {
    questions.push(`${kind}: ${question.trim()}`);
    const answer = rest.shift();
    if (answer === undefined) throw new Error(`Nobody answers: ${question}`);
    return answer;
  };
  const terminal: Terminal = {
    isInteractive: answers !== undefined,
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
    ask: ask('shown'),
    askHidden: ask('hidden'),
    readInput: async () => input,
  };
  const code = await runCommandLine({ words, environment, terminal });
  return { code, printed: printed.join('\n'), errors: errors.join('\n'), questions };
}
