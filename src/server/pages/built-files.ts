import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { lookup } from 'mrmime';
import type { RequestGate } from '../http/request-gate.ts';
import { defaultHeaders } from '../http/response-headers.ts';
import { PreparedMessage } from './prepared-message.ts';
import { type SendableResponse, sendIfReady } from './send-response.ts';

/** Names under this path contain a hash of the content, so browsers never ask for such a file again. */
const hashedNames = '/_astro/';
const cacheRules = { hashed: 'public, max-age=31536000, immutable', other: 'public, max-age=3600' };

/** The compressed files that the build writes beside each file: the end of their name, and their content encoding. */
const compressedForms = { '.br': 'br', '.gz': 'gzip' } as const;

interface BuiltFilesOptions {
  /** Folder of the built browser files. */
  readonly directory: string;
  readonly gate: RequestGate;
  readonly isOverTls: boolean;
}

/**
 * Sends the built browser files from memory, before the router. Requests for them are never refused, even under load: a
 * page is useless without its files, and sending a file costs no more than a refusal.
 */
export const builtFiles = fastifyPlugin(async (app: FastifyInstance, options: BuiltFilesOptions) => {
  const find = openBuiltFiles(options.directory, defaultHeaders(options));
  let sent = 0;
  options.gate.setFiles((request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const file = find(url);
    if (file === undefined || !sendIfReady(request, response, file)) return false;
    sent += 1;
    return true;
  });
  app.metrics.add({
    kind: 'counter',
    name: 'bellbird_built_files_total',
    help: 'Responses with a built browser file.',
    read: () => sent,
  });
});

/**
 * Lists the files of a folder. Returns a function that finds the response for an address. A file and its compressed
 * forms are read at the first request and then kept.
 */
export function openBuiltFiles(
  directory: string,
  headers: Readonly<Record<string, string>>,
): (url: string) => SendableResponse | undefined {
  const names = new Set(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).replaceAll(sep, '/'))
      .map((name) => (name.startsWith('/') ? name : `/${name}`)),
  );
  const read = new Map<string, SendableResponse>();
  return (url) => {
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const known = read.get(path);
    if (known) return known;
    if (!names.has(path) || path.endsWith('.br') || path.endsWith('.gz')) return undefined;
    const response = readBuiltFile(directory, path, names, headers);
    read.set(path, response);
    return response;
  };
}

function readBuiltFile(
  directory: string,
  path: string,
  names: ReadonlySet<string>,
  headers: Readonly<Record<string, string>>,
): SendableResponse {
  const body = readFileSync(join(directory, path));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = Object.entries({
    ...headers,
    'cache-control': path.startsWith(hashedNames) ? cacheRules.hashed : cacheRules.other,
    vary: 'accept-encoding',
    etag,
  }).flat();
  const toEncoded = (bytes: Buffer, encoding?: string): PreparedMessage => {
    const described = ['content-type', mediaType(path), ...(encoding ? ['content-encoding', encoding] : [])];
    return new PreparedMessage(200, [...common, ...described, 'content-length', String(bytes.length)], bytes);
  };
  const identity = toEncoded(body);
  // A file that the build did not compress, such as a picture, is sent as it is in every encoding.
  const encodings = { identity, br: identity, gzip: identity };
  for (const [end, encoding] of Object.entries(compressedForms))
    if (names.has(path + end)) encodings[encoding] = toEncoded(readFileSync(join(directory, path + end)), encoding);
  return { encodings, etag, notModified: new PreparedMessage(304, common) };
}

function mediaType(path: string): string {
  if (path.endsWith('.ico')) return 'image/x-icon';
  const type = lookup(path) ?? 'application/octet-stream';
  return /^text\/|javascript|json$/.test(type) ? `${type}; charset=utf-8` : type;
}
