import type { Config } from '../config/config.ts';
import { Problem } from '../problems/problem.ts';

/** Where objects are kept, and the credentials for it. */
export type ObjectStoreSettings = NonNullable<Config['objectStore']>;

/** An object as a listing shows it. */
export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
}

/** One bucket of an S3-compatible store. Every method throws a {@link Problem} that says what the store refused. */
export interface ObjectStore {
  /** Writes an object of any size; the store shows it only when all of it has arrived. */
  put(key: string, content: ReadableStream<Uint8Array>): Promise<void>;
  /** Returns the content of an object; throws `not_found` when there is none. */
  get(key: string): Promise<ReadableStream<Uint8Array>>;
  /** Returns every object whose key begins with a prefix, in the order of their keys. */
  list(prefix: string): Promise<StoredObject[]>;
  /** Removes an object; one that does not exist is no error. */
  remove(key: string): Promise<void>;
}

/** Size of the parts in which a large object is sent; one part is in memory at a time. Bytes. */
const partSize = 8 * 1024 * 1024;

/** Opens the bucket that the settings name. Nothing is sent until a method is called. */
export async function openObjectStore(settings: ObjectStoreSettings): Promise<ObjectStore> {
  // Loaded only where a store is set up.
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
