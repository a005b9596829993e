import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The encodings of responses, preferred first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Maximum number of Accept-Encoding headers whose encoding is remembered, and the maximum length of such a header.
 * Browsers send only a few different headers.
 */
const rememberedMaximum = 200;
const rememberedLength = 100;
const remembered = new Map<string, Encoding>();

/**
 * Returns the best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3). This is the encoding with the
 * highest q-value and, among equals, the one we prefer. Returns `undefined` when the header refuses every encoding, as
 * `identity;q=0` does.
 */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const named = negotiator.encoding(encodings, { preferred: encodings });
  const chosen = encodings.find((encoding) => encoding === named);
  if (chosen && header.length <= rememberedLength && remembered.size < rememberedMaximum)
    remembered.set(header, chosen);
  return chosen;
}

/** Returns whether an If-None-Match header names this entity tag, compared weakly (RFC 9110, 13.1.2). */
export function matchesEntityTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const opaque = opaqueTag(etag);
  return header.split(',').some((part) => opaqueTag(part.trim()) === opaque);
}

function opaqueTag(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}

/**
 * Brotli's quality, from 0 to 11. A higher quality would save very few bytes and take several times as long, while a
 * visitor may be waiting.
 */
const brotliQuality = 5;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses the bytes with an encoding, outside the main thread. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return toGzip(body);
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
