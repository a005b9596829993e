import sharp from 'sharp';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type PictureDetails, pictureDetailsSchema } from '#shared/api/picture-contract.ts';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Properties of a test picture that differ from the default. */
interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  readonly format?: Format;
  /** Changes the content of the picture, so that pictures of the same size are different files. */
  readonly seed?: number;
  /** The EXIF orientation, from 1 to 8. */
  readonly orientation?: number;
  /** Whether the metadata says where the picture was taken, and with which camera, as in pictures from phones. */
  readonly hasPlace?: boolean;
}

/**
 * Returns the bytes of a real picture file. The left half is red and the right half is blue, before the EXIF
 * orientation is applied.
 */
export async function makePicture(options: PictureOptions = {}): Promise<Buffer> {
  const { width = 1200, height = 800, format = 'jpeg', seed = 0, orientation, hasPlace = false } = options;
  const half = Math.floor(width / 2);
  const blue = { create: { width: half, height, channels: 3, background: { r: seed % 256, g: 0, b: 255 } } } as const;
  let picture = sharp({ create: { width, height, channels: 3, background: { r: 255, g: seed % 256, b: 0 } } })
    .composite([{ input: blue, left: width - half, top: 0 }])
    .toFormat(format);
  if (hasPlace) {
    picture = picture.withExif({
      IFD0: { Make: 'Bellbird Camera', Model: 'Aroha' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '36/1 50/1 54/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '174/1 45/1 36/1',
      },
    });
  }
  if (orientation !== undefined) picture = picture.withMetadata({ orientation });
  return picture.toBuffer();
}

/** The response to an upload. */
interface UploadAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Returns functions that upload files as an administrator, to an application without a network connection. */
export function createUploader(app: App, token: string) {
  async function send(
    method: 'POST' | 'PUT',
    url: string,
    payload: Buffer,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<UploadAnswer> {
    const answer = await app.inject({
      method,
      url,
      payload,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg', ...headers },
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }

  return {
    send,
    /** Uploads a file, and returns its picture. */
    async upload(file: Buffer, query: { file_name?: string; alt?: string } = {}): Promise<PictureDetails> {
      const answer = await send('POST', `${apiPaths.adminPictures}?${new URLSearchParams(query)}`, file);
      if (answer.status !== 201)
        throw new Error(`The upload answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return pictureDetailsSchema.parse(answer.body);
    },
  };
}
