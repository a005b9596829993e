import type { Kysely } from 'kysely';
import { apiPaths } from '#domain/api-paths.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { DeskAnswer, SendToDesk } from './content-factories.ts';
import type { Desk } from './desk.ts';

/** A kind of record, with values for the fields that only the program may write. */
export interface WrittenKind {
  readonly table: 'articles' | 'categories' | 'tags';
  readonly path: string;
  readonly forged: Readonly<Record<string, string | number>>;
}

const forgedOfAll = {
  id: 4711,
  version: 99,
  created_at: '1999-01-01T00:00:00.000Z',
  updated_at: '1999-01-02T00:00:00.000Z',
};

export const writtenKinds: readonly WrittenKind[] = [
  {
    table: 'articles',
    path: apiPaths.adminArticles,
    forged: {
      ...forgedOfAll,
      slug: 'taken-over',
      title_key: 'forged',
      first_published_at: '1999-01-03T00:00:00.000Z',
      has_content: 0,
    },
  },
  { table: 'categories', path: apiPaths.adminCategories, forged: { ...forgedOfAll, name_key: 'forged' } },
  { table: 'tags', path: apiPaths.adminTags, forged: { ...forgedOfAll, name_key: 'forged' } },
];

let serial = 0;

/** Creates and saves a record with forged fields. Returns the forged fields that were stored or returned. */
export async function takenOver(
  send: SendToDesk,
  { make }: Pick<Desk, 'make'>,
  db: Kysely<DatabaseSchema>,
  { table, path, forged }: WrittenKind,
): Promise<{ byCreating: string[]; bySaving: string[] }> {
  const body = async () => (table === 'articles' ? make.articleSave() : { name: `Written ${++serial}` });
  const takenIn = async ({ status, body: answered }: DeskAnswer, sent: WrittenKind['forged']) => {
    if (status !== 200 && status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(answered)}`);
    const { id } = Object(answered);
    const stored = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const shown = [stored, answered, (await send('GET', `${path}/${id}`)).body].map(Object);
    return Object.keys(sent).filter((field) => shown.some((record) => record[field] === sent[field]));
  };
  const byCreating = await takenIn(await send('POST', path, { ...(await body()), ...forged }), forged);
  const made = await send('POST', path, await body());
  const other = { ...forged, id: Number(forged.id) + 1, slug: 'taken-over-again' };
  const saved = await send('PUT', `${path}/${Object(made.body).id}`, { ...(await body()), ...pick(other, forged) });
  return { byCreating, bySaving: await takenIn(saved, pick(other, forged)) };
}

/** Returns the fields of `record` that `like` has too. The values are from `record`. */
function pick(record: WrittenKind['forged'], like: WrittenKind['forged']): WrittenKind['forged'] {
  return Object.fromEntries(Object.entries(record).filter(([field]) => field in like));
}
