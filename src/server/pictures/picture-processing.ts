import type { Sharp, SharpOptions } from 'sharp';
import {
  type PictureFormat,
  pictureMessages,
  picturePixelsMaximum,
  pictureSideMaximum,
} from '#shared/api/picture-contract.ts';
import { createTaskGate } from '../http/task-gate.ts';
import { uploadProblem } from './picture-format.ts';

/** A file to make from an original: WebP in this width, or the picture that social networks show with a link. */
export type WantedFile = { readonly width: number } | 'social';

/** Size that Open Graph recommends for the picture of a link. */
const socialSize = { width: 1200, height: 630 };

/** Maximum time for one file, in seconds. An ordinary photograph takes less than one second. */
const patience = 20;

/**
 * Maximum number of files that may wait. Each takes about a second, so the last file is ready after half a minute. An
 * editor would not wait longer.
 */
const mostWaiting = 30;

/**
 * Loads sharp, the picture library, at its first use, because most servers handle no picture after a start. Each
 * picture gets one thread, and decoded pictures are not cached, because serving pages needs the memory and the cores.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** A damaged part of a picture is an error. An odd value in its metadata is not. */
const options: SharpOptions = {
  failOn: 'error',
  limitInputPixels: picturePixelsMaximum,
  sequentialRead: true,
  autoOrient: true,
  pages: 1,
};

const decoders: Readonly<Record<PictureFormat, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
};

/**
 * Returns the size of a picture in pixels, after it is rotated upright. Does not decode the pixels. Throws a 422 when the
 * original is damaged or too large.
 */
export async function measurePicture(original: string | Buffer, format: PictureFormat) {
  // sharp's own limit is off, because the limit is checked below with a message of our own.
  const sharp = await loadSharp();
  const metadata = await reading(() => sharp(original, { ...options, limitInputPixels: false }).metadata());
  if (metadata.format !== decoders[format]) throw uploadProblem(pictureMessages.notAPicture);
  const height = metadata.pageHeight ?? metadata.height;
  if (metadata.width * height > picturePixelsMaximum) throw uploadProblem(pictureMessages.tooManyPixels);
  if (Math.max(metadata.width, height) > pictureSideMaximum) throw uploadProblem(pictureMessages.tooLong);
  const isTurned = (metadata.orientation ?? 1) >= 5;
  return isTurned ? { width: height, height: metadata.width } : { width: metadata.width, height };
}

/**
 * Makes one file from an original: upright, in sRGB, without metadata. Throws a 422 when the pixels cannot be read, and
 * a 503 when too many files are waiting. The library libvips works in its own threads, on one file at a time.
 */
export function makeShownFile(original: string | Buffer, wanted: WantedFile): Promise<Buffer> {
  return afterTheOthers(async () => {
    const sharp = await loadSharp();
    return reading(() => shape(sharp(original, options), wanted).timeout({ seconds: patience }).toBuffer());
  });
}

function shape(picture: Sharp, wanted: WantedFile): Sharp {
  if (wanted === 'social') {
    return picture
      .resize({ ...socialSize, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true });
  }
  return picture.resize({ width: wanted.width, withoutEnlargement: true }).webp({ quality: 80, effort: 4 });
}

/** Runs work of libvips. When it fails, throws a 422 that says what is wrong with the picture. */
async function reading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    if (/timeout/i.test(reason)) throw uploadProblem(pictureMessages.tooSlow);
    if (/exceeds pixel limit/i.test(reason)) throw uploadProblem(pictureMessages.tooManyPixels);
    throw uploadProblem(pictureMessages.damaged);
  }
}

const afterTheOthers = createTaskGate({
  atOnce: 1,
  mostWaiting,
  refusal: { sentence: 'Many pictures are being prepared just now. Please try again in a minute.', retryAfter: 60 },
});
