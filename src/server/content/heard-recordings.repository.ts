import type { Selectable } from 'kysely';
import { type HeardRecording, readHeardRecording, recordingAddress } from '#shared/pictures/recordings.ts';
import type { Queryable } from '../database/schema.ts';
import type { RecordingTable } from '../database/tables/content-tables.ts';

/** The lines of a recording whose words nobody has typed yet. */
export const noLines = '[]';

/** Returns the recordings that visitors hear: for each trade and language the newest that has words. */
export async function findHeardRecordings(db: Queryable): Promise<Selectable<RecordingTable>[]> {
  const rows = await db
    .selectFrom('recordings')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('lines', '<>', noLines)
    .orderBy('id')
    .execute();
  return [...new Map(rows.map((row) => [`${row.trade} ${row.language}`, row])).values()];
}

/** Returns the same recordings as pages need them. Leaves out those of trades that are no longer on the site. */
export async function listHeardRecordings(db: Queryable): Promise<HeardRecording[]> {
  const rows = await findHeardRecordings(db);
  return rows.flatMap(({ trade, language, lines, milliseconds, sha256, format }) => {
    const address = recordingAddress(sha256, format);
    return readHeardRecording({ trade, language, lines: JSON.parse(lines), address }, milliseconds / 1000) ?? [];
  });
}
