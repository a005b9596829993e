import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { DeskAnswer } from '#tests/support/content-factories.ts';
import { type Desk, deskOfSuite } from '#tests/support/desk.ts';
import { createEnquirySender } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

/** A kind of record, with values for the fields that only the program may write. */
interface WrittenKind {
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

const writtenKinds: readonly WrittenKind[] = [
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
async function takenOver(
  { admin: send, make }: Desk,
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

const forgedByBoth = {
  version: 99,
  consented_at: '1999-01-01T00:00:00.000Z',
  submission_key: 'forged',
  search_key: 'forged',
  created_at: '1999-01-02T00:00:00.000Z',
  updated_at: '1999-01-03T00:00:00.000Z',
};

/**
 * Values for fields that the sender of a request may not write. The visitor's request also forges the status. The
 * administrator's request also forges the visitor's name and message.
 */
const forgedInEnquiry = {
  sent: { ...forgedByBoth, id: 4711, status: 'new', suspicion: '' },
  changed: { ...forgedByBoth, id: 4712, name: 'Someone else', message: 'Something else' },
} as const;

describeOnEveryEngine('fields that only the program may write', (database) => {
  const desk = deskOfSuite(database);

  test.each(writtenKinds)('are ignored in $table when a record is created and when it is saved', async (kind) => {
    expect(await takenOver(desk, database().db, kind)).toEqual({ byCreating: [], bySaving: [] });
  });

  test('are ignored when an enquiry is sent, and when its status changes', async () => {
    const { db } = database();
    await db.deleteFrom('enquiries').execute();
    const takenIn = async (forged: object) => {
      const stored = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
      const { body } = await desk.admin('GET', `${apiPaths.adminEnquiries}/${stored.id}`);
      const shown = [stored, body].map(Object);
      const fields = Object.entries(forged).filter(([field, value]) => shown.some((record) => record[field] === value));
      return { id: stored.id, fields: fields.map(([field]) => field) };
    };
    // The form token is missing, so the enquiry is suspected to be spam.
    expect((await createEnquirySender(desk.app).post(forgedInEnquiry.sent)).statusCode).toBe(201);
    const { id, fields } = await takenIn(forgedInEnquiry.sent);
    expect(fields).toEqual([]);
    const change = { ...forgedInEnquiry.changed, status: 'done' };
    expect((await desk.admin('PUT', `${apiPaths.adminEnquiries}/${id}`, change)).status).toBe(200);
    expect((await takenIn(forgedInEnquiry.changed)).fields).toEqual([]);
  });
});
