import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** Matches the files that are compressed. Pictures and fonts are not, because their formats are already compressed. */
const compressible = '**/*.{css,js,mjs,svg,txt,xml,json,webmanifest}';

/** The folder of the files that the last build compressed. A build compresses only files that have changed since. */
const keptDirectory = fileURLToPath(new URL('../../../.generated/compressed', import.meta.url));

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);
const compressions = {
  br: (bytes: Buffer) =>
    withBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (bytes: Buffer) => withGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/**
 * Writes a Brotli version and a gzip version of each built text file, so that the server does not have to compress
 * these files.
 */
export function precompressedFiles(): AstroIntegration {
  return {
    name: 'bellbird-precompressed-files',
    hooks: {
      'astro:build:done': ({ dir }) => precompress(fileURLToPath(dir), keptDirectory),
    },
  };
}

/**
 * Compresses the text files of a folder, several at a time. Keeps the compressed files in `kept` for the next run, and
 * deletes the files there that this run did not need.
 */
export async function precompress(directory: string, kept: string): Promise<void> {
  mkdirSync(kept, { recursive: true });
  const texts = globSync(compressible, { cwd: directory }).map((name) => {
    const file = join(directory, name);
    return { file, bytes: readFileSync(file) };
  });
  // Starts with the largest files, so that all cores finish at about the same time.
  texts.sort((one, other) => other.bytes.length - one.bytes.length);
  const used = await Promise.all(
    texts.flatMap(({ file, bytes }) => {
      const digest = createHash('sha256').update(bytes).digest('hex');
      return Object.entries(compressions).map(async ([ending, compress]) => {
        const name = `${digest}.${ending}`;
        const compressed = join(kept, name);
        if (!existsSync(compressed)) {
          // A build can be stopped while it writes. So the file has a temporary name until it is complete.
          const incomplete = `${compressed}-${process.pid}`;
          writeFileSync(incomplete, await compress(bytes));
          renameSync(incomplete, compressed);
        }
        copyFileSync(compressed, `${file}.${ending}`);
        return name;
      });
    }),
  );
  const needed = new Set(used);
  for (const name of readdirSync(kept)) if (!needed.has(name)) rmSync(join(kept, name));
}
