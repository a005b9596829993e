import { accountMessages } from '#domain/contract/account-contract.ts';
import { UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';

/**
 * A new password: asked for twice without showing it, or the first line of standard input. Never a word of the command,
 * where every user of the machine could read it.
 */
export async function readNewPassword(terminal: Terminal, fromInput: boolean): Promise<string> {
  if (fromInput) return (await terminal.readInput()).split(/\r?\n/, 1)[0] ?? '';
  if (!terminal.isInteractive) {
    throw new UsageError('There is nobody to ask for the password: give it on standard input, with --password-stdin.');
  }
  const password = await terminal.askHidden('Password: ');
  if ((await terminal.askHidden('Password again: ')) !== password)
    throw new UsageError(accountMessages.passwordsDiffer);
  return password;
}

/** An answer given as an option, or asked for; `option` is its name in the sentence when there is nobody to ask. */
export async function readAnswer(
  terminal: Terminal,
  given: string | undefined,
  question: string,
  option: string,
): Promise<string> {
  if (given !== undefined) return given;
  if (!terminal.isInteractive) throw new UsageError(`There is nobody to ask: give ${option}.`);
  return terminal.ask(question);
}
