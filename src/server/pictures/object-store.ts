import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { restoredPrefix } from '../database/instance.ts';
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
export type ObjectStore = Awaited<ReturnType<typeof openObjectStore>>;

/** Size in bytes of the parts in which a large object is sent. Only one part is in memory at a time. */
const partSize = 8 * 1024 * 1024;

/** Opens the bucket that the settings name. Nothing is sent until a method is called. */
export async function openObjectStore(settings: ObjectStoreSettings) {
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
    /** Writes an object of any size. Readers see the object only once it is complete. */
    put: (key: string, content: ReadableStream<Uint8Array>) =>
      ask(`write ${key}`, async () => {
        await client.putObject(key, content, { partSize });
      }),
    /** Returns the content of an object. Throws `not_found` when there is none. */
    get: (key: string) =>
      ask(`read ${key}`, async () => {
        const { body } = await client.getObject(key);
        return body ?? new Blob([]).stream();
      }),
    /** Returns every object whose key begins with a prefix, ordered by key. */
    list: (prefix: string) =>
      ask(`list ${prefix}`, async () => {
        const found: StoredObject[] = [];
        for await (const { key, size } of client.listObjects({ prefix })) found.push({ key, bytes: size });
        return found;
      }),
    /** Removes an object. Does nothing when it does not exist. */
    remove: (key: string) => ask(`remove ${key}`, () => client.deleteObject(key)),
  };
}

const markerName = 'bellbird-owner.json';

const ownerSchema = z.object({ instance: z.string(), site: z.string() });

/** The instance of the product that may delete objects in a bucket. */
export type BucketOwner = z.infer<typeof ownerSchema>;

export async function findBucketOwner(store: ObjectStore): Promise<BucketOwner | undefined> {
  try {
    return ownerSchema.parse(JSON.parse(await new Response(await store.get(markerName)).text()));
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    // Somebody has written something else there: nobody may delete until the bucket is claimed again.
    if (!(error instanceof Problem)) return { instance: '', site: 'an unknown site' };
    throw error;
  }
}

/** Makes an instance the owner of a bucket. From then on the former owner deletes nothing in it. */
export async function claimBucket(store: ObjectStore, owner: BucketOwner): Promise<void> {
  await store.put(markerName, new Blob([JSON.stringify(owner)]).stream());
}

/**
 * Returns whether an instance may delete objects in a bucket. An instance claims a bucket that nobody owns, unless its
 * data was restored and the bucket is in use: then it may be a copy of the instance that uses it.
 */
export async function mayDeleteIn(store: ObjectStore, owner: BucketOwner): Promise<boolean> {
  const current = await findBucketOwner(store);
  if (current) return current.instance === owner.instance;
  if (owner.instance.startsWith(restoredPrefix) && (await store.list('')).length > 0) return false;
  await claimBucket(store, owner);
  return (await findBucketOwner(store))?.instance === owner.instance;
}
