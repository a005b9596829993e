import { z } from 'zod';
import { rangeQuerySchema, recordIdSchema, searchTextSchema, timestampSchema, trimmedLine } from './record-contract.ts';

/** Maximum size of a picture's file, in bytes. */
export const pictureBytesMaximum = 20 * 1024 * 1024;

/** Maximum number of pixels of a picture. Photographs by today's phones have up to 50 million pixels. */
export const picturePixelsMaximum = 64_000_000;

/** Maximum width and height of a picture, in pixels. */
export const pictureSideMaximum = 16_000;

export const pictureFormats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

/** Maximum length of an alternative text, in characters. */
export const altMaximum = 500;

const fileNameMaximum = 200;

export const pictureMessages = {
  missing: 'There is no picture in the request. Choose a file and try again.',
  tooLarge: 'This picture is larger than 20 MB. Save it smaller, then upload it again.',
  notAPicture: 'This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF.',
  svg: 'SVG pictures can’t be uploaded, because they can contain scripts. Save the picture as PNG or WebP.',
  heic: 'HEIC pictures can’t be read here. Save the picture as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible.',
  damaged: 'This picture is damaged or incomplete. Open it, save it again, and upload that file.',
  tooManyPixels: 'This picture has more than 64 million pixels. Save it smaller, then upload it again.',
  tooLong: 'A side of this picture is longer than 16,000 pixels. Cut it or save it smaller, then upload it again.',
  tooSlow: 'This picture takes too long to read. Save it as a JPEG, then upload that file.',
  otherSite:
    'Pictures of other websites are not shown on this site. Save the picture to your device, check that you may use it, and drop it here.',
} as const;

const altSchema = trimmedLine('Please say what the picture shows').max(altMaximum, `At most ${altMaximum} characters`);
export const fileNameSchema = trimmedLine('Please name the file').max(
  fileNameMaximum,
  `At most ${fileNameMaximum} characters`,
);

/** Query of a request that uploads a picture. The body of the request is the file itself. */
export const pictureUploadQuerySchema = z.object({
  file_name: fileNameSchema.default('').describe('Name of the file. The list shows it and the search finds it.'),
  alt: altSchema.default('').describe('What the picture shows, for people who cannot see it.'),
});

export const pictureSaveSchema = z.object({ alt: altSchema, file_name: fileNameSchema });

/** Query of the library of pictures. `used` finds pictures that an article shows, and `unused` finds the others. */
export const picturesQuerySchema = rangeQuerySchema.extend({
  q: searchTextSchema.optional(),
  state: z.enum(['used', 'unused', 'no-alt', 'deleted']).optional(),
});

const pictureUseSchema = z.object({
  id: recordIdSchema,
  title: z.string(),
  slug: z.string(),
  is_published: z.boolean(),
});

/** A picture in the library. Its `version` is sent as `If-Match`. */
export const pictureSchema = z.object({
  id: recordIdSchema,
  address: z.string().describe('The address for article HTML. It stays the same when the file is replaced.'),
  small_address: z.string().describe('The address of its smallest file, for lists. What it returns never changes.'),
  large_address: z.string().describe('The address of its largest file. What it returns never changes.'),
  file_name: z.string(),
  alt: z.string(),
  format: z.enum(pictureFormats),
  bytes: z.number().int().describe('Size of the original in bytes.'),
  width: z.number().int().describe('Width of the original in pixels, after it is rotated upright.'),
  height: z.number().int(),
  uploaded_by: z.string(),
  uses: z.number().int().describe('How many articles show the picture.'),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  deleted_at: timestampSchema.nullable(),
  version: z.number().int(),
});

/** A picture, together with up to 100 articles that show it. */
export const pictureDetailsSchema = pictureSchema.extend({ articles: z.array(pictureUseSchema) });

export type Picture = z.infer<typeof pictureSchema>;
export type PictureDetails = z.infer<typeof pictureDetailsSchema>;
export type PictureUse = z.infer<typeof pictureUseSchema>;
export type PictureSave = z.infer<typeof pictureSaveSchema>;
export type PicturesQuery = z.infer<typeof picturesQuerySchema>;
export type PictureFormat = (typeof pictureFormats)[number];
