import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { auditEntrySchema } from '#shared/api/audit-contract.ts';
import { enquirySchema } from '#shared/api/enquiry-contract.ts';
import { personalDataSchema, personEnquiryMaximum } from '#shared/api/personal-data-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { createEnquirySender } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { createUploader, makePicture } from '#tests/support/pictures.ts';
import { callSecondFactor } from '#tests/support/second-factor.ts';
import { testConfig } from '#tests/support/test-app.ts';

describeOnEveryEngine('the data of a person', (database) => {
  const desk = deskOfSuite(database, { now: () => now, config: testConfig({ DATA_DIR: makeFolder() }) });
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
    for (const ids of [[other.id], [own.id, other.id]])
      expect((await erase('maia@example.co.nz', ids)).status).toBe(422);
    expect((await erase('maia@example.co.nz', [own.id, 999_999])).status).toBe(404);
    expect(await found('maia@example.co.nz')).toEqual(['Māia: contact']);
    expect(await found('bob@example.com')).toEqual(['Other: contact']);
    expect(await history()).toEqual([]);
  });

  test('includes the account, which is erased with its sessions and its name in the change history', async () => {
    const people = callSecondFactor(desk.app);
    await people.add(await people.signUp('leaving@example.com'), 'Phone');
    const { account } = await search('Leaving@example.com');
    expect(account).toMatchObject({ email: 'leaving@example.com', role: 'member', sessions: [{}] });
    expect(account?.passkeys).toEqual([{ name: 'Phone', created_at: now.toISOString(), last_used_at: null }]);
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
    /** Registers an account, and writes its name to one record of every kind. Returns the account's email. */
    const withNames = async (full_name: string) => {
      const { db } = database();
      for (const table of Object.keys(nameColumns)) await sql`delete from ${sql.table(table)}`.execute(db);
      const email = 'writer@example.com';
      await callAccounts(desk.app).register(email, { full_name });
      const token = await callAccounts(desk.app).signIn('admin@example.com');
      await createUploader(desk.app, token).upload(await makePicture({ width: 300 }));
      const draft = await desk.make.article({ is_published: false });
      const later = { date: `${now.getFullYear() + 1}-06-01`, time: '09:00' };
      await desk.admin('PUT', `${apiPaths.adminArticles}/${draft.id}/schedule`, later);
      await desk.admin('DELETE', `${apiPaths.adminTags}/${(await desk.make.tag()).id}`);
      const { id } = await send({ name: 'Visitor' });
      await desk.admin('POST', `${apiPaths.adminEnquiries}/${id}/notes`, { text: 'Rang' });
      for (const [table, column] of Object.entries(nameColumns)) {
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${full_name}`.execute(db);
      }
      const { account } = await search(email);
      await db
        .updateTable('scheduled_publications')
        .set({ account_id: account?.id ?? 0 })
        .execute();
      return email;
    };
    const names = async () => {
      const found: Record<string, unknown> = {};
      for (const [table, column] of Object.entries(nameColumns)) {
        const { rows } = await sql<{ name: string }>`
          select ${sql.ref(column)} as name from ${sql.table(table)}`.execute(database().db);
        found[table] = rows.map(({ name }) => name);
      }
      return found;
    };
    const everywhere = (name: string) => Object.fromEntries(Object.keys(nameColumns).map((table) => [table, [name]]));

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
      expect(await names()).toEqual({ ...everywhere('Aroha Ngata'), scheduled_publications: ['Erased account'] });
      expect((await history())[0]?.record.title).toContain('which another account has too');
    });
  });

  test('includes invitations to the desk, which are erased with their links', async () => {
    const invite = { full_name: 'Tama', email: 'Tama@example.com', role: 'editor' };
    expect((await desk.admin('POST', apiPaths.adminInvites, invite)).status).toBe(201);
    expect((await search('tama@EXAMPLE.com')).invites).toEqual([{ ...invite, invited_by: 'Aroha Ngata' }]);
    expect((await erase('tama@example.com', [], true)).body).toEqual({ ...nothing, invites: 1 });
    const links = database().db.selectFrom('one_time_links').where('purpose', '=', 'invite');
    expect(await links.selectAll().execute()).toEqual([]);
    expect((await history())[0]?.record.title).toBe('0 enquiries, 1 invitation');
  });

  test('of one’s own account and of the last administrator stays', async () => {
    const own = await erase('admin@example.com', [], true);
    expect([own.status, own.body]).toEqual([409, { detail: expect.stringMatching(/your own account/) }]);
    expect((await search('admin@example.com')).account).toMatchObject({ role: 'admin' });
  });
});

/** The columns with the names of people beside the records that they changed. */
const nameColumns = {
  article_versions: 'saved_by',
  pictures: 'uploaded_by',
  trash: 'deleted_by',
  scheduled_publications: 'scheduled_by',
  enquiry_notes: 'author',
} as const;
