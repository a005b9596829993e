import type { Kysely } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { findMissingPictures } from '../../pictures/picture.repository.ts';
import { createPictureStorage } from '../../pictures/picture-storage.ts';
import { type Finding, fault, fine } from './finding.ts';

const namedAtMost = 5;

/** Checks that the original of each picture exists, and lists the pictures without one. */
export async function checkPictures(db: Kysely<DatabaseSchema>, config: Config): Promise<Finding[]> {
  const name = 'pictures';
  const originals = await createPictureStorage(config).list('originals');
  const { total, missing } = await findMissingPictures(db, new Set(originals));
  if (missing.length === 0) return [fine(name, `Each of the ${total} pictures has its file.`)];
  const place = config.pictures.areInStore ? 'the object store' : `${config.dataDirectory}/pictures`;
  const named = missing.slice(0, namedAtMost).map(({ id, file_name }) => `${file_name || 'without a name'} (${id})`);
  const more = missing.length - named.length;
  return [
    fault(
      name,
      `${missing.length} of ${total} pictures have no file in ${place}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      'Copy the folder pictures/originals from beside your newest backup to that place, or upload the files again in the desk (Replace).',
    ),
  ];
}
