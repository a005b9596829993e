import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts, goodPassword } from '#tests/support/account-caller.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { runCommand, type Scripted } from '#tests/support/run-command.ts';
import { callSecondFactor } from '#tests/support/second-factor.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const otherPassword = 'Rimu-tree-9';
const program = fileURLToPath(new URL('./main.ts', import.meta.url));

describeOnSqlite('bellbird admin', (database) => {
  let app: App;
  const settings = () => ({ DATA_DIR: database().location.dataDirectory });
  const run = (words: readonly string[], scripted: Scripted = {}) => runCommand(words, settings(), scripted);
  const create = (email: string, password = goodPassword) =>
    run(['admin', 'create', '--email', email, '--name', 'Mere Tūhoe', '--password-stdin'], { input: `${password}\n` });
  const visitor = () => callAccounts(app);
  const revokeInProcess = async (email: string) => {
    const child = spawn(process.execPath, [program, 'admin', 'revoke', email], {
      env: { PATH: process.env.PATH, ...settings() },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [errors, [code]]: [string, number[]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    return { code: code ?? -1, errors };
  };

  beforeAll(async () => {
    app = await buildTestApp(database());
  });
  beforeEach(async () => {
    await database().db.deleteFrom('users').execute();
    await database().db.deleteFrom('throttle').execute();
    expect((await create('owner@example.com')).code).toBe(0);
  });

  test('create makes an admin who can sign in and use the desk', async () => {
    const outcome = await create('Mere@Example.com');
    expect(outcome).toMatchObject({ code: 0, printed: 'Mere@Example.com is an admin now and can sign in.' });
    const token = await visitor().signIn('mere@example.com');
    expect((await visitor().adminHealth(token)).statusCode).toBe(200);
    expect((await visitor().me(token)).json()).toMatchObject({ full_name: 'Mere Tūhoe', role: 'admin' });
  });

  test('create asks for what is not given, and for the password twice without showing it', async () => {
    const answers = ['asked@example.com', 'Aroha Ngata', goodPassword, goodPassword];
    const outcome = await run(['admin', 'create'], { answers });
    expect(outcome.code).toBe(0);
    expect(outcome.questions).toEqual([
      'shown: Email:',
      'shown: Full name:',
      'hidden: Password:',
      'hidden: Password again:',
    ]);
    expect((await visitor().login('asked@example.com')).statusCode).toBe(200);
  });

  test('create refuses two passwords that differ', async () => {
    const outcome = await run(['admin', 'create', '--email', 'a@example.com', '--name', 'A'], {
      answers: [goodPassword, otherPassword],
    });
    expect(outcome.code).toBe(2);
    expect(outcome.errors).toMatch(/^Passwords do not match\./);
  });

  test('create reports all faults of an input at once, and refuses an e-mail that has an account', async () => {
    const faulty = await run(['admin', 'create', '--email', 'nobody', '--name', ' ', '--password-stdin'], {
      input: '123',
    });
    expect(faulty.code).toBe(1);
    expect(faulty.errors).toBe(
      'Please enter your full name. Please enter a valid email address. Password must be at least 6 characters long.',
    );
    const taken = await create('OWNER@example.com');
    expect(taken.code).toBe(1);
    expect(taken.errors).toContain('has an account already');
  });

  test('code makes no link while there is an admin, nor when the first admin is gone', async () => {
    const withAdmin = await run(['admin', 'code']);
    expect(withAdmin).toMatchObject({ code: 1, printed: '' });
    expect(withAdmin.errors).toContain('There is an administrator already');

    await database().db.deleteFrom('users').execute();
    const claimed = await run(['admin', 'code']);
    expect(claimed).toMatchObject({ code: 1, printed: '' });
    expect(claimed.errors).toContain('Nobody is administrator any more, and a link cannot make one');
    expect(await database().db.selectFrom('admin_codes').selectAll().execute()).toEqual([]);

    await database().db.deleteFrom('first_admin_claim').execute();
    const open = await run(['admin', 'code']);
    expect(open).toMatchObject({ code: 0, errors: '' });
    expect(open.printed).toContain('/register#');
  });

  test('code refuses when the port is only chosen at the start, because a link could not contain it', async () => {
    const code = (changed: object) => runCommand(['admin', 'code'], { ...settings(), PORT: '0', ...changed });
    expect(await code({})).toMatchObject({ code: 1, printed: '', errors: expect.stringMatching(/^PORT is 0/) });
    const named = await code({ PUBLIC_SITE_URL: 'https://example.com' });
    expect(named.errors).not.toContain('PORT is 0');
  });

  test('grant makes a member an admin and ends the sessions; a second grant says that nothing changed', async () => {
    const token = await visitor().signUp('member@example.com');
    const refused = await run(['admin', 'grant', 'member@example.com']);
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('Nobody has proven') });
    expect((await visitor().me(token)).statusCode).toBe(200);
    const outcome = await run(['admin', 'grant', 'MEMBER@example.com', '--confirm']);
    expect(outcome).toMatchObject({ code: 0, printed: 'MEMBER@example.com is an admin now and has to sign in again.' });
    expect((await visitor().me(token)).statusCode).toBe(401);
    expect((await visitor().adminHealth(await visitor().signIn('member@example.com'))).statusCode).toBe(200);
    expect((await run(['admin', 'grant', '--email', 'member@example.com'])).printed).toContain('admin already');
  });

  test('grant makes an account an editor, and an admin can become one unless no admin would remain', async () => {
    await visitor().signUp('member@example.com');
    const grant = (email: string, role: string) => run(['admin', 'grant', email, '--role', role, '--confirm']);
    expect((await grant('member@example.com', 'editor')).printed).toBe(
      'member@example.com is an editor now and has to sign in again.',
    );
    expect((await visitor().me(await visitor().signIn('member@example.com'))).json().role).toBe('editor');
    expect((await grant('owner@example.com', 'editor')).errors).toContain('is the last administrator');
    const { printed } = await run(['admin', 'list']);
    expect(printed).toMatch(/admin +owner@example\.com/);
    expect(printed).toMatch(/editor +member@example\.com/);
    expect((await run(['admin', 'revoke', 'member@example.com'])).printed).toBe('member@example.com is a member now.');
    expect(await grant('member@example.com', 'owner')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--role is admin, responder or editor.'),
    });
  });

  test.each(['revoke', 'delete'])('%s refuses the last admin and ends nothing', async (command) => {
    await visitor().signUp('member@example.com');
    const token = await visitor().signIn('owner@example.com');
    const outcome = await run(['admin', command, 'owner@example.com']);
    expect(outcome.code).toBe(1);
    expect(outcome.errors).toMatch(/^owner@example\.com is the last administrator, so nothing was changed\./);
    expect((await visitor().adminHealth(token)).statusCode).toBe(200);
  });

  // Each command runs in its own process. In one process, the second command would block the first, because a
  // write on SQLite waits for the lock without letting anything else run.
  test('two admins revoked at once leave one, and the other command says why', async () => {
    await create('second@example.com');
    const outcomes = await Promise.all(['owner', 'second'].map((name) => revokeInProcess(`${name}@example.com`)));
    const [done, refused] = outcomes.toSorted((one, other) => one.code - other.code);
    expect(done).toMatchObject({ code: 0, errors: '' });
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('is the last administrator') });
    const admins = await database().db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(admins).toHaveLength(1);
  });

  test('reset-password ends the sessions and follows the rules of a change', async () => {
    const token = await visitor().signUp('member@example.com');
    const reset = (input: string) =>
      run(['admin', 'reset-password', 'member@example.com', '--password-stdin'], { input });
    expect(await reset('weakling')).toMatchObject({ code: 1, errors: 'Password does not meet strength requirements' });
    expect((await visitor().me(token)).statusCode).toBe(200);
    expect((await reset(`${otherPassword}\r\n`)).code).toBe(0);
    expect((await visitor().me(token)).statusCode).toBe(401);
    expect((await visitor().login('member@example.com', goodPassword)).statusCode).toBe(401);
    expect((await visitor().login('member@example.com', otherPassword)).statusCode).toBe(200);
  });

  test('reset-link prints a link with which its owner chooses a new password', async () => {
    await visitor().register('member@example.com');
    const outcome = await run(['admin', 'reset-link', 'member@example.com']);
    const token = /^http:\/\/localhost:3000\/reset-password#([\w-]{43})$/.exec(outcome.printed)?.[1] ?? '';
    const answer = await visitor().post(apiPaths.passwordReset, { token, new_password: otherPassword });
    expect([outcome.code, answer.statusCode]).toEqual([0, 200]);
    expect((await visitor().login('member@example.com', otherPassword)).statusCode).toBe(200);
  });

  test('remove-passkeys lets somebody who has lost them sign in with the password', async () => {
    const people = callSecondFactor(app);
    const token = await people.signUp('member@example.com');
    await people.add(token);
    expect((await visitor().login('member@example.com')).statusCode).toBe(401);
    const remove = () => run(['admin', 'remove-passkeys', 'member@example.com']);
    expect(await remove()).toMatchObject({
      code: 0,
      printed: 'member@example.com has no passkey now and signs in with the password.',
    });
    expect((await visitor().me(token)).statusCode).toBe(401);
    expect((await visitor().login('member@example.com')).statusCode).toBe(200);
    expect(await remove()).toMatchObject({ code: 0, printed: 'member@example.com has no passkey.' });
    expect(await database().db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  });

  test('delete removes an account and its sessions', async () => {
    const token = await visitor().signUp('member@example.com');
    expect((await run(['admin', 'delete', 'member@example.com'])).code).toBe(0);
    expect((await visitor().me(token)).statusCode).toBe(401);
    expect((await visitor().login('member@example.com')).statusCode).toBe(401);
  });

  test('list shows admins, and everyone with --all', async () => {
    await visitor().register('member@example.com');
    expect((await run(['admin', 'list'])).printed).toMatch(/^ +\d+ {2}admin {3}owner@example\.com {2}Mere Tūhoe$/);
    expect((await run(['admin', 'list', '--all'])).printed.split('\n')).toHaveLength(2);
    await database().db.deleteFrom('users').execute();
    expect((await run(['admin', 'list'])).printed).toBe('There are no admins yet. Make one with: admin create');
  });

  test.each([['grant'], ['revoke'], ['delete'], ['reset-password'], ['remove-passkeys'], ['reset-link']])(
    '%s of an unknown e-mail says so',
    async (command) => {
      const words = ['admin', command, 'nobody@example.com'];
      if (command === 'reset-password') words.push('--password-stdin');
      const outcome = await run(words, { input: otherPassword });
      expect(outcome).toMatchObject({ code: 1, errors: 'There is no account with the email nobody@example.com.' });
    },
  );
});

describe('arguments of the command line', () => {
  test.each([['--help'], ['help'], ['-h'], ['admin', '--help']])('%s lists every command', async (...words) => {
    const outcome = await runCommand(words);
    expect(outcome.code).toBe(0);
    const admin = ['create', 'grant', 'revoke', 'list', 'reset-password', 'remove-passkeys', 'reset-link', 'delete'];
    for (const name of admin) expect(outcome.printed).toContain(`admin ${name}`);
  });

  test('--help after a command shows only that command', async () => {
    const outcome = await runCommand(['admin', 'grant', '--help']);
    expect(outcome.printed).toContain('admin grant EMAIL');
    expect(outcome.printed).not.toContain('admin create');
  });

  test.each([
    [[], 'Say what to do.'],
    [['admin'], 'There is no command "admin".'],
    [['admin', 'crate'], 'There is no command "admin crate".'],
    [['restore'], 'Say which backup: give its file.'],
    [['backup', 'here'], 'Unexpected words: here.'],
    [['backup', '--to', 'backups/'], '--to takes the name of a new file'],
    [['backup', '--to', ' '], '--to takes the name of a new file'],
    [['backup', '--to', ''], '--to takes the name of a new file'],
    [['backup', '--to', '.'], '--to takes the name of a new file'],
    [['export', '--to', ' '], 'Say where to'],
    [['admin', 'grant'], 'Say whose account it is: give its email.'],
    [['admin', 'grant', 'a@example.com', 'b@example.com'], 'Unexpected words: b@example.com.'],
    [['admin', 'list', '--everything'], "Unknown option '--everything'."],
    [['admin', 'list', 'all'], 'Unexpected words: all.'],
    [['admin', 'create', '--email'], "Option '--email <value>' argument missing."],
    [['admin', 'create', '--email', 'a@example.com', '--password', 'secret'], "Unknown option '--password'."],
    [['admin', 'create'], 'There is nobody to ask: give --email.'],
    [
      ['admin', 'reset-password', 'a@example.com'],
      'There is nobody to ask for the password: give it on standard input',
    ],
  ])('%j are wrong arguments: exit code 2 and a sentence', async (words, sentence) => {
    const outcome = await runCommand(words, { DATA_DIR: '/dev/null/never' });
    expect(outcome.code).toBe(2);
    expect(outcome.errors.startsWith(sentence)).toBe(true);
    expect(outcome.printed).toBe('');
  });

  test('an unusable setting or database ends with exit code 1 and advice', async () => {
    const badSetting = await runCommand(['admin', 'list'], { DATABASE_URL: 'mysql://x' });
    expect(badSetting.code).toBe(1);
    expect(badSetting.errors).toContain('DATABASE_URL must be an address such as');
    const unreachable = await runCommand(['backup'], {
      DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:9/none',
    });
    expect(unreachable).toMatchObject({ code: 1, errors: expect.stringMatching(/^The database does not answer\./) });
    expect(unreachable.errors).not.toMatch(/secret-word|at .*\.ts/);
    const noDatabase = await runCommand(['admin', 'list'], { DATA_DIR: '/dev/null/never' });
    expect(noDatabase.code).toBe(1);
    expect(noDatabase.errors).toMatch(/DATA_DIR must be a folder, or one that can be made: \/dev\/null is a file/);
  });
});
