import { ImageUp } from 'lucide-react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { NetworkProblem, problemDetail } from '#desk/api/api-problem.ts';
import type { DeskAddress } from '#desk/ui/desk-address.ts';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange, queryText } from '#desk/ui/list-range.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type Picture,
  type PictureDetails,
  type PictureSave,
  pictureBytesMaximum,
  pictureDetailsSchema,
  pictureMessages,
  pictureSchema,
  picturesQuerySchema,
} from '#shared/api/picture-contract.ts';
import { countOf } from '#shared/rules/numbers.ts';
import type { UploadKind } from './use-uploads.ts';

type PictureVersion = Pick<Picture, 'id' | 'version'>;

/** First part of the key of every query about pictures. */
export const picturesKey = ['pictures'] as const;

export const fileNameMaximum = 200;

export function picturePath({ id }: Pick<Picture, 'id'>): string {
  return `${apiPaths.adminPictures}/${id}`;
}

/** Returns the query that fetches one page of the pictures, newest first. Ignores a status that does not exist. */
export function listPictures(api: ApiClient, address: DeskAddress) {
  const state = picturesQuerySchema.shape.state.safeParse(address.status).data;
  const query = { q: address.q || undefined, state, ...pageRange(address.page) };
  return listPartQuery(api, [...picturesKey, 'list'], pictureSchema, apiPaths.adminPictures, query);
}

/** Uploads a file and returns its picture. If the library already has the file, returns the existing picture. */
export async function uploadPicture(api: ApiClient, file: File): Promise<PictureDetails> {
  requireSize(file, pictureBytesMaximum, pictureMessages.tooLarge);
  const query = queryText({ file_name: file.name.slice(0, fileNameMaximum) });
  return api.read(pictureDetailsSchema, `${apiPaths.adminPictures}?${query}`, { method: 'POST', file });
}

export async function replacePicture(api: ApiClient, picture: PictureVersion, file: File): Promise<PictureDetails> {
  requireSize(file, pictureBytesMaximum, pictureMessages.tooLarge);
  const request = { method: 'PUT', version: picture.version, file } as const;
  return api.read(pictureDetailsSchema, `${picturePath(picture)}/file`, request);
}

/** Uploads of pictures, which can be several at once. */
export const pictureUploads: UploadKind<Picture> = {
  upload: uploadPicture,
  queryKey: picturesKey,
  icon: ImageUp,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  words: {
    zone: 'Drop or paste pictures here',
    drop: 'Drop pictures here, paste them, or choose files',
    touch: 'Add pictures from this device',
    limits: 'JPEG, PNG, WebP, AVIF or GIF, up to 20 MB each',
    pasted: 'Pasted picture',
  },
};

export function savePicture(api: ApiClient, picture: PictureVersion, body: PictureSave): Promise<PictureDetails> {
  return api.read(pictureDetailsSchema, picturePath(picture), { method: 'PUT', version: picture.version, body });
}

export function pictureFault(error: unknown): string {
  if (error instanceof TooLarge) return error.message;
  if (error instanceof NetworkProblem) return 'The server could not be reached. Nothing was changed; please try again.';
  return problemDetail(error, 'That didn’t work. Please try again.');
}

class TooLarge extends Error {}

/**
 * Throws if a file is too large. The server may refuse such a file before it has read all of it. The browser may then
 * lose the response, so the desk checks the size first.
 */
export function requireSize(file: File, bytesMaximum: number, message: string): void {
  if (file.size > bytesMaximum) throw new TooLarge(message);
}

export function pictureName({ file_name, id }: Pick<Picture, 'file_name' | 'id'>): string {
  return file_name || `Picture ${id}`;
}

/** Returns a file size in the unit that suits it. Example: "412 kB", "3.2 MB". */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Returns a picture's size in pixels, format and file size. Example: "1,200 × 800, JPEG, 412 kB". */
export function pictureFacts({ width, height, format, bytes }: Picture): string {
  const number = (value: number) => value.toLocaleString('en-NZ');
  return `${number(width)} × ${number(height)}, ${format.toUpperCase()}, ${sizeText(bytes)}`;
}

/** Returns how often a picture is used. Example: "In 2 articles". */
export function usesText({ uses }: Pick<Picture, 'uses'>): string {
  return uses === 0 ? 'Not used' : `In ${countOf(uses, 'article', 'articles')}`;
}
