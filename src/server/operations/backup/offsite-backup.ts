import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { writeDurably } from '../../database/private-files.ts';
import { type ObjectStore, openObjectStore, type StoredObject } from '../../object-store/object-store.ts';
import { Problem } from '../../problems/problem.ts';
import { fileMoment, isScheduled } from './backup-folder.ts';
import { type CopiedOriginals, copiesBeside, copyOriginals, type OriginalFiles } from './picture-copies.ts';

/** Prefix of the encrypted backups in the store. */
const prefix = 'backups/';

/** Prefix of the encrypted originals of pictures, which all backups share. */
const picturePrefix = 'backup-pictures/';

const ageEnding = '.age';

type StoreConfig = Pick<Config, 'backups' | 'objectStore'>;

/** A pair of keys for age, the format in which backups are encrypted. */
export interface KeyPair {
  /** The secret key, which decrypts. It must not be stored on the server. */
  readonly identity: string;
  /** The public key, which can only encrypt. It is the value of BACKUP_OFFSITE_KEY. */
  readonly recipient: string;
}

export async function createKeyPair(): Promise<KeyPair> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/**
 * Encrypts the originals of pictures beside the backups in `folder` and copies them to the object store. Skips those
 * that are already there.
 */
export async function copyPicturesToStore(config: StoreConfig, folder: string): Promise<CopiedOriginals> {
  const copies = copiesBeside(folder);
  return copyOriginals(copies, await picturesInStore(config), await copies.list());
}

/**
 * Returns the encrypted originals in the object store. `read` needs the secret key. Nothing removes these originals,
 * because the server may not be allowed to delete objects; a person removes them by hand.
 */
export async function picturesInStore(config: StoreConfig, key?: string): Promise<OriginalFiles> {
  const store = await openStore(config);
  return {
    async list() {
      const objects = await store.list(picturePrefix);
      return objects.map((object) => object.key.slice(picturePrefix.length, -ageEnding.length));
    },
    async read(sha256) {
      const name = `${picturePrefix}${sha256}${ageEnding}`;
      try {
        const content = await decrypt(await store.get(name), requireIdentity(config, key), name);
        return Buffer.from(await new Response(content).arrayBuffer());
      } catch (error) {
        if (error instanceof Problem && error.code === 'not_found') return undefined;
        throw error;
      }
    },
    async write(sha256, content) {
      const encrypter = await encrypterFor(config);
      const encrypted = await encrypter.encrypt(new Blob([Uint8Array.from(content)]).stream());
      await store.put(`${picturePrefix}${sha256}${ageEnding}`, encrypted);
    },
  };
}

/** Encrypts a backup and copies it to the object store. Returns the name of the copy. */
export async function copyToStore(config: StoreConfig, file: string, name: string): Promise<string> {
  const store = await openStore(config);
  const encrypter = await encrypterFor(config);
  const key = `${prefix}${name}${ageEnding}`;
  let sent = 0;
  const encrypted = await encrypter.encrypt(streamOf(createReadStream(file)));
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      sent += part.byteLength;
      controller.enqueue(part);
    },
  });
  await store.put(key, encrypted.pipeThrough(counter));
  const stored = (await store.list(key)).find((object) => object.key === key);
  if (stored?.bytes !== sent) {
    throw new Problem('unavailable', `The object store shows ${stored?.bytes ?? 0} of the ${sent} bytes of ${key}.`);
  }
  return `${name}${ageEnding}`;
}

/** Returns the encrypted backups in the object store, newest first. */
export async function listStoredBackups(config: StoreConfig): Promise<StoredObject[]> {
  const store = await openStore(config);
  const objects = await store.list(prefix);
  return objects
    .map(({ key, bytes }) => ({ key: key.slice(prefix.length), bytes }))
    .filter(({ key }) => key.endsWith(ageEnding))
    .sort((one, other) => (momentOf(one.key) < momentOf(other.key) ? 1 : -1));
}

function momentOf(name: string): string {
  return /\d{4}-\d\d-\d\dT.*/.exec(name)?.[0] ?? '';
}

/**
 * Fetches a backup from the object store, or the newest one without `name`. Decrypts it to a new file in `folder`.
 * Returns this file and the name of the backup.
 */
export async function fetchFromStore(
  config: StoreConfig,
  { name, key, folder, now }: { name?: string | undefined; key?: string | undefined; folder: string; now: Date },
): Promise<{ file: string; name: string }> {
  const identity = requireIdentity(config, key);
  const store = await openStore(config);
  const chosen = name ?? (await listStoredBackups(config))[0]?.key;
  if (chosen === undefined) throw new Problem('not_found', 'There is no backup in the object store.');
  const content = await decrypt(await store.get(`${prefix}${chosen}`), identity, chosen);
  const file = join(folder, `.fetched-${fileMoment(now)}`);
  await writeDurably(file, async (handle) => {
    const reader = content.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) await handle.writeFile(part.value);
  });
  return { file, name: chosen };
}

function requireIdentity(config: StoreConfig, key: string | undefined): string {
  const identity = key ?? config.backups.offsite?.key ?? '';
  if (identity.startsWith('AGE-SECRET-KEY-')) return identity;
  throw new Problem(
    'bad_request',
    'The secret key is needed to decrypt a backup: put the line that begins with AGE-SECRET-KEY-1 into a file and add --key-file FILE, or --key-stdin < FILE.',
  );
}

async function encrypterFor(config: StoreConfig) {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(await recipientOf(config));
  return encrypter;
}

async function decrypt(
  content: ReadableStream<Uint8Array>,
  identity: string,
  name: string,
): Promise<ReadableStream<Uint8Array>> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
    return await decrypter.decrypt(content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      'bad_request',
      `${name} cannot be decrypted with this key (${reason}). Use the key it was made for.`,
    );
  }
}

/**
 * Removes old copies of scheduled backups and returns how many it removed. Keeps as many as BACKUP_OFFSITE_KEEP says,
 * or all when it is 0.
 */
export async function dropOldCopies(config: StoreConfig): Promise<number> {
  const keep = config.backups.offsite?.keep ?? 0;
  if (keep === 0) return 0;
  const store = await openStore(config);
  const surplus = (await listStoredBackups(config)).filter(({ key }) => isScheduled(key)).slice(keep);
  for (const { key } of surplus) await store.remove(`${prefix}${key}`);
  return surplus.length;
}

async function openStore({ objectStore }: StoreConfig): Promise<ObjectStore> {
  if (objectStore) return openObjectStore(objectStore);
  throw new Problem(
    'bad_request',
    'No object store is set up: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  );
}

async function recipientOf({ backups }: StoreConfig): Promise<string> {
  const key = backups.offsite?.key;
  if (key === undefined) {
    throw new Problem(
      'bad_request',
      'Backups leave this machine only encrypted: set BACKUP_OFFSITE_KEY. Make a key with: npm run bellbird -- backup key',
    );
  }
  if (!key.startsWith('AGE-SECRET-KEY-')) return key;
  const { identityToRecipient } = await import('age-encryption');
  return identityToRecipient(key);
}

/** Returns a stream that reads a part only when it is needed. */
function streamOf(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
