import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';
import { engineParts } from './baseline/engine-parts.ts';

/** Adds the recordings of example calls. Their files are beside those of pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id } = engineParts[engineOf(db).name];
  await sql
    .raw(
      `create table recordings (
        ${id},
        sha256 text not null,
        format text not null,
        bytes integer not null,
        milliseconds integer not null,
        trade text not null,
        language text not null,
        lines text not null,
        file_name text not null,
        uploaded_by text not null,
        version integer not null,
        created_at text not null,
        updated_at text not null,
        deleted_at text
      )`,
    )
    .execute(db);
  await sql.raw('create index recordings_by_sha256 on recordings (sha256)').execute(db);
}
