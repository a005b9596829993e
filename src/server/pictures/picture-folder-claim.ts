import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { countServers } from '../database/data-lock.ts';
import type { Database } from '../database/database.ts';
import { DatabaseStartError } from '../database/database-errors.ts';
import { createPrivateFolder, writeDurably } from '../database/private-files.ts';
import { claimServerFact, findServerFact, storeServerFact } from '../database/server-fact.repository.ts';
import type { ServerFactTable } from '../database/tables/server-tables.ts';
import { findMissingPictures } from './picture.repository.ts';
import { createPictureStorage, pictureFolder } from './picture-storage.ts';

type FolderConfig = Pick<Config, 'dataDirectory' | 'pictures' | 'objectStore'>;

const name = 'picture-folder';

/** What earlier versions stored for every object store. */
const unnamedStore = 'object-store';

/** The file with the identifier of a picture folder. It moves with the folder. */
function identifierFile(dataDirectory: string): string {
  return join(pictureFolder(dataDirectory), 'folder-id');
}

/**
 * Makes sure that all servers of a PostgreSQL database store pictures in one place. The database has the identifier of
 * that place: the address of the bucket or, for a folder, the content of a file in it. Throws
 * {@link DatabaseStartError} if this server has another place. A place that has every picture may become the place of
 * all while no other server runs.
 */
export async function claimPictureFolder(db: Database, config: FolderConfig, now: Date): Promise<void> {
  if (db.engine.name === 'sqlite') return;
  const own = identifierOf(config) ?? randomUUID();
  const fact: ServerFactTable = { name, value: own, seen_at: now.toISOString() };
  const stored = await claimServerFact(db, fact);
  if (!isSamePlace(stored, own)) {
    if ((await countServers(db)) > 1) throw otherFolder(config, stored);
    const originals = await createPictureStorage(config).list('originals');
    const { missing } = await findMissingPictures(db, new Set(originals));
    if (missing.length > 0) throw otherFolder(config, stored);
  }
  if (stored !== own) await storeServerFact(db, fact);
  if (!config.pictures.areInStore) await writeIdentifier(config.dataDirectory, own);
}

/** Returns the sentence of {@link claimPictureFolder} if this server would be refused because of its place. */
export async function describeOtherFolder(db: Database, config: FolderConfig): Promise<string | undefined> {
  if (db.engine.name === 'sqlite') return undefined;
  const stored = (await findServerFact(db, name))?.value;
  if (stored === undefined || isSamePlace(stored, identifierOf(config))) return undefined;
  return otherFolder(config, stored).message;
}

/** Returns the identifier of the place that the settings name, or `undefined` for a folder without one. */
function identifierOf({ dataDirectory, pictures, objectStore }: FolderConfig): string | undefined {
  if (pictures.areInStore && objectStore) return `${unnamedStore}:${objectStore.endpoint}/${objectStore.bucket}`;
  return readIdentifier(dataDirectory);
}

function isSamePlace(stored: string, own: string | undefined): boolean {
  return stored === own || (stored === unnamedStore && own?.startsWith(`${unnamedStore}:`) === true);
}

function readIdentifier(dataDirectory: string): string | undefined {
  const file = identifierFile(dataDirectory);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Writes the identifier. Does nothing if the folder cannot be written to, because it then gets no pictures either. */
async function writeIdentifier(dataDirectory: string, identifier: string): Promise<void> {
  if (readIdentifier(dataDirectory) === identifier) return;
  try {
    createPrivateFolder(pictureFolder(dataDirectory));
    await writeDurably(identifierFile(dataDirectory), (handle) => handle.writeFile(`${identifier}\n`));
  } catch (error) {
    console.warn(`Pictures cannot be stored in ${pictureFolder(dataDirectory)}: ${String(error)}`);
  }
}

function otherFolder({ dataDirectory, pictures, objectStore }: FolderConfig, stored: string): DatabaseStartError {
  const place = pictures.areInStore ? `the bucket ${objectStore?.bucket}` : pictureFolder(dataDirectory);
  const other = stored.startsWith(unnamedStore) ? `in the object store (${stored})` : 'in the folder of another server';
  return new DatabaseStartError(
    `The pictures of this database are in another place than ${place}: ${other}. With several machines, set PICTURE_STORE=object-store and the same S3 settings on each. If you moved the pictures here, stop all other servers and copy every file of originals. If the missing files are lost, run in PostgreSQL: DELETE FROM server_facts WHERE name = '${name}';`,
  );
}
