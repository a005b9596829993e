import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Problem } from '../../problem.ts';

export interface Terminal {
  readonly isInteractive: boolean;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly ask: (question: string) => Promise<string>;
  /** Prompts without showing what the person types. */
  readonly askHidden: (question: string) => Promise<string>;
  readonly readInput: () => Promise<string>;
}

/** Returns the terminal of this process. The caller closes it. Prompts are written to standard error. */
export function openTerminal(): Terminal & { close: () => void } {
  let isHidden = false;
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isHidden) process.stderr.write(chunk);
      done();
    },
  });
  // All prompts share one interface: a second one would turn the echo on again and show a password.
  let opened: Interface | undefined;
  const askLine = async (question: string) => {
    opened ??= createInterface({ input: process.stdin, output, terminal: true });
    const lines = opened;
    return new Promise<string>((resolve, reject) => {
      const leave = () => reject(new Problem('bad_request', 'The question was not answered; nothing was changed.'));
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
