import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { decodeText, TextFileError } from '../../config/text-file.ts';

/** Thrown for a file that cannot be imported. Each sentence says which file it is, and what is wrong with it. */
export class FileFault extends Error {
  override name = 'FileFault';
  readonly sentences: readonly string[];

  constructor(...sentences: readonly string[]) {
    super(sentences.join(' '));
    this.sentences = sentences;
  }
}

/** Returns what `read` returns, or `otherwise` after it has added the sentences of a {@link FileFault} to `faults`. */
export function noteFault<Result>(faults: string[], read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    faults.push(...error.sentences);
    return otherwise;
  }
}

/** Maximum size of a file in bytes. The largest pictures have 20 MB. */
const sizeMaximum = 32 * 1024 * 1024;

/**
 * Returns the bytes of a file of a folder of content. Follows no link, which could lead to any file of this machine, and
 * opens nothing but plain files: reading a pipe would never end. Throws a {@link FileFault}.
 */
export function readPlainFile(folder: string, name: string): Buffer {
  let descriptor: number | undefined;
  try {
    if (dirname(name) !== '.' && findPlainFolder(folder, dirname(name)) === undefined) {
      throw new FileFault(`${dirname(name)} is not a folder: an import follows no links.`);
    }
    descriptor = openSync(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const found = fstatSync(descriptor);
    if (!found.isFile()) throw new FileFault(`${name} is not a plain file: replace it with one.`);
    if (found.size > sizeMaximum) throw new FileFault(`${name} is larger than 32 MB.`);
    return readFileSync(descriptor);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new FileFault(`${name} is missing: give the folder that an export has written.`);
    if (code === 'ELOOP')
      throw new FileFault(`${name} is a link, and an import follows no links: replace it with the file.`);
    if (code === 'ENXIO') throw new FileFault(`${name} is not a plain file: replace it with one.`);
    throw error;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Decodes the text of a file. Throws a {@link FileFault} for another encoding than UTF-8. */
export function decodePlainText(content: Buffer, name: string): string {
  try {
    return decodeText(content, name);
  } catch (error) {
    throw error instanceof TextFileError ? new FileFault(error.message) : error;
  }
}

/** Reads records in JSON. Throws a {@link FileFault} with a sentence for each of their faults. */
export function readPlainJson<Schema extends z.ZodType>(folder: string, name: string, schema: Schema) {
  let value: unknown;
  const text = decodePlainText(readPlainFile(folder, name), name);
  try {
    value = JSON.parse(text);
  } catch {
    throw new FileFault(`${name} is not JSON: correct it, or export again.`);
  }
  return parseRecord(schema, value, name);
}

export function parseRecord<Schema extends z.ZodType>(schema: Schema, value: unknown, name: string): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new FileFault(
    ...parsed.error.issues.map(({ path, message }) => {
      const place = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ');
      return `${name}: ${place ? `${place}: ` : ''}${message}`;
    }),
  );
}

/** Returns the path of a folder in a folder of content, or `undefined` when it is missing or not a plain folder. */
export function findPlainFolder(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ? path : undefined;
}
