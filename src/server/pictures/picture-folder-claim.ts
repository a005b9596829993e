import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { countServers } from '../database/data-lock.ts';
import type { Database } from '../database/database.ts';
import { DatabaseStartError } from '../database/database-errors.ts';
import { createPrivateFolder, writeDurably } from '../database/private-files.ts';
import type { ServerFactTable } from '../database/tables/server-tables.ts';
import { claimServerFact, findServerFact, storeServerFact } from '../server-facts/server-fact.repository.ts';
import { findMissingPictures } from './picture.repository.ts';
import { createPictureStorage, pictureFolder } from './picture-storage.ts';

type FolderConfig = Pick<Config, 'dataDirectory' | 'pictures' | 'objectStore'>;

const name = 'picture-folder';

/** The identifier of the object store as the place of pictures. */
const objectStore = 'object-store';

/** The file with the identifier of a picture folder. It moves with the folder. */
function identifierFile(dataDirectory: string): string {
  return join(pictureFolder(dataDirectory), 'folder-id');
}

/**
 * Makes sure that all servers of a PostgreSQL database store pictures in one place (product 17.10). The database has
 * the identifier of that place, and a folder has a file with it. Throws {@link DatabaseStartError} if this server has
 * another folder. A folder that has every picture may become the place while no other server runs.
 */
export async function claimPictureFolder(db: Database, config: FolderConfig, now: Date): Promise<void> {
  if (db.engine.name === 'sqlite') return;
  const fact = (value: string): ServerFactTable => ({ name, value, seen_at: now.toISOString() });
  if (config.pictures.areInStore) return storeServerFact(db, fact(objectStore));
  const own = readIdentifier(config.dataDirectory) ?? randomUUID();
  const stored = await claimServerFact(db, fact(own));
  if (stored !== own) {
    const originals = await createPictureStorage(config).list('originals');
    const { missing } = await findMissingPictures(db, new Set(originals));
    if (missing.length > 0 || (await countServers(db)) > 1) throw otherFolder(config.dataDirectory, stored);
    await storeServerFact(db, fact(own));
  }
  await writeIdentifier(config.dataDirectory, own);
}

/** Returns the sentence of {@link claimPictureFolder} if this server would be refused because of its folder. */
export async function describeOtherFolder(db: Database, config: FolderConfig): Promise<string | undefined> {
  if (db.engine.name === 'sqlite' || config.pictures.areInStore) return undefined;
  const stored = (await findServerFact(db, name))?.value;
  if (stored === undefined || stored === readIdentifier(config.dataDirectory)) return undefined;
  return otherFolder(config.dataDirectory, stored).message;
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

function otherFolder(dataDirectory: string, stored: string): DatabaseStartError {
  const place = pictureFolder(dataDirectory);
  return new DatabaseStartError(
    `The pictures of this database are in another place than ${place}: in the folder of another server, or in the object store. With several machines, set PICTURE_STORE=object-store and the S3 settings on each. If you moved the pictures here, stop all other servers and copy every file of originals. If the missing files are lost, run: echo ${stored} > ${identifierFile(dataDirectory)}`,
  );
}
