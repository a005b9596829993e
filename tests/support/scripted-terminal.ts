import type { Terminal } from '#server/commands/terminal.ts';

/** What a scripted terminal receives. */
export interface Scripted {
  /** Text on standard input. */
  readonly input?: string;
  /** Answers of a person, in order; without them the terminal is not interactive. */
  readonly answers?: readonly string[];
}

/** Returns a terminal that answers by script and records what it shows. */
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
