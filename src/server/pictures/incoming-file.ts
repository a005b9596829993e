import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createPrivateFolder, handOver } from '../database/private-files.ts';
import { allowLongBody } from '../http/request-gate.ts';
import { Problem } from '../problem.ts';
import { formatBytes, uploadProblem } from './picture-format.ts';
import { isUnfinishedName, noRoom, pictureFolder } from './picture-storage.ts';

/** An uploaded file on the disk of this machine. It is not in the library yet. */
export interface IncomingFile<Format> {
  readonly file: string;
  readonly format: Format;
  readonly sha256: string;
  readonly bytes: number;
}

/** What an upload may be. */
export interface AcceptedFile<Format> {
  readonly bytesMaximum: number;
  /** The sentences of the refusals. */
  readonly messages: { readonly missing: string; readonly tooLarge: string };
  /** Reads the format from the first bytes. Throws a 422 if they are of no such file. */
  readFormat(start: Buffer): Format;
}

/** Age in milliseconds from which an unfinished upload counts as left behind by a process that has ended. */
const abandonedAfter = 60 * 60 * 1000;

function incomingFolder(dataDirectory: string): string {
  return join(pictureFolder(dataDirectory), 'incoming');
}

/**
 * Writes an upload to a temporary file, calls `use` with it, and removes the file. An upload of another kind is refused
 * after its first bytes, before anything is written. An upload that is too large is refused as soon as it passes the
 * limit.
 */
async function receive<Format, Result>(
  dataDirectory: string,
  accepted: AcceptedFile<Format>,
  upload: Readable,
  use: (incoming: IncomingFile<Format>) => Promise<Result>,
): Promise<Result> {
  const parts = partsOf(upload);
  const start: Buffer[] = [];
  let next = await parts.next();
  while (!next.done) {
    start.push(next.value);
    if (sum(start) >= formatBytes) break;
    next = await parts.next();
  }
  const format = accepted.readFormat(Buffer.concat(start));

  const folder = incomingFolder(dataDirectory);
  const file = join(folder, `${randomUUID()}.part`);
  let handle: FileHandle | undefined;
  try {
    createPrivateFolder(folder);
    handle = await open(file, 'wx', 0o600);
    handOver(file);
    const hash = createHash('sha256');
    let bytes = 0;
    const write = async (part: Buffer) => {
      bytes += part.length;
      if (bytes > accepted.bytesMaximum) throw tooLarge(accepted);
      hash.update(part);
      await handle?.writeFile(part);
    };
    for (const part of start) await write(part);
    if (!next.done) for await (const part of parts) await write(part);
    await handle.close();
    handle = undefined;
    return await use({ file, format, sha256: hash.digest('hex'), bytes });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw noRoom(error);
    throw error;
  } finally {
    await handle?.close();
    await rm(file, { force: true });
  }
}

/** Yields the parts of a body. Keeps the stream open when the reader stops early. */
async function* partsOf(upload: Readable): AsyncGenerator<Buffer> {
  for await (const part of upload.iterator({ destroyOnReturn: false })) yield Buffer.from(part);
}

function sum(parts: readonly Buffer[]): number {
  return parts.reduce((total, part) => total + part.length, 0);
}

function tooLarge({ messages }: AcceptedFile<unknown>): Problem {
  return new Problem('too_large', messages.tooLarge);
}

/**
 * Removes the unfinished files of processes that have ended: uploads, and files that were being written into the
 * library. Returns how many files it removed.
 */
export async function sweepIncoming(dataDirectory: string, now: Date): Promise<number> {
  const uploads = await removeAbandoned(incomingFolder(dataDirectory), () => true, now);
  const counts = [uploads];
  for (const folder of ['originals', 'shown'] as const) {
    counts.push(await removeAbandoned(join(pictureFolder(dataDirectory), folder), isUnfinishedName, now));
  }
  return counts.reduce((total, count) => total + count, 0);
}

async function removeAbandoned(folder: string, matches: (name: string) => boolean, now: Date): Promise<number> {
  if (!existsSync(folder)) return 0;
  let removed = 0;
  for (const name of (await readdir(folder)).filter(matches)) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (!found || now.getTime() - found.mtimeMs < abandonedAfter) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/**
 * Lets the routes of a plugin take a file as their body. The body is a stream, so that a file is never in memory as a
 * whole. Returns the function with which a route receives the file.
 */
export function acceptFiles<Format>(
  app: Pick<FastifyInstance, 'addHook' | 'removeAllContentTypeParsers' | 'addContentTypeParser'>,
  dataDirectory: string,
  accepted: AcceptedFile<Format>,
) {
  // Runs after the check of the session, so that only people with access to the desk get the longer time for a body.
  app.addHook('preParsing', async (request, _reply, payload) => {
    allowLongBody(request.raw);
    return payload;
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  return async <Result>(
    request: FastifyRequest,
    use: (incoming: IncomingFile<Format>) => Promise<Result>,
  ): Promise<Result> => {
    const { body, headers } = request;
    if (!(body instanceof Readable)) throw uploadProblem(accepted.messages.missing);
    try {
      if (Number(headers['content-length'] ?? 0) > accepted.bytesMaximum) throw tooLarge(accepted);
      return await receive(dataDirectory, accepted, body, async (incoming) => {
        await request.checkAccessAgain();
        return use(incoming);
      });
    } finally {
      // The rest of a refused body is read and dropped. Otherwise a client that is still sending would never read the
      // answer.
      body.resume();
    }
  };
}
