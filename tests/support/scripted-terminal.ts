import type { Terminal } from '#server/operations/commands/terminal.ts';

/** The input that a test types into a terminal. */
export interface Scripted {
  /** The text on standard input. */
  readonly input?: string;
  /** The answers to prompts, in order. If there are none, the terminal is not interactive. */
  readonly answers?: readonly string[];
}

/** Returns a terminal that answers prompts from a script and records its output. */
export function scriptTerminal({ input = '', answers }: Scripted) {
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
  return { terminal, printed, errors, questions };
}
