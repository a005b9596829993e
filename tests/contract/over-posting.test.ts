import { expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { DeskAnswer } from '#tests/support/content-factories.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { createEnquirySender } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

/** Values for fields of all tables that the sender of a request may not write. */
const forged = {
  id: 4711,
  version: 99,
  title_key: 'forged',
  name_key: 'forged',
  search_key: 'forged',
  submission_key: 'forged',
  has_content: 0,
  first_published_at: '1999-01-01T00:00:00.000Z',
  consented_at: '1999-01-02T00:00:00.000Z',
  created_at: '1999-01-03T00:00:00.000Z',
  updated_at: '1999-01-04T00:00:00.000Z',
};

let serial = 0;

describeOnEveryEngine('fields that only the program may write', (database) => {
  const desk = deskOfSuite(database);

  /**
   * Returns the forged fields of a request that its response contains, or that the stored record contains in the
   * database or in the API.
   */
  const takenOver = async (
    table: 'articles' | 'categories' | 'tags' | 'enquiries',
    sent: object,
    { status, body }: DeskAnswer,
  ) => {
    expect(status, JSON.stringify(body)).toBeOneOf([200, 201]);
    const stored = await database().db.selectFrom(table).selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    const read = await desk.admin('GET', `/api/admin/${table}/${stored.id}`);
    const shown = [stored, body, read.body].map(Object);
    const taken = Object.entries(sent).filter(([field, value]) => shown.some((record) => record[field] === value));
    return { id: stored.id, fields: taken.map(([field]) => field) };
  };

  test.each([
    ['articles', apiPaths.adminArticles, { ...forged, slug: 'taken-over' }],
    ['categories', apiPaths.adminCategories, forged],
    ['tags', apiPaths.adminTags, forged],
  ] as const)('are ignored in %s when a record is created and when it is saved', async (table, path, sent) => {
    const body = async () => (table === 'articles' ? desk.make.articleSave() : { name: `Written ${++serial}` });
    const created = await desk.admin('POST', path, { ...(await body()), ...sent });
    const { id, fields } = await takenOver(table, sent, created);
    expect(fields).toEqual([]);
    const saved = await desk.admin('PUT', `${path}/${id}`, { ...(await body()), ...sent });
    expect(await takenOver(table, sent, saved)).toEqual({ id, fields: [] });
  });

  test('are ignored when an enquiry is sent, and when its status changes', async () => {
    // The form token is missing, so the enquiry is suspected to be spam.
    const sent = { ...forged, status: 'new', suspicion: '' };
    const answer = await createEnquirySender(desk.app).post(sent);
    const { id, fields } = await takenOver('enquiries', sent, {
      ...answer,
      status: answer.statusCode,
      body: undefined,
    });
    expect(fields).toEqual([]);
    const changed = { ...forged, name: 'Someone else', message: 'Something else' };
    const saved = await desk.admin('PUT', `${apiPaths.adminEnquiries}/${id}`, { ...changed, status: 'done' });
    expect(await takenOver('enquiries', changed, saved)).toEqual({ id, fields: [] });
  });
});
