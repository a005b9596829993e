import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Problem } from '../problems/problem.ts';

/** Where a command prints, asks and reads. */
export interface Terminal {
  /** Whether a person sits there to answer. */
  readonly isInteractive: boolean;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly ask: (question: string) => Promise<string>;
  /** Asks without showing what is typed. */
  readonly askHidden: (question: string) => Promise<string>;
  /** Everything on standard input. */
  readonly readInput: () => Promise<string>;
}

/** The terminal of this process, to be closed when the command has ended. Questions go to standard error. */
export function openTerminal(): Terminal & { close: () => void } {
  let isHidden = false;
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isHidden) process.stderr.write(chunk);
      done();
    },
  });
  // One for all questions: opening it again gives the echo back to the terminal, and a password would be seen.
  let opened: Interface | undefined;
  const askLine = async (question: string) => {
    opened ??= createInterface({ input: process.stdin, output, terminal: true });
    const lines = opened;
    return new Promise<string>((resolve, reject) => {
      const leave = () => reject(new Problem('bad_request', 'The question was left unanswered; nothing was changed.'));
      lines.once('close', leave);
      lines.question(question, (answer) => {
        lines.off('close', leave);
        resolve(answer);
      });
    });
  };
  return {
    isInteractive: process.stdin.isTTY === true,
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
    ask: askLine,
    askHidden: async (question) => {
      process.stderr.write(question);
      isHidden = true;
      try {
        return await askLine('');
      } finally {
        isHidden = false;
        process.stderr.write('\n');
      }
    },
    readInput: () => text(process.stdin),
    close: () => opened?.close(),
  };
}
