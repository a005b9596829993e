import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './command.ts';

/** Reads a command's words by its options; raises {@link UsageError} for any word that it does not know. */
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

/** Refuses words beside the options. */
export function refuseWords(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`Unexpected words: ${words.join(' ')}.`);
}

/** The one account that a command is about: `EMAIL`, or `--email EMAIL`. */
export function requireEmail(words: readonly string[], option: string | undefined): string {
  const [email, ...rest] = option === undefined ? words : [option, ...words];
  if (email === undefined || email.trim() === '') throw new UsageError('Say whose account it is: give its email.');
  refuseWords(rest);
  return email.trim();
}
