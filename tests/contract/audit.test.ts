import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { recordUnansweredQuestion } from '#server/assistant/unanswered/unanswered-question.service.ts';
import { readClock } from '#server/database/clock.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type AuditEntry, auditEntrySchema } from '#shared/api/audit-contract.ts';
import { callAccounts, goodPassword } from '#tests/support/account-caller.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { storeEnquiry } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { runCommand } from '#tests/support/run-command.ts';

const otherPassword = 'Rimu-tree-9';
const day = 24 * 60 * 60 * 1000;

describeOnEveryEngine('the change history', (database, engine) => {
  const desk = deskOfSuite(database, { now: () => new Date(moment) });
  let moment = Date.parse('2026-03-01T00:00:00Z');
  beforeEach(async () => {
    await database().db.deleteFrom('audit_entries').execute();
  });

  const list = async (query = ''): Promise<{ entries: AuditEntry[]; total: number }> => {
    const { body, headers } = await desk.admin('GET', `${apiPaths.adminAudit}${query}`);
    return { entries: auditEntrySchema.array().parse(body), total: Number(headers['x-total-count']) };
  };
  /** Returns the entries as short texts, the oldest first. */
  const said = async () =>
    (await list()).entries.map(({ kind, action, record }) => `${kind} ${action}: ${record.title}`).toReversed();
  const run = async (...words: string[]) => {
    const { databaseUrl, dataDirectory } = database().location;
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory };
    const { code, errors } = await runCommand(words, environment, { input: otherPassword });
    expect([code, errors]).toEqual([0, '']);
  };

  test('records every change of content, with the title at that time', async () => {
    const category = await desk.make.category({ name: 'News' });
    const tag = await desk.make.tag({ name: 'Tips' });
    const article = await desk.make.article({ title: 'First', category_id: category.id, is_published: false });
    const path = `${apiPaths.adminArticles}/${article.id}`;
    const save = async (given: object) =>
      desk.admin('PUT', path, await desk.make.articleSave({ category_id: category.id, ...given }));
    await save({ title: 'Second', is_published: true });
    await save({ title: 'Third', is_published: true });
    await save({ title: 'Third', is_published: false });
    await desk.admin('PUT', `${path}/slug`, { slug: 'third-address' });
    await desk.admin('DELETE', path);
    await desk.admin('PUT', `${apiPaths.adminTags}/${tag.id}`, { name: 'Hints', slug: '' });
    await desk.admin('DELETE', `${apiPaths.adminTags}/${tag.id}`);
    await desk.admin('POST', `${apiPaths.adminTrash}/tag/${tag.id}/restore`);
    await desk.admin('DELETE', `${apiPaths.adminTags}/${tag.id}`);
    await desk.admin('DELETE', `${apiPaths.adminTrash}/tag/${tag.id}`);
    await desk.admin('PUT', `${apiPaths.adminCategories}/${category.id}`, { name: 'Old news', slug: '' });
    await desk.admin('DELETE', `${apiPaths.adminCategories}/${category.id}`);
    expect(await said()).toEqual([
      'category created: News',
      'tag created: Tips',
      'article created: First',
      'article published: Second',
      'article updated: Third',
      'article unpublished: Third',
      'article moved: Third',
      'article deleted: Third',
      'tag updated: Hints',
      'tag deleted: Hints',
      'tag restored: Hints',
      'tag deleted: Hints',
      'tag removed: Hints',
      'category updated: Old news',
      'category deleted: Old news',
    ]);
    const last = { actor: { name: 'Aroha Ngata' }, record: { id: category.id }, at: new Date(moment).toISOString() };
    expect((await list('?limit=1')).entries).toMatchObject([last]);
  });

  test('a change that is refused leaves no entry', async () => {
    const { id } = await desk.make.tag({ name: 'Once', slug: 'once' });
    await database().db.deleteFrom('audit_entries').execute();
    const path = `${apiPaths.adminTags}/${id}`;
    expect((await desk.admin('PUT', path, { name: 'x', slug: '' }, { 'if-match': '"9"' })).status).toBe(412);
    expect((await desk.admin('DELETE', path, undefined, { 'if-match': '"9"' })).status).toBe(412);
    expect((await desk.admin('POST', apiPaths.adminTags, { name: 'y', slug: 'once' })).status).toBe(409);
    expect((await desk.admin('DELETE', `${apiPaths.adminTags}/999999`)).status).toBe(404);
    expect(await said()).toEqual([]);
  });

  test('a change is not made when its entry cannot be written', async () => {
    const { id } = await desk.make.tag({ name: 'Stays' });
    const hidden = 'audit_entries_away';
    await sql`alter table audit_entries rename to ${sql.table(hidden)}`.execute(database().db);
    const answer = await desk.admin('DELETE', `${apiPaths.adminTags}/${id}`);
    await sql`alter table ${sql.table(hidden)} rename to audit_entries`.execute(database().db);
    expect(answer.status).toBe(500);
    expect((await desk.admin('GET', `${apiPaths.adminTags}/${id}`)).status).toBe(200);
  });

  test('records what the command line and people themselves do to accounts', async () => {
    const visitor = callAccounts(desk.app, '198.51.100.9');
    await visitor.register('second@example.com', { full_name: 'Second Person' });
    await run('admin', 'grant', 'second@example.com', '--confirm');
    await run('admin', 'reset-password', 'second@example.com', '--password-stdin');
    const token = await callAccounts(desk.app, '198.51.100.200').signIn('second@example.com', otherPassword);
    await visitor.changePassword(token, otherPassword, goodPassword);
    await run('admin', 'sessions', 'second@example.com', '--end');
    await run('admin', 'revoke', 'second@example.com');
    await run('admin', 'delete', 'second@example.com');
    expect(await said()).toEqual([
      'account address-confirmed: Second Person',
      'account role-granted: Second Person',
      'account password-reset: Second Person',
      'session new-network: An unknown browser',
      'account password-changed: Second Person',
      'session ended: Second Person',
      'account role-revoked: Second Person',
      'account deleted: Second Person',
    ]);
    expect((await list('?actor=0')).total).toBe(6);
  });

  test('records nothing about members, and no e-mail, network or password', async () => {
    const member = callAccounts(desk.app, '198.51.100.77');
    const token = await member.signUp('quiet@example.com');
    await member.changePassword(token, goodPassword, otherPassword);
    await callAccounts(desk.app, '198.51.100.78').signIn('quiet@example.com', otherPassword);
    expect(await said()).toEqual([]);
    await callAccounts(desk.app, '198.51.100.79').signIn('admin@example.com');
    const rows = await database().db.selectFrom('audit_entries').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/@|198\.51|Kowhai|Rimu/);
  });

  test('records changes to enquiries and questions by number only', async () => {
    const { db } = database();
    const at = new Date(moment).toISOString();
    const texts = { name: 'Private Person', email: 'private@example.com', message: 'A private matter' };
    const first = await storeEnquiry(db, at, { texts, message: { state: 'failed', attempts: 9 } });
    const spam = { ...texts, status: 'suspected', suspicion: 'no-token', submission_key: 'other' } as const;
    const suspected = await storeEnquiry(db, at, { texts: spam, message: { message_key: 'other' } });
    const path = (id: number) => `${apiPaths.adminEnquiries}/${id}`;
    await desk.admin('PUT', path(first), { status: 'done' });
    await desk.admin('PUT', path(first), { status: 'new' });
    await desk.admin('PUT', path(suspected), { status: 'new' });
    expect((await desk.admin('POST', `${path(first)}/deliveries`)).status).toBe(200);
    expect((await desk.admin('DELETE', path(first), undefined, { 'if-match': '"99"' })).status).toBe(412);
    await desk.admin('DELETE', path(first));
    for (const question of ['May I ask this', 'Does it speak dolphin'])
      await recordUnansweredQuestion(db, question, new Date(moment));
    const [dismissed, drafted] = await db.selectFrom('unanswered_questions').select('id').orderBy('id').execute();
    const question = (id = 0) => `${apiPaths.adminUnansweredQuestions}/${id}`;
    expect((await desk.admin('DELETE', `${question(dismissed?.id)}?outcome=burnt`)).status).toBe(422);
    await desk.admin('DELETE', question(dismissed?.id));
    await desk.admin('DELETE', `${question(drafted?.id)}?outcome=drafted`);
    expect((await desk.admin('DELETE', question(drafted?.id))).status).toBe(404);
    const { entries } = await list();
    expect(entries.map(({ kind, action, record }) => `${kind} ${record.id} ${action}`).toReversed()).toEqual([
      `enquiry ${first} done`,
      `enquiry ${first} reopened`,
      `enquiry ${suspected} not-spam`,
      `enquiry ${first} sent-again`,
      `enquiry ${first} deleted`,
      `question ${dismissed?.id} dismissed`,
      `question ${drafted?.id} drafted`,
    ]);
    expect((await list('?kind=enquiry')).total).toBe(5);
    expect((await list('?kind=question')).total).toBe(2);
    const rows = await db.selectFrom('audit_entries').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/private|dolphin|ask this/i);
  });

  test('is filtered by kind and person, counted, and returned in parts', async () => {
    for (let index = 0; index < 3; index += 1) await desk.make.tag();
    await desk.make.category();
    expect(await list('?kind=tag&limit=2&skip=2')).toMatchObject({ total: 3, entries: [{ kind: 'tag' }] });
    expect((await list('?kind=account')).total).toBe(0);
    const actors = (await desk.admin('GET', apiPaths.adminAuditActors)).body;
    expect(actors).toEqual([{ id: expect.any(Number), name: 'Aroha Ngata' }]);
    const [{ id } = { id: -1 }] = z.array(z.object({ id: z.number() })).parse(actors);
    expect((await list(`?actor=${id}`)).total).toBe(4);
    expect((await list('?actor=999999')).total).toBe(0);
    for (const query of ['?kind=everything', '?actor=-1', '?actor=x'])
      expect((await desk.admin('GET', apiPaths.adminAudit + query)).status, query).toBe(422);
  });

  test('entries are deleted after a year and not before', async () => {
    await desk.make.tag({ name: `Old ${engine}` });
    // The clock advances one week at a time, because the product does not trust a clock that jumps far ahead.
    for (let week = 1; week <= 52; week += 1) {
      moment += 7 * day;
      await readClock(database().db, new Date(moment));
    }
    const admin = callAccounts(desk.app);
    await admin.login('admin@example.com');
    expect((await database().db.selectFrom('audit_entries').select('id').execute()).length).toBeGreaterThan(0);
    moment += 2 * day;
    await admin.login('admin@example.com');
    await expect
      .poll(() => database().db.selectFrom('audit_entries').select('kind').where('kind', '=', 'tag').execute())
      .toEqual([]);
  });
});
