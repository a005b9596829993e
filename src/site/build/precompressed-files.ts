import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** File types that compress well. Pictures and fonts are already compressed. */
const compressible = '**/*.{css,js,mjs,svg,txt,xml,json,webmanifest}';

/** Writes a Brotli and a gzip version of each built text file, at the highest level, so that serving needs no compression. */
export function precompressedFiles(): AstroIntegration {
  return {
    name: 'bellbird-precompressed-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const directory = fileURLToPath(dir);
        for (const name of globSync(compressible, { cwd: directory })) {
          const file = `${directory}/${name}`;
          const bytes = readFileSync(file);
          writeFileSync(
            `${file}.br`,
            brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
          );
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
        }
      },
    },
  };
}
