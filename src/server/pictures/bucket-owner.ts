import { z } from 'zod';
import { restoredPrefix } from '../database/instance.ts';
import { Problem } from '../problem.ts';
import type { ObjectStore } from './object-store.ts';

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
