import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { timestampSchema } from '#shared/api/record-contract.ts';
import { isBeforeBaseline, migrations, withBaseline } from '../../database/migrations/migrations.ts';
import { writeDurably } from '../../database/private-files.ts';
import { Problem } from '../../problem.ts';

/**
 * The first line of a backup file, in JSON. The gzipped content follows: the database file of SQLite, or lines of JSON
 * of PostgreSQL. The last line is the SHA-256 of everything before it.
 */
const backupHeaderSchema = z.object({
  format: z.literal('bellbird-backup'),
  version: z.literal(1),
  engine: z.enum(['sqlite', 'postgres']),
  created_at: timestampSchema,
  /** The migrations that the database had, in order. */
  migrations: z.array(z.string()),
  /** How many rows each stored table had. Backups of earlier versions do not say it. */
  rows: z.record(z.string(), z.number().int()).optional(),
});

export type BackupHeader = z.infer<typeof backupHeaderSchema>;

/** A backup file whose checksum was compared and is right. */
export type VerifiedBackup = Awaited<ReturnType<typeof verifyBackupFile>>;

const sealStart = '\nsha256:';
const sealLength = sealStart.length + 64 + 1;
const headerMaximum = 64 * 1024;

/** Writes a backup file, flushes it to the disk and returns its size in bytes. */
export async function writeBackupFile(
  file: string,
  header: Omit<BackupHeader, 'format' | 'version'>,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  await writeDurably(file, async (handle) => {
    const hash = createHash('sha256');
    const write = async (part: Uint8Array) => {
      hash.update(part);
      await handle.writeFile(part);
    };
    await write(Buffer.from(`${JSON.stringify({ format: 'bellbird-backup', version: 1, ...header })}\n`));
    await pipeline(content, createGzip({ level: 6 }), async (compressed: AsyncIterable<Buffer>) => {
      for await (const part of compressed) await write(part);
    });
    await handle.writeFile(`${sealStart}${hash.digest('hex')}\n`);
  });
  return statSync(file).size;
}

/**
 * Reads a whole backup and compares its checksum. `content` has the positions of the first and last byte of the gzipped
 * content in the file. Throws a {@link Problem} that says what is wrong.
 */
export async function verifyBackupFile(file: string) {
  const size = sizeOf(file);
  const sealAt = size - sealLength;
  const seal = sealAt > 0 ? (await readPart(file, sealAt, size - 1)).toString('latin1') : '';
  if (!/^\nsha256:[0-9a-f]{64}\n$/.test(seal)) {
    throw new Problem(
      'bad_request',
      `${file} is not a complete backup of this program: its last line, the checksum, is missing.`,
    );
  }
  const hash = createHash('sha256');
  for await (const part of createReadStream(file, { end: sealAt - 1 })) hash.update(part);
  if (seal !== `${sealStart}${hash.digest('hex')}\n`) {
    throw new Problem('bad_request', `${file} is damaged: its checksum does not match. Use another backup.`);
  }
  const start = await readPart(file, 0, Math.min(headerMaximum, sealAt) - 1);
  const lineEnd = start.indexOf('\n');
  const header = backupHeaderSchema.safeParse(parseJson(start.subarray(0, Math.max(0, lineEnd)).toString()));
  if (!header.success) {
    throw new Problem('bad_request', `${file} has a format that this version of the program does not know.`);
  }
  return { file, header: header.data, content: { start: lineEnd + 1, end: sealAt - 1 } };
}

/** Returns whether a file is a SQLite database. */
export async function isSqliteFile(file: string): Promise<boolean> {
  return sizeOf(file) > 0 && (await readPart(file, 0, 15)).toString() === 'SQLite format 3\0';
}

export function readBackupContent({ file, content }: VerifiedBackup): AsyncIterable<Buffer> {
  const unpacked = createGunzip();
  const packed = createReadStream(file, content);
  packed.on('error', (error) => unpacked.destroy(error));
  return packed.pipe(unpacked);
}

function sizeOf(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Problem('not_found', `There is no file ${file}.`);
  if (found.isDirectory()) throw new Problem('bad_request', `${file} is a folder. Give the file of a backup.`);
  return found.size;
}

async function readPart(file: string, start: number, end: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of createReadStream(file, { start, end })) parts.push(part);
  return Buffer.concat(parts);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const knownMigrations = Object.keys(migrations);

/**
 * Throws unless the applied migrations are the first ones of this program, in the same order. Otherwise a newer version
 * of this program, one from before the baseline, or another program made the backup.
 */
export function requireKnownMigrations(file: string, applied: readonly string[]): void {
  if (isBeforeBaseline(applied)) {
    throw new Problem(
      'bad_request',
      `${file} is too old for this version of the program. Restore it with version 002495df or a later one up to 2f611d44, start that version once, and then this one.`,
    );
  }
  const names = withBaseline(applied);
  const unknown = names.filter((name) => !knownMigrations.includes(name));
  if (unknown.length > 0) {
    throw new Problem(
      'bad_request',
      `${file} was made by a newer version of this program (it has ${unknown.join(', ')}). Restore it with that version.`,
    );
  }
  if (names.length === 0 || names.some((name, index) => name !== knownMigrations[index])) {
    throw new Problem('bad_request', `${file} has a schema that this program does not know. Use another backup.`);
  }
}
