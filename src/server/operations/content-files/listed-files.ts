import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PictureStorage } from '../../pictures/picture-storage.ts';
import { noteFault, readPlainFile, readPlainJson } from './plain-files.ts';

/** A JSON file of records in a folder of content, and the folder with the file of each record. */
export interface ListedFiles<Listed> {
  readonly listName: string;
  readonly filesName: string;
  readonly schema: z.ZodType<Listed>;
}

export function fileInFolder(filesName: string) {
  return z.string().regex(/^[a-z0-9]+\.[a-z0-9]+$/, `must be the name of a file in the folder ${filesName}`);
}

/** What an import writes: the rows with the content of their files, and one line for each fault in the folder. */
export interface ReadFiles<Row> {
  readonly found: readonly { readonly row: Row; readonly content: Buffer }[];
  readonly faults: readonly string[];
}

/**
 * Writes records and their files into a folder of content. A record whose file is missing does not stop the export: it
 * is left out, and the doctor reports it. Returns how many it wrote.
 */
export async function writeListedFiles<Listed extends { readonly file: string }>(
  folder: string,
  { listName, filesName }: Pick<ListedFiles<unknown>, 'listName' | 'filesName'>,
  storage: PictureStorage,
  records: readonly { readonly sha256: string; readonly record: Listed }[],
): Promise<number> {
  if (records.length === 0) return 0;
  await mkdir(join(folder, filesName), { recursive: true });
  const written: Listed[] = [];
  for (const { sha256, record } of records) {
    const content = await storage.read('originals', sha256);
    if (!content) continue;
    await writeFile(join(folder, filesName, record.file), content);
    written.push(record);
  }
  await writeFile(join(folder, listName), `${JSON.stringify(written, null, 2)}\n`);
  return written.length;
}

/** Reads records and their files. `toRow` throws if a file is refused. Returns all faults instead of throwing. */
export async function readListedFiles<Listed extends { readonly file: string }, Row>(
  folder: string,
  { listName, filesName, schema }: ListedFiles<Listed>,
  toRow: (listed: Listed, content: Buffer) => Promise<Row>,
): Promise<ReadFiles<Row>> {
  if (!existsSync(join(folder, listName))) return { found: [], faults: [] };
  const found: { row: Row; content: Buffer }[] = [];
  const faults: string[] = [];
  for (const listed of noteFault(faults, () => readPlainJson(folder, listName, z.array(schema)), [])) {
    const name = `${filesName}/${listed.file}`;
    if (!existsSync(join(folder, name))) {
      faults.push(`${listName}: ${name} is missing: add it, or remove its entry.`);
      continue;
    }
    const content = noteFault(faults, () => readPlainFile(folder, name), undefined);
    if (!content) continue;
    try {
      found.push({ row: await toRow(listed, content), content });
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { found, faults };
}

/**
 * Writes the originals of imported records. A file without a row does no harm, so this can run before the transaction.
 */
export async function storeOriginals(
  { found }: ReadFiles<{ readonly sha256: string }>,
  storage: PictureStorage,
): Promise<void> {
  for (const { row, content } of found) await storage.write('originals', row.sha256, content);
}
