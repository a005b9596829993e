import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding-choice.ts';

/** Past this quality Brotli takes several times as long for the last per cent, and a visitor may be waiting. */
const brotliQuality = 5;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The bytes in an encoding, made outside the main thread. */
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
