import type { Kysely } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { auditEntrySchema } from '#shared/api/audit-contract.ts';
import { enquirySchema } from '#shared/api/enquiry-contract.ts';
import { personalDataSchema, personEnquiryMaximum } from '#shared/api/personal-data-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { createEnquirySender, eraseOfSomebodyElse } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

describeOnEveryEngine('the data of a person', (database) => {
  const desk = deskOfSuite(database, { now: () => now });
  let now = new Date();
  let sender: ReturnType<typeof createEnquirySender>;
  const send = async (changes: object) => {
    const form_token = await sender.openForm();
    now = new Date(now.getTime() + 10_000);
    await sender.post({ form_token, ...changes });
    const [newest] = enquirySchema.array().parse((await desk.admin('GET', `${apiPaths.adminEnquiries}?limit=1`)).body);
    if (!newest) throw new Error('There is no enquiry.');
    return newest;
  };
  const search = async (contact: string) =>
    personalDataSchema.parse((await desk.admin('POST', apiPaths.adminPersonSearches, { contact })).body);
  const found = async (contact: string) =>
    (await search(contact)).enquiries.map(({ match, enquiry }) => `${enquiry.name}: ${match}`);
  const erase = (contact: string, enquiry_ids: number[], account = false) =>
    desk.admin('POST', apiPaths.adminPersonErasures, { contact, enquiry_ids, account });
  const nothing = { enquiries: 0, comments: 0, account: false, invites: 0, names: 0, keeps_name: false };
  const history = async () =>
    auditEntrySchema.array().parse((await desk.admin('GET', `${apiPaths.adminAudit}?kind=person`)).body);

  beforeAll(async () => {
    sender = createEnquirySender(desk.app);
  });
  beforeEach(async () => {
    for (const table of ['enquiries', 'audit_entries', 'throttle'] as const)
      await database().db.deleteFrom(table).execute();
  });

  test('is found however the number or address was written, in spam, in Trash and in notes', async () => {
    const trashed = await send({ name: 'Trashed', email: '', phone: '(021) 555-0199' });
    await desk.admin('PUT', `${apiPaths.adminEnquiries}/${trashed.id}`, { is_trashed: true });
    await sender.post({ name: 'Spam', email: 'MAIA@example.co.nz', phone: '+64 21 555 0199' });
    const other = await send({ name: 'Other', email: 'bob@example.com', message: 'My wife is maia@example.co.nz.' });
    await desk.admin('POST', `${apiPaths.adminEnquiries}/${other.id}/notes`, { text: 'Ring 021 5550199' });
    await send({ name: 'Nobody', email: 'xmaia@example.co.nz', phone: '021 555 0198' });
    expect(await found('maia@example.co.nz')).toEqual(['Other: mention', 'Spam: contact']);
    expect(await found('0064 21 555 0199')).toEqual(['Other: mention', 'Spam: contact', 'Trashed: contact']);
    expect(await found('nobody@example.com')).toEqual([]);
    expect(await history()).toEqual([]);
  });

  test.each(['', 'Māia', '123', '%', 'a'.repeat(300)])('is not searched for by %j', async (contact) => {
    for (const path of [apiPaths.adminPersonSearches, apiPaths.adminPersonExports])
      expect((await desk.admin('POST', path, { contact })).status).toBe(422);
    expect((await erase(contact, [])).status).toBe(422);
  });

  test('is exported as a file; the change history says so without the address', async () => {
    await send({ name: 'Māia', email: 'maia@example.co.nz' });
    const { status, headers, body } = await desk.admin('POST', apiPaths.adminPersonExports, {
      contact: 'maia@example.co.nz',
    });
    expect([status, headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      'attachment; filename="personal-data.json"',
      'no-store',
    ]);
    expect(body).toMatchObject({ enquiries: [{ match: 'contact', enquiry: { name: 'Māia' } }], account: null });
    const entries = await history();
    expect(entries).toMatchObject([{ action: 'exported', record: { id: null, title: '1 enquiry' } }]);
    expect(JSON.stringify(entries)).not.toContain('maia');
  });

  test('is counted if a search does not show all of it; the export has all', async () => {
    const { db } = database();
    await send({ name: 'Māia', email: 'maia@example.co.nz' });
    const { id: _id, ...row } = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    for (let count = 0; count < personEnquiryMaximum; count += 100)
      await db
        .insertInto('enquiries')
        .values(Array.from({ length: 100 }, (_, index) => ({ ...row, submission_key: `copy ${count + index}` })))
        .execute();
    const { enquiries, enquiry_total } = await search('maia@example.co.nz');
    expect([enquiries.length, enquiry_total]).toEqual([personEnquiryMaximum, personEnquiryMaximum + 1]);
    const exported = await desk.admin('POST', apiPaths.adminPersonExports, { contact: 'maia@example.co.nz' });
    expect(personalDataSchema.parse(exported.body).enquiries).toHaveLength(personEnquiryMaximum + 1);
    expect((await history())[0]?.record.title).toBe(`${personEnquiryMaximum + 1} enquiries`);
  });

  test('is erased as chosen, with notes and messages in the outbox; the change history says so without the address', async () => {
    const own = await send({ name: 'Māia', email: 'maia@example.co.nz' });
    await desk.admin('POST', `${apiPaths.adminEnquiries}/${own.id}/notes`, { text: 'Rang her' });
    const mention = await send({ name: 'Other', email: 'bob@example.com', message: 'See maia@example.co.nz' });
    const { status, body } = await erase('maia@example.co.nz', [own.id, own.id]);
    expect({ status, body }).toEqual({ status: 200, body: { ...nothing, enquiries: 1 } });
    expect(await found('maia@example.co.nz')).toEqual(['Other: mention']);
    expect(await database().db.selectFrom('enquiry_notes').selectAll().execute()).toEqual([]);
    expect((await erase('maia@example.co.nz', [mention.id])).body).toEqual({ ...nothing, enquiries: 1 });
    expect(await found('maia@example.co.nz')).toEqual([]);
    const entries = await history();
    expect(entries.map(({ action, record }) => `${action} ${record.title}`)).toEqual([
      'erased 1 enquiry',
      'erased 1 enquiry',
    ]);
    expect(JSON.stringify(entries)).not.toContain('maia');
  });

  test('of somebody else is not erased: all stays if one enquiry is not about the person, or is gone', async () => {
    const own = await send({ name: 'Māia', email: 'maia@example.co.nz' });
    const other = await send({ name: 'Other', email: 'bob@example.com' });
    expect(await eraseOfSomebodyElse(desk.admin, other.id)).toBe(422);
    expect((await erase('maia@example.co.nz', [own.id, other.id])).status).toBe(422);
    expect((await erase('maia@example.co.nz', [own.id, 999_999])).status).toBe(404);
    expect(await found('maia@example.co.nz')).toEqual(['Māia: contact']);
    expect(await found('bob@example.com')).toEqual(['Other: contact']);
    expect(await history()).toEqual([]);
  });

  test('includes the account, which is erased with its sessions and its name in the change history', async () => {
    await callAccounts(desk.app).signUp('leaving@example.com');
    const { account } = await search('Leaving@example.com');
    expect(account).toMatchObject({ email: 'leaving@example.com', role: 'member', sessions: [{}] });
    await database()
      .db.insertInto('passkeys')
      .values({
        user_id: account?.id ?? 0,
        name: 'Phone',
        credential_id: 'c',
        public_key: 'k',
        counter: 0,
        transports: '[]',
        is_synced: 0,
        created_at: now.toISOString(),
        last_used_at: null,
      })
      .execute();
    expect((await search('leaving@example.com')).account?.passkeys).toEqual([
      { name: 'Phone', created_at: now.toISOString(), last_used_at: null },
    ]);
    const letter = { subject: 'New passkey for Bellbird', text: 'Kia ora' };
    await desk.app.mailOutbox.add({ kind: 'letter', account_id: account?.id ?? 0, ...letter });
    expect((await search('leaving@example.com')).account?.waiting_mails).toEqual([letter]);
    const entry = { at: now.toISOString(), actor_id: account?.id ?? 0, actor_name: 'Aroha Ngata' };
    await database()
      .db.insertInto('audit_entries')
      .values({ ...entry, kind: 'session', action: 'others-ended', record_id: null, record_title: '' })
      .execute();
    expect((await search('leaving@example.com')).account?.changes).toHaveLength(1);
    expect((await erase('leaving@example.com', [], true)).body).toEqual({
      ...nothing,
      account: true,
      // The name stays in records without an account id, because the administrator of these tests has the same name.
      keeps_name: true,
    });
    expect((await search('leaving@example.com')).account).toBeNull();
    expect(await database().db.selectFrom('waiting_mails').selectAll().execute()).toEqual([]);
    expect((await callAccounts(desk.app).login('leaving@example.com')).statusCode).toBe(401);
    const rows = await database().db.selectFrom('audit_entries').select(['actor_id', 'actor_name']).execute();
    expect(rows).toContainEqual({ actor_id: account?.id, actor_name: 'Erased account' });
  });

  describe('the name of an erased account', () => {
    /** Registers an account and stores one record of every kind that contains its name. Returns the account's email. */
    const withNames = async (full_name: string) => {
      const email = 'writer@example.com';
      await callAccounts(desk.app).register(email, { full_name });
      const { account } = await search(email);
      const { id: articleId } = await desk.make.article();
      const { id: enquiryId } = await send({ name: 'Visitor' });
      await leaveName(database().db, { full_name, accountId: account?.id ?? 0, articleId, enquiryId });
      return email;
    };
    const names = () => namesBesideRecords(database().db);
    const everywhere = (name: string) => ({
      versions: [name],
      pictures: [name],
      trash: [name],
      schedules: [name],
      notes: [name],
    });

    test('goes from versions, pictures, notes, Trash and schedules, and the change history says from how many', async () => {
      const email = await withNames('Wiremu Only');
      expect(await names()).toEqual(everywhere('Wiremu Only'));
      expect((await erase(email, [], true)).body).toEqual({ ...nothing, account: true, names: 5 });
      expect(await names()).toEqual(everywhere('Erased account'));
      expect((await history())[0]?.record.title).toBe('0 enquiries, 1 account, the name in 5 records');
    });

    test('stays where it is the only sign of the person if another account has it, and the response says so', async () => {
      const email = await withNames('Aroha Ngata');
      expect((await erase(email, [], true)).body).toEqual({ ...nothing, account: true, names: 1, keeps_name: true });
      expect(await names()).toEqual({ ...everywhere('Aroha Ngata'), schedules: ['Erased account'] });
      expect((await history())[0]?.record.title).toContain('which another account has too');
    });
  });

  test('includes invitations to the desk, which are erased with their links', async () => {
    const { db } = database();
    const times = { created_at: now.toISOString(), expires_at: now.toISOString(), used_at: null, withdrawn_at: null };
    const link = await db
      .insertInto('one_time_links')
      .values({ token_hash: 'h', purpose: 'invite', account_id: null, ...times })
      .returning('id')
      .executeTakeFirstOrThrow();
    const names = { full_name: 'Tama', email: 'Tama@example.com', email_key: 'tama@example.com', invited_by: 'Aroha' };
    const { account } = await search('admin@example.com');
    await db
      .insertInto('invites')
      .values({ link_id: link.id, role: 'editor', invited_by_id: account?.id ?? 0, ...names })
      .execute();
    expect((await search('tama@EXAMPLE.com')).invites).toEqual([
      { full_name: 'Tama', email: 'Tama@example.com', role: 'editor', invited_by: 'Aroha' },
    ]);
    expect((await erase('tama@example.com', [], true)).body).toEqual({ ...nothing, invites: 1 });
    expect(await db.selectFrom('one_time_links').selectAll().where('id', '=', link.id).execute()).toEqual([]);
    expect((await history())[0]?.record.title).toBe('0 enquiries, 1 invitation');
  });

  test('of one’s own account and of the last administrator stays', async () => {
    const own = await erase('admin@example.com', [], true);
    expect([own.status, own.body]).toEqual([409, { detail: expect.stringMatching(/your own account/) }]);
    expect((await search('admin@example.com')).account).toMatchObject({ role: 'admin' });
  });
});

/** An account, with the article and the enquiry to which the records with its name belong. */
interface NameToLeave {
  readonly full_name: string;
  readonly accountId: number;
  readonly articleId: number;
  readonly enquiryId: number;
}

/** Stores a record of each kind with an account's name. First removes all records of these kinds except notes. */
async function leaveName(
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
async function namesBesideRecords(db: Kysely<DatabaseSchema>) {
  const rows = {
    versions: await db.selectFrom('article_versions').select('saved_by as name').execute(),
    pictures: await db.selectFrom('pictures').select('uploaded_by as name').execute(),
    trash: await db.selectFrom('trash').select('deleted_by as name').execute(),
    schedules: await db.selectFrom('scheduled_publications').select('scheduled_by as name').execute(),
    notes: await db.selectFrom('enquiry_notes').select('author as name').execute(),
  };
  return Object.fromEntries(Object.entries(rows).map(([kind, found]) => [kind, found.map(({ name }) => name)]));
}
