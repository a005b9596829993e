import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { writeDurably } from '../../database/private-files.ts';
import { mayDeleteIn, type ObjectStore, openObjectStore, type StoredObject } from '../../pictures/object-store.ts';
import { Problem } from '../../problem.ts';
import { fileMoment, isScheduled } from './backup-folder.ts';
import { type CopyStatement, readStatement, signingKeyOf, signStatement } from './copy-signature.ts';
import { copiesBeside, copyOriginals, type OriginalFiles } from './picture-copies.ts';

const prefix = 'backups/';

/** Prefix of the encrypted originals of pictures, which all backups share. */
const picturePrefix = 'backup-pictures/';

const ageEnding = '.age';

const signatureEnding = '.sig';

/** Maximum size of a signature object in bytes. Larger objects are not read. */
const signatureMaximum = 4096;

const hour = 60 * 60 * 1000;

type StoreConfig = Pick<Config, 'backups' | 'objectStore' | 'siteUrl'>;

export type KeyPair = Awaited<ReturnType<typeof createKeyPair>>;

/**
 * Returns new keys, or the keys that belong to a secret key. The secret key, `identity`, decrypts, and must not be stored
 * on the server. The public key, `recipient`, can only encrypt: it is the value of BACKUP_OFFSITE_KEY. `signingKey` signs
 * copies: it is the value of BACKUP_SIGNING_KEY.
 */
export async function createKeyPair(secret?: string) {
  const { generateX25519Identity } = await import('age-encryption');
  const identity = secret ?? (await generateX25519Identity());
  return { identity, recipient: await publicKeyOf(identity), signingKey: signingKeyOf(identity) };
}

/** Encrypts the originals beside the backups in `folder` and copies those that are not in the store yet. */
export async function copyPicturesToStore(config: StoreConfig, folder: string) {
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

export interface BackupToCopy {
  readonly file: string;
  readonly name: string;
  readonly instance: string;
  readonly now: Date;
}

/** Encrypts a backup and copies it, signed when the server has the key for that. Returns the copy's name. */
export async function copyToStore(config: StoreConfig, { file, name, instance, now }: BackupToCopy): Promise<string> {
  const store = await openStore(config);
  const encrypter = await encrypterFor(config);
  const copy = `${instance}/${name}${ageEnding}`;
  const key = `${prefix}${copy}`;
  const encrypted = await encrypter.encrypt((await openAsBlob(file)).stream());
  const sent = watchBytes();
  await store.put(key, encrypted.pipeThrough(sent.stream));
  const stored = (await store.list(key)).find((object) => object.key === key);
  if (stored?.bytes !== sent.bytes()) {
    throw new Problem(
      'unavailable',
      `The object store shows ${stored?.bytes ?? 0} of the ${sent.bytes()} bytes of ${key}.`,
    );
  }
  const signingKey = signingKeyIn(config);
  if (signingKey !== undefined) {
    const statement = {
      instance,
      site: config.siteUrl,
      name: copy,
      created_at: now.toISOString(),
      sha256: sent.sha256(),
    };
    await store.put(`${key}${signatureEnding}`, new Blob([signStatement(statement, signingKey)]).stream());
  }
  return copy;
}

/** Returns a stream that passes all bytes on, and functions that return their number and SHA-256. */
function watchBytes() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      bytes += part.byteLength;
      hash.update(part);
      controller.enqueue(part);
    },
  });
  return { stream, bytes: () => bytes, sha256: () => hash.digest('hex') };
}

function signingKeyIn({ backups }: StoreConfig): string | undefined {
  const { key = '', signingKey } = backups.offsite ?? {};
  return signingKey ?? (key.startsWith('AGE-SECRET-KEY-') ? signingKeyOf(key) : undefined);
}

/**
 * Returns what the signatures in the object store say, the newest copy first. Leaves out every signature that the owner
 * of the secret key did not make, and dates in the future.
 */
async function findSignedCopies(store: ObjectStore, identity: string, now: Date): Promise<CopyStatement[]> {
  const signingKey = signingKeyOf(identity);
  const signed: CopyStatement[] = [];
  for (const { key, bytes } of await store.list(prefix)) {
    if (!key.endsWith(`${ageEnding}${signatureEnding}`) || bytes > signatureMaximum) continue;
    const statement = readStatement(await new Response(await store.get(key)).text(), signingKey);
    const isHere = statement !== undefined && `${prefix}${statement.name}${signatureEnding}` === key;
    if (isHere && Date.parse(statement.created_at) <= now.getTime() + hour) signed.push(statement);
  }
  return signed.sort((one, other) => (one.created_at < other.created_at ? 1 : -1));
}

/** Returns the newest signed copy of an instance. Without `instance`, there must be copies of only one. */
function newestOf(signed: readonly CopyStatement[], instance: string | undefined): CopyStatement {
  const newest = new Map(signed.toReversed().map((statement) => [statement.instance, statement]));
  const [only] = newest.values();
  const chosen = instance === undefined && newest.size === 1 ? only : newest.get(instance ?? '');
  if (chosen) return chosen;
  if (newest.size === 0) {
    throw new Problem(
      'not_found',
      'There is no backup in the object store that was signed with this key. See all copies with: npm run bellbird -- backup list, then name one.',
    );
  }
  const lines = [...newest.values()].map((copy) => `  ${copy.instance}  ${copy.site}  newest ${copy.created_at}`);
  throw new Problem(
    'bad_request',
    `The object store has backups of these instances:\n${lines.join('\n')}\nSay which one: add --instance and its name.`,
  );
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

export interface WantedCopy {
  /** Name of the copy. Without it, the newest signed copy of the instance is fetched. */
  readonly name?: string | undefined;
  readonly instance?: string | undefined;
  /** The secret key, if the settings do not have it. */
  readonly key?: string | undefined;
  readonly folder: string;
  readonly now: Date;
}

/**
 * Fetches a backup from the object store and decrypts it to a new file in `folder`. Returns this file, the name of the
 * backup, and whether the owner of the secret key signed it. A signed copy must be the one that was signed.
 */
export async function fetchFromStore(config: StoreConfig, { name, instance, key, folder, now }: WantedCopy) {
  const identity = requireIdentity(config, key);
  const store = await openStore(config);
  const signed = await findSignedCopies(store, identity, now);
  const statement = name === undefined ? newestOf(signed, instance) : signed.find((copy) => copy.name === name);
  const chosen = name ?? statement?.name ?? '';
  const fetched = watchBytes();
  const stored = await store.get(`${prefix}${chosen}`).catch((error: unknown) => {
    if (!(error instanceof Problem && error.code === 'not_found')) throw error;
    throw new Problem(
      'not_found',
      `The object store has no ${chosen}. See the names with: npm run bellbird -- backup list`,
    );
  });
  const encrypted = stored.pipeThrough(fetched.stream);
  const content = await decrypt(encrypted, identity, chosen);
  const file = join(folder, `.fetched-${fileMoment(now)}`);
  try {
    await writeDurably(file, async (handle) => {
      const reader = content.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) await handle.writeFile(part.value);
    });
    if (statement && fetched.sha256() !== statement.sha256) {
      throw new Problem(
        'bad_request',
        `${chosen} is not the file that was signed: somebody has replaced it. Use another copy.`,
      );
    }
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return { file, name: chosen, isSigned: statement !== undefined };
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
  try {
    encrypter.addRecipient(await recipientOf(config));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('bad_request', 'BACKUP_OFFSITE_KEY is not an age key: a character of it is wrong.');
  }
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
    if (error instanceof Problem) throw error;
    // The message of the error can contain the key.
    throw new Problem('bad_request', `${name} cannot be decrypted with this key. Use the key it was made for.`);
  }
}

/**
 * Removes old copies of an instance's scheduled backups and returns how many it removed. Keeps as many as
 * BACKUP_OFFSITE_KEEP says, or all when it is 0 or when another instance owns the bucket. Never removes copies of
 * another instance, or those of earlier versions, which do not say whose they are.
 */
export async function dropOldCopies(config: StoreConfig, instance: string): Promise<number> {
  const keep = config.backups.offsite?.keep ?? 0;
  if (keep === 0) return 0;
  const store = await openStore(config);
  if (!(await mayDeleteIn(store, { instance, site: config.siteUrl }))) return 0;
  const own = `${instance}/`;
  const surplus = (await listStoredBackups(config))
    .filter(({ key }) => key.startsWith(own) && isScheduled(key.slice(own.length)))
    .slice(keep);
  for (const { key } of surplus) {
    for (const ending of ['', signatureEnding]) await store.remove(`${prefix}${key}${ending}`);
  }
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
  return publicKeyOf(key);
}

/** Returns the public key of a secret key. The messages of the library contain the key, so they are not passed on. */
async function publicKeyOf(identity: string): Promise<string> {
  const { identityToRecipient } = await import('age-encryption');
  try {
    return await identityToRecipient(identity);
  } catch {
    throw new Problem('bad_request', 'The secret key is not an age key: a character of it is wrong.');
  }
}
