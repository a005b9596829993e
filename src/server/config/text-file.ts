import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Thrown when a file that a person has written is not UTF-8 text. The message names the file and says what to do. */
export class TextFileError extends Error {
  override name = 'TextFileError';
}

/**
 * Returns the text of a file that a person has written, without the byte order mark that some editors add. Throws
 * {@link TextFileError} for UTF-16 and for anything else that is not text.
 */
export function readTextFile(file: string): string {
  return decodeText(readFileSync(file), file);
}

/** Decodes text that a person has written, as {@link readTextFile} does. `place` names it in the error. */
export function decodeText(bytes: Uint8Array, place: string): string {
  let text: string | undefined;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The bytes are not UTF-8.
  }
  if (text === undefined || text.includes('\0'))
    throw new TextFileError(
      `${place} is not UTF-8 text (some editors and PowerShell write UTF-16). Save it with the encoding UTF-8.`,
    );
  return text;
}

/**
 * Adds the settings in `.env` to the environment, if the file exists. A setting that the environment has already is not
 * changed. Returns a sentence if the file cannot be read. Nothing may start then: without `.env`, it would use another
 * database.
 */
export function loadSettings(environment: Record<string, string | undefined>, file = '.env'): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    for (const [name, value] of Object.entries(parseEnv(readTextFile(file)))) environment[name] ??= value;
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The settings in .env cannot be read, so nothing was done: ${reason}`;
  }
}
