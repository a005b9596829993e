import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** An account, with the article and the enquiry to which the records with its name belong. */
interface NameToLeave {
  readonly full_name: string;
  readonly accountId: number;
  readonly articleId: number;
  readonly enquiryId: number;
}

/** Stores a record of each kind with an account's name. First removes all records of these kinds except notes. */
export async function leaveName(
  db: Kysely<DatabaseSchema>,
  { full_name, accountId, articleId, enquiryId }: NameToLeave,
): Promise<void> {
  const at = '2026-11-23T00:00:00.000Z';
  for (const table of ['article_versions', 'pictures', 'trash', 'scheduled_publications'] as const)
    await db.deleteFrom(table).execute();
  const version = { article_id: articleId, number: 90, at, action: 'updated', restored_from: null } as const;
  await db
    .insertInto('article_versions')
    .values({ ...version, changed: '[]', state: '{}', saved_by: full_name })
    .execute();
  const file = {
    key: 'k',
    sha256: 's',
    format: 'png',
    bytes: 1,
    width: 1,
    height: 1,
    file_name: 'f',
    alt: '',
  } as const;
  const times = { created_at: at, updated_at: at, deleted_at: null };
  await db
    .insertInto('pictures')
    .values({ ...file, ...times, uploaded_by: full_name, search_key: '', version: 1 })
    .execute();
  const tag = { kind: 'tag', record_id: 9000, title: '', search_key: '', snapshot: '{}' } as const;
  await db
    .insertInto('trash')
    .values({ ...tag, deleted_at: at, deleted_by: full_name })
    .execute();
  const schedule = { article_id: articleId, due_at: at, scheduled_at: at, account_id: accountId };
  await db
    .insertInto('scheduled_publications')
    .values({ ...schedule, scheduled_by: full_name })
    .execute();
  const note = { enquiry_id: enquiryId, kind: 'note', at, subject: '', text: 'Rang', sent_at: null } as const;
  await db
    .insertInto('enquiry_notes')
    .values({ ...note, author: full_name, request_key: full_name })
    .execute();
}

/** Returns the names that the records of each kind contain. */
export async function namesBesideRecords(db: Kysely<DatabaseSchema>) {
  const rows = {
    versions: await db.selectFrom('article_versions').select('saved_by as name').execute(),
    pictures: await db.selectFrom('pictures').select('uploaded_by as name').execute(),
    trash: await db.selectFrom('trash').select('deleted_by as name').execute(),
    schedules: await db.selectFrom('scheduled_publications').select('scheduled_by as name').execute(),
    notes: await db.selectFrom('enquiry_notes').select('author as name').execute(),
  };
  return Object.fromEntries(Object.entries(rows).map(([kind, found]) => [kind, found.map(({ name }) => name)]));
}
