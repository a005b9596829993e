import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { z } from 'zod';
import type { EngineName } from '#server/database/engine.ts';
import { sweepIncoming } from '#server/pictures/incoming-file.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Picture, pictureDetailsSchema, pictureSchema } from '#shared/api/picture-contract.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { createFaultPlace } from './writing-place.ts';

/** A server with pictures, as `findPictureFaults` needs it. */
export interface PictureServer {
  readonly origin: string;
  readonly token: string;
  readonly dataDirectory: string;
}

/**
 * Uploads pictures. During each upload, kills the server at a random moment and starts it again with the same data.
 * Returns how many uploads were acknowledged and how many were interrupted, a sentence about each picture or file that
 * is not whole (`faults`), and the unfinished files that remained after the daily clean-up (`remains`).
 */
export async function killUnderUploads(engine: EngineName, times: number) {
  const place = await createFaultPlace(engine);
  const { dataDirectory } = place.location;
  const settings = { ...place.settings, LOG_LEVEL: 'silent' };
  let product = await startProduct(settings);
  const acknowledged = new Set<string>();
  let interrupted = 0;
  try {
    const { token } = await registerAdministrator(product.origin);
    const began = performance.now();
    acknowledged.add(await upload(product.origin, token, 0));
    const usual = performance.now() - began;
    for (let kill = 1; kill <= times; kill += 1) {
      const sending = upload(product.origin, token, kill).then(
        (sha256) => acknowledged.add(sha256),
        () => {
          interrupted += 1;
        },
      );
      await pause(Math.random() * usual);
      await product.kill();
      await sending;
      product = await startProduct(settings);
    }
    const server = { origin: product.origin, token, dataDirectory };
    const faults = await findPictureFaults(server, acknowledged);
    // An upload that was interrupted must succeed when it is sent again.
    await upload(product.origin, token, times);
    await sweepIncoming(dataDirectory, new Date(Date.now() + 2 * 60 * 60 * 1000));
    const remains = ['incoming', 'originals', 'shown'].flatMap((folder) =>
      filesIn(dataDirectory, folder).filter((name) => folder === 'incoming' || name.startsWith('.')),
    );
    return { acknowledged: acknowledged.size, interrupted, faults, remains };
  } finally {
    await product.stop();
  }
}

/**
 * Uploads a new picture in two parts, like a slow connection. Returns the hash of its file when the upload is
 * acknowledged.
 */
async function upload(origin: string, token: string, seed: number): Promise<string> {
  const file = await makePicture({ width: 1600, height: 1000, seed, format: 'png' });
  const half = Math.floor(file.length / 2);
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(file.subarray(0, half));
      await pause(50);
      controller.enqueue(file.subarray(half));
      controller.close();
    },
  });
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
    duplex: 'half',
  };
  const answer = await fetch(`${origin}${apiPaths.adminPictures}?file_name=${seed}.png`, request);
  if (!answer.ok) throw new Error(`The upload was answered with ${answer.status}`);
  pictureDetailsSchema.parse(await answer.json());
  return hashOf(file);
}

/**
 * Returns a sentence about each acknowledged picture that is missing, about each listed picture that visitors cannot
 * get, and about each incomplete file.
 */
export async function findPictureFaults(
  { origin, token, dataDirectory }: PictureServer,
  acknowledged: ReadonlySet<string>,
): Promise<string[]> {
  const faults: string[] = [];
  const originals = finishedIn(dataDirectory, 'originals');
  const list = await fetch(`${origin}${apiPaths.adminPictures}`, { headers: { authorization: `Bearer ${token}` } });
  const pictures = z.array(pictureSchema).parse(await list.json());
  for (const picture of pictures) faults.push(...(await findServingFaults(origin, picture)));
  for (const sha256 of acknowledged) {
    if (!originals.includes(sha256)) faults.push(`The original ${sha256} of an acknowledged upload is missing`);
  }
  if (pictures.length < acknowledged.size) faults.push('The list has fewer pictures than were acknowledged');
  for (const name of originals) {
    const content = readFileSync(join(dataDirectory, 'pictures', 'originals', name));
    if (hashOf(content) !== name) faults.push(`The original ${name} has other content`);
  }
  for (const name of finishedIn(dataDirectory, 'shown')) {
    if (!(await isWhole(join(dataDirectory, 'pictures', 'shown', name)))) faults.push(`The file ${name} is not whole`);
  }
  return faults;
}

async function findServingFaults(origin: string, { id, small_address, large_address }: Picture): Promise<string[]> {
  const faults: string[] = [];
  for (const address of [small_address, large_address]) {
    const answer = await fetch(origin + address);
    const content = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || !(await isWhole(content)))
      faults.push(`Picture ${id} is listed, but ${address} is answered with ${answer.status}`);
  }
  return faults;
}

function isWhole(picture: Buffer | string): Promise<boolean> {
  return sharp(picture, { failOn: 'truncated' })
    .stats()
    .then(Boolean, () => false);
}

function filesIn(dataDirectory: string, folder: string): string[] {
  const path = join(dataDirectory, 'pictures', folder);
  return existsSync(path) ? readdirSync(path) : [];
}

function finishedIn(dataDirectory: string, folder: string): string[] {
  return filesIn(dataDirectory, folder).filter((name) => !name.startsWith('.'));
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
