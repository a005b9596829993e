import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { findPictureFaults } from '#tests/faults/support/kill-under-uploads.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { startProduct } from '#tests/support/product-process.ts';

test('detects a listed picture without its files, a half file, and an original with other content', async () => {
  const product = await startProduct({ STARTER_CONTENT: 'false', LOG_LEVEL: 'silent' });
  try {
    const { token } = await registerAdministrator(product.origin);
    const server = { ...product, token };
    const send = async (seed: number) => {
      const body = new Blob([new Uint8Array(await makePicture({ width: 700, seed }))]);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(product.origin + apiPaths.adminPictures, { method: 'POST', headers, body });
      expect(answer.status).toBe(201);
    };
    await send(1);
    const folder = (name: string) => join(product.dataDirectory, 'pictures', name);
    const [original = ''] = readdirSync(folder('originals'));
    expect(await findPictureFaults(server, new Set([original]))).toEqual([]);

    // Imitates a server that writes directly to the final file and is killed: half of the file remains.
    const [shown = ''] = readdirSync(folder('shown'));
    const whole = readFileSync(join(folder('shown'), shown));
    writeFileSync(join(folder('shown'), shown), whole.subarray(0, whole.length / 2));
    expect(await findPictureFaults(server, new Set([original]))).toContain(`The file ${shown} is not whole`);

    writeFileSync(join(folder('originals'), original), 'half');
    expect(await findPictureFaults(server, new Set([original]))).toContain(
      `The original ${original} has other content`,
    );
    // No test has requested this picture yet, so no response to it is cached.
    await send(2);
    rmSync(folder('shown'), { recursive: true });
    rmSync(folder('originals'), { recursive: true });
    const faults = await findPictureFaults(server, new Set([original]));
    expect(faults).toContain(`The original ${original} of an acknowledged upload is missing`);
    expect(faults.filter((fault) => fault.startsWith('Picture 2 is listed'))).not.toEqual([]);
  } finally {
    await product.stop();
  }
}, 120_000);
