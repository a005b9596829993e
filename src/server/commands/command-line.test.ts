import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { callAccounts, goodPassword } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { type ObjectStoreServer, startObjectStoreServer } from '#tests/support/object-store-server.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { runCommandLine } from './command-line.ts';
import type { Terminal } from './terminal.ts';

const otherPassword = 'Rimu-tree-9';

interface Scripted {
  /** Text on standard input. */
  readonly input?: string;
  /** Answers of a person, in order; without them the terminal is not interactive. */
  readonly answers?: readonly string[];
}

/** Returns a terminal that answers by script and records what it shows. */
function scriptTerminal({ input = '', answers }: Scripted) {
  const printed: string[] = [];
  const errors: string[] = [];
  const questions: string[] = [];
  const rest = [...(answers ?? [])];
  const ask = (kind: string) => async (question: string) => {
    questions.push(`${kind}: ${question.trim()}`);
    const answer = rest.shift();
    if (answer === undefined) throw new Error(`Nobody answers: ${question}`);
    return answer;
  };
  const terminal: Terminal = {
    isInteractive: answers !== undefined,
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
    ask: ask('shown'),
    askHidden: ask('hidden'),
    readInput: async () => input,
  };
  return { terminal, printed, errors, questions };
}

describeOnEveryEngine('bellbird admin', (database) => {
  let app: App;
  const run = async (words: readonly string[], scripted: Scripted = {}) => {
    const { terminal, printed, errors, questions } = scriptTerminal(scripted);
    const { databaseUrl, dataDirectory } = database().location;
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory };
    const code = await runCommandLine({ words, environment, terminal });
    return { code, printed: printed.join('\n'), errors: errors.join('\n'), questions };
  };
  const create = (email: string, password = goodPassword) =>
    run(['admin', 'create', '--email', email, '--name', 'Mere Tūhoe', '--password-stdin'], { input: `${password}\n` });
  const visitor = () => callAccounts(app);

  beforeAll(async () => {
    app = await buildTestApp(database());
  });
  afterAll(() => app.close());
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

  test('create refuses input against the rules, all faults at once, and an e-mail that has an account', async () => {
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

  test('a password is never taken as a word', async () => {
    const outcome = await run(['admin', 'create', '--email', 'a@example.com', '--name', 'A', '--password', 'secret']);
    expect(outcome).toMatchObject({ code: 2, errors: expect.stringMatching(/^Unknown option '--password'\./) });
  });

  test('grant makes a member an admin and ends the sessions; again it says so', async () => {
    const token = await visitor().signUp('member@example.com');
    const outcome = await run(['admin', 'grant', 'MEMBER@example.com']);
    expect(outcome).toMatchObject({ code: 0, printed: 'MEMBER@example.com is an admin now and has to sign in again.' });
    expect((await visitor().me(token)).statusCode).toBe(401);
    expect((await visitor().adminHealth(await visitor().signIn('member@example.com'))).statusCode).toBe(200);
    expect((await run(['admin', 'grant', '--email', 'member@example.com'])).printed).toContain('admin already');
  });

  test('revoke makes an admin a member and ends the sessions', async () => {
    await create('second@example.com');
    const token = await visitor().signIn('second@example.com');
    expect((await run(['admin', 'revoke', 'second@example.com'])).printed).toBe('second@example.com is a member now.');
    expect((await visitor().me(token)).statusCode).toBe(401);
    expect((await visitor().adminHealth(await visitor().signIn('second@example.com'))).statusCode).toBe(403);
  });

  test.each(['revoke', 'delete'])('%s refuses the last admin and ends nothing', async (command) => {
    await visitor().signUp('member@example.com');
    const token = await visitor().signIn('owner@example.com');
    const outcome = await run(['admin', command, 'owner@example.com']);
    expect(outcome.code).toBe(1);
    expect(outcome.errors).toMatch(/^owner@example\.com is the last admin, so nothing was changed\./);
    expect((await visitor().adminHealth(token)).statusCode).toBe(200);
  });

  test('two admins revoked at once leave one', async () => {
    await create('second@example.com');
    const outcomes = await Promise.all([
      run(['admin', 'revoke', 'owner@example.com']),
      run(['admin', 'revoke', 'second@example.com']),
    ]);
    expect(outcomes.map((outcome) => outcome.code).sort()).toEqual([0, 1]);
    const admins = await database().db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(admins).toHaveLength(1);
  });

  test('reset-password ends the sessions and holds to the rules of a change', async () => {
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

  test.each([['grant'], ['revoke'], ['delete'], ['reset-password']])(
    '%s of an unknown e-mail says so',
    async (command) => {
      const words = ['admin', command, 'nobody@example.com'];
      if (command === 'reset-password') words.push('--password-stdin');
      const outcome = await run(words, { input: otherPassword });
      expect(outcome).toMatchObject({ code: 1, errors: 'There is no account with the email nobody@example.com.' });
    },
  );
});

describeOnEveryEngine('commands and the database', (database, engine) => {
  let directory = '';
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'bellbird-commands-'));
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  /** An empty folder, or an empty PostgreSQL database. */
  async function emptyPlace() {
    const data = mkdtempSync(join(directory, 'data-'));
    if (engine === 'sqlite')
      return { settings: { DATA_DIR: data }, isEmpty: async () => readdirSync(data).length === 0 };
    const { databaseUrl = '' } = database().location;
    const name = `empty_${randomBytes(8).toString('hex')}`;
    await sql`create database ${sql.id(name)}`.execute(database().db);
    const address = new URL(databaseUrl);
    address.pathname = name;
    return {
      settings: { DATA_DIR: data, DATABASE_URL: address.href },
      isEmpty: async () => {
        const db = await connectDatabase({ databaseUrl: address.href, dataDirectory: data }, 'may-create');
        const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
        await db.destroy();
        return tables.length === 0;
      },
    };
  }

  const run = async (words: readonly string[], environment: Record<string, string | undefined>, input = '') => {
    const { terminal, printed, errors } = scriptTerminal({ input });
    const code = await runCommandLine({ words, environment, terminal });
    return { code, printed: printed.join('\n'), errors: errors.join('\n') };
  };

  test.each([
    [['admin', 'list']],
    [['admin', 'sessions', 'a@example.com']],
    [['admin', 'grant', 'a@example.com']],
    [['export', '--to', '/dev/null/never']],
    [['backup']],
    [['backup', '--to', '/dev/null/never']],
  ])('%j on a place without a database says so and creates nothing', async (words) => {
    const place = await emptyPlace();
    const outcome = await run(words, place.settings);
    expect(outcome.code).toBe(1);
    expect(outcome.errors).toMatch(
      engine === 'sqlite' ? /^There is no database .*bellbird\.sqlite/ : /^The (PostgreSQL )?database .*is empty/,
    );
    expect(await place.isEmpty()).toBe(true);
  });

  test('a dry run of an import on a place without a database checks the files and creates nothing', async () => {
    const { databaseUrl, dataDirectory } = database().location;
    const here = { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory || directory };
    const exported = join(directory, 'exported');
    expect((await run(['export', '--to', exported], here)).code).toBe(0);
    const place = await emptyPlace();
    const dry = await run(['import', exported, '--dry-run'], place.settings);
    expect(dry).toMatchObject({ code: 0, printed: expect.stringMatching(/can be imported\. Nothing was written\./) });
    expect(await place.isEmpty()).toBe(true);
    const real = await run(['import', exported], place.settings);
    expect(real).toMatchObject({
      code: 0,
      errors: expect.stringMatching(/^There was no database, so a new one was created/),
    });
    expect(await place.isEmpty()).toBe(false);
  });

  test('admin create begins a new site', async () => {
    const place = await emptyPlace();
    const words = ['admin', 'create', '--email', 'first@example.com', '--name', 'First', '--password-stdin'];
    expect((await run(words, place.settings, goodPassword)).code).toBe(0);
    expect((await run(['admin', 'list'], place.settings)).printed).toContain('first@example.com');
  });

  test('a database of an older version is left to the next start, which makes a backup first', async () => {
    const old = await createTestDatabase(engine);
    const table = old.db.withTables<{ kysely_migration: { name: string } }>();
    await table.deleteFrom('kysely_migration').where('name', '=', '0011-article-terms').execute();
    const { databaseUrl, dataDirectory } = old.location;
    const outcome = await run(['admin', 'list'], { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory || directory });
    expect(outcome).toMatchObject({ code: 1, errors: expect.stringMatching(/older version.*Start the server once/) });
    await old.remove();
  });
});

test('a missing database beside backups is not taken for a new site', async () => {
  const data = mkdtempSync(join(tmpdir(), 'bellbird-missing-'));
  mkdirSync(join(data, 'backups'));
  writeFileSync(join(data, 'backups', 'scheduled-1.backup'), '');
  const { terminal, errors } = scriptTerminal({});
  expect(await runCommandLine({ words: ['admin', 'list'], environment: { DATA_DIR: data }, terminal })).toBe(1);
  expect(errors.join()).toMatch(/Put the file back, or restore your latest backup/);
  rmSync(data, { recursive: true });
});

describeOnEveryEngine('backups in an object store', (database) => {
  let store: ObjectStoreServer;
  let directory = '';
  beforeAll(async () => {
    store = await startObjectStoreServer();
    directory = mkdtempSync(join(tmpdir(), 'bellbird-store-commands-'));
  });
  afterAll(async () => {
    await store.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  test('a key is made, a backup copied and listed, and restored on an empty place with the secret key', async () => {
    const run = async (words: readonly string[], settings: Record<string, string | undefined>) => {
      const { terminal, printed, errors } = scriptTerminal({});
      const code = await runCommandLine({ words, environment: settings, terminal });
      return { code, printed, errors: errors.join('\n') };
    };
    const made = await run(['backup', 'key'], {});
    const [identity = ''] = made.printed.filter((line) => line.startsWith('AGE-SECRET-KEY-1'));
    const [, recipient = ''] = /^BACKUP_OFFSITE_KEY=(age1\w+)$/m.exec(made.printed.join('\n')) ?? [];
    const { databaseUrl, dataDirectory } = database().location;
    const data = dataDirectory || directory;
    const here = { ...store.settings, DATABASE_URL: databaseUrl, DATA_DIR: data, BACKUP_OFFSITE_KEY: recipient };
    const at = '2026-11-22T00:00:00.000Z';
    await database()
      .db.insertInto('tags')
      .values({ name: 'Kept', slug: 'kept', name_key: 'kept', version: 1, created_at: at, updated_at: at })
      .execute();
    const backup = await run(['backup', '--to-store'], here);
    expect(backup.printed[1]).toMatch(/^bellbird-.*\.backup\.age is in the object store now\.$/);
    const [copy = ''] = (backup.printed[1] ?? '').split(' ');
    const listed = (await run(['backup', 'list'], here)).printed;
    expect(listed.map((line) => line.trim().split(' ')[0])).toEqual(['In', copy.replace(/\.age$/, ''), 'In', copy]);

    const keyFile = join(directory, 'key.txt');
    writeFileSync(keyFile, `# made today\n${identity}\n`);
    const there = { ...here, DATABASE_URL: undefined, DATA_DIR: join(directory, 'there') };
    expect(await run(['restore', '--from-store'], there)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('--key-file FILE'),
    });
    const restored = await run(['restore', '--from-store', '--key-file', keyFile], there);
    expect(restored).toMatchObject({ code: 0, printed: [`${copy} is restored. Everyone has to sign in again.`] });
    expect(await run(['restore', '--from-store', copy, '--key-file', keyFile], there)).toMatchObject({ code: 0 });
    const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: there.DATA_DIR }, 'must-exist');
    expect(await db.selectFrom('tags').select('name').execute()).toEqual([{ name: 'Kept' }]);
    await db.destroy();
    const left = readdirSync(join(there.DATA_DIR, 'backups'));
    expect(left.filter((name) => name.startsWith('.fetched'))).toEqual([]);
  });

  test('a backup leaves this machine only where a store and a key are set', async () => {
    const { databaseUrl, dataDirectory } = database().location;
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory || directory };
    for (const [settings, sentence] of [
      [environment, 'No object store is set up'],
      [{ ...environment, ...store.settings }, 'only encrypted: set BACKUP_OFFSITE_KEY'],
    ] as const) {
      const { terminal, errors } = scriptTerminal({});
      expect(await runCommandLine({ words: ['backup', '--to-store'], environment: settings, terminal })).toBe(1);
      expect(errors.join()).toContain(sentence);
    }
  });
});

describe('a command that root runs', () => {
  const isRoot = process.getuid?.() === 0;
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const nobody = 65534;
  let data = '';
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [main, ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: data },
      encoding: 'utf8',
      input: `${goodPassword}\n`,
      cwd: tmpdir(),
    });
  beforeAll(() => {
    data = mkdtempSync(join(tmpdir(), 'bellbird-owned-'));
    if (isRoot) chownSync(data, nobody, nobody);
  });
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  test.runIf(isRoot)('leaves every file to the owner of the data folder', () => {
    const created = run('admin', 'create', '--email', 'a@example.com', '--name', 'A', '--password-stdin');
    expect(created).toMatchObject({ status: 0, stderr: expect.stringContaining('Running as the owner of') });
    expect(run('backup').status).toBe(0);
    const [name = ''] = readdirSync(join(data, 'backups')).filter((file) => file.endsWith('.backup'));
    expect(run('restore', join(data, 'backups', name)).status).toBe(0);
    const files = readdirSync(data, { recursive: true, encoding: 'utf8' });
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => statSync(join(data, file)).uid !== nobody)).toEqual([]);
  });

  test.runIf(isRoot)('says that it cannot read its settings, and does nothing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bellbird-settings-'));
    writeFileSync(join(folder, '.env'), 'DATA_DIR=elsewhere\n', { mode: 0o600 });
    chmodSync(folder, 0o755);
    const { status, stderr } = spawnSync(process.execPath, [main, 'admin', 'list'], {
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
      cwd: folder,
      uid: nobody,
      gid: nobody,
    });
    expect({ status, stderr }).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The settings in \.env cannot/),
    });
    rmSync(folder, { recursive: true });
  });

  test.runIf(isRoot)('is refused with a sentence where that owner may not read or write', () => {
    const secret = mkdtempSync(join(tmpdir(), 'bellbird-root-'));
    const file = join(secret, 'x.backup');
    const outcome = run('backup', '--to', file);
    expect(outcome.status).toBe(1);
    expect(outcome.stderr).toContain('This user may not read or write it. Run the command as the user');
    expect(outcome.stderr).not.toMatch(/at .*\.ts:\d+|restore/);
    rmSync(secret, { recursive: true });
  });
});

describe('words of the command line', () => {
  const run = async (words: string[], environment: Record<string, string> = {}) => {
    const { terminal, printed, errors } = scriptTerminal({});
    const code = await runCommandLine({ words, environment, terminal });
    return { code, printed: printed.join('\n'), errors: errors.join('\n') };
  };

  test.each([['--help'], ['help'], ['-h'], ['admin', '--help']])('%s lists every command', async (...words) => {
    const outcome = await run(words);
    expect(outcome.code).toBe(0);
    for (const name of ['create', 'grant', 'revoke', 'list', 'reset-password', 'delete']) {
      expect(outcome.printed).toContain(`admin ${name}`);
    }
  });

  test('--help behind a command shows that one', async () => {
    const outcome = await run(['admin', 'grant', '--help']);
    expect(outcome.printed).toContain('admin grant EMAIL');
    expect(outcome.printed).not.toContain('admin create');
  });

  test.each([
    [[], 'Say what to do.'],
    [['admin'], 'There is no command "admin".'],
    [['admin', 'crate'], 'There is no command "admin crate".'],
    [['restore'], 'Say which backup: give its file.'],
    [['backup', 'here'], 'Unexpected words: here.'],
    [['admin', 'grant'], 'Say whose account it is: give its email.'],
    [['admin', 'grant', 'a@example.com', 'b@example.com'], 'Unexpected words: b@example.com.'],
    [['admin', 'list', '--everything'], "Unknown option '--everything'."],
    [['admin', 'list', 'all'], 'Unexpected words: all.'],
    [['admin', 'create', '--email'], "Option '--email <value>' argument missing."],
    [['admin', 'create'], 'There is nobody to ask: give --email.'],
    [
      ['admin', 'reset-password', 'a@example.com'],
      'There is nobody to ask for the password: give it on standard input',
    ],
  ])('%j are wrong words: 2 and a sentence', async (words, sentence) => {
    const outcome = await run(words, { DATA_DIR: '/dev/null/never' });
    expect(outcome.code).toBe(2);
    expect(outcome.errors.startsWith(sentence)).toBe(true);
    expect(outcome.printed).toBe('');
  });

  test('a setting or a database that cannot be used ends with 1 and what to do', async () => {
    const badSetting = await run(['admin', 'list'], { DATABASE_URL: 'mysql://x' });
    expect(badSetting.code).toBe(1);
    expect(badSetting.errors).toContain('DATABASE_URL must be an address such as');
    const noDatabase = await run(['admin', 'list'], { DATA_DIR: '/dev/null/never' });
    expect(noDatabase.code).toBe(1);
    expect(noDatabase.errors).toContain('Check DATA_DIR;');
  });
});
