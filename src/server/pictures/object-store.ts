import type { Config } from '../config/config.ts';
import { Problem } from '../problem.ts';

export type ObjectStoreSettings = NonNullable<Config['objectStore']>;

export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
}

/**
 * One bucket of an S3-compatible store. When the store does not answer or refuses a request, every method throws a
 * {@link Problem} that says what failed and which settings to check.
 */
export interface ObjectStore {
  /** Writes an object of any size. Readers see the object only once it is complete. */
  put(key: string, content: ReadableStream<Uint8Array>): Promise<void>;
  /** Returns the content of an object. Throws `not_found` when there is none. */
  get(key: string): Promise<ReadableStream<Uint8Array>>;
  /** Returns every object whose key begins with a prefix, ordered by key. */
  list(prefix: string): Promise<StoredObject[]>;
  /** Removes an object. Does nothing when it does not exist. */
  remove(key: string): Promise<void>;
}

/** Size in bytes of the parts in which a large object is sent. Only one part is in memory at a time. */
const partSize = 8 * 1024 * 1024;

/** Opens the bucket that the settings name. Nothing is sent until a method is called. */
export async function openObjectStore(settings: ObjectStoreSettings): Promise<ObjectStore> {
  const { S3Client, S3Errors } = await import('@bradenmacdonald/s3-lite-client');
  const client = new S3Client({
    endPoint: settings.endpoint,
    region: settings.region,
    bucket: settings.bucket,
    accessKey: settings.accessKeyId,
    secretKey: settings.secretAccessKey,
  });

  const ask = async <Result>(action: string, request: () => Promise<Result>): Promise<Result> => {
    try {
      return await request();
    } catch (error) {
      const place = `bucket ${settings.bucket} at ${settings.endpoint}`;
      if (!(error instanceof S3Errors.ServerError)) {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Problem('unavailable', `Cannot ${action}: ${place} does not answer (${reason}). Check S3_ENDPOINT.`);
      }
      if (error.code === 'NoSuchKey') throw new Problem('not_found', `Cannot ${action}: it is not in ${place}.`);
      throw new Problem(
        'unavailable',
        `Cannot ${action}: ${place} refused it (${error.code}: ${error.message}). Check the S3 settings and what their key may do.`,
      );
    }
  };

  return {
    put: (key, content) =>
      ask(`write ${key}`, async () => {
        await client.putObject(key, content, { partSize });
      }),
    get: (key) =>
      ask(`read ${key}`, async () => {
        const { body } = await client.getObject(key);
        return body ?? new Blob([]).stream();
      }),
    list: (prefix) =>
      ask(`list ${prefix}`, async () => {
        const found: StoredObject[] = [];
        for await (const { key, size } of client.listObjects({ prefix })) found.push({ key, bytes: size });
        return found;
      }),
    remove: (key) => ask(`remove ${key}`, () => client.deleteObject(key)),
  };
}
