import { type PictureFormat, pictureMessages } from '#shared/api/picture-contract.ts';
import { Problem } from '../problem.ts';

/** How many bytes of a file are needed to recognise its format. */
export const formatBytes = 512;

/** AVIF and HEIC use the same container. The brand in it says which of the two a file is. */
const avifBrands = ['avif', 'avis'];
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/**
 * Returns the format of a picture. Looks only at the first bytes of the file, not at its name. Throws a 422 with the
 * reason when the file is refused.
 */
export function requirePictureFormat(start: Buffer): PictureFormat {
  if (start.length === 0) throw uploadProblem(pictureMessages.missing);
  const text = start.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('ftyp', 4)) {
    const brands = brandsOf(start);
    if (brands.some((brand) => avifBrands.includes(brand))) return 'avif';
    if (brands.some((brand) => heicBrands.includes(brand))) throw uploadProblem(pictureMessages.heic);
  }
  if (/<svg[\s>]/i.test(text)) throw uploadProblem(pictureMessages.svg);
  throw uploadProblem(pictureMessages.notAPicture);
}

export function uploadProblem(message: string, cause?: unknown): Problem {
  return new Problem('invalid', [{ loc: ['body'], msg: message, type: 'file' }], { cause });
}

/** Returns the brands in the header of an AVIF or HEIC file: the major brand, then the compatible brands. */
function brandsOf(start: Buffer): string[] {
  const end = Math.min(start.readUInt32BE(0), start.length);
  const brands = [start.toString('latin1', 8, 12)];
  for (let place = 16; place + 4 <= end; place += 4) brands.push(start.toString('latin1', place, place + 4));
  return brands;
}
