import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteFileName } from '#server/database/connect.ts';
import { makeBackup } from '#server/operations/backup/backup.service.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { goodPassword } from '#tests/support/account-caller.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { openDesk } from '#tests/support/desk.ts';
import { storeEnquiry } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

const commandLine = fileURLToPath(new URL('../../src/server/operations/commands/main.ts', import.meta.url));

/** Listens in place of every outside service of a site, and counts who connects. */
async function startOutside() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    connections: () => connections,
    stop: () => server.close(),
    settings: {
      DATABASE_URL: `postgres://site@${host}/site`,
      ...{ S3_ENDPOINT: `http://${host}`, S3_BUCKET: 'backups', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
      ...{ PICTURE_STORE: 'object-store', BACKUP_EVERY_HOURS: '1', STARTER_CONTENT: 'true' },
      ...{ SMTP_URL: `smtp://${host}`, ENQUIRY_MAIL_TO: 'owner@example.com', ENQUIRY_MAIL_FROM: 'site@example.com' },
      ENQUIRY_WEBHOOK_URL: `http://${host}/hook`,
      ENQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 9).toString('base64')}`,
      ...{ ASSISTANT_API_URL: `http://${host}/v1`, ASSISTANT_MODEL: 'model', ASSISTANT_API_KEY: 'key' },
    },
  };
}

// A trial always serves from SQLite, so only the restoration of a backup depends on the engine.
describeOnEveryEngine('restore --trial', (database, engine) => {
  let folder = '';
  let outside: Awaited<ReturnType<typeof startOutside>>;
  beforeAll(async () => {
    folder = makeFolder();
    outside = await startOutside();
  });
  afterAll(() => {
    outside.stop();
  });
  const environment = () => ({
    ...outside.settings,
    ...{ PATH: process.env.PATH, TMPDIR: folder, DATA_DIR: join(folder, 'site'), PORT: '5300' },
  });

  /** Starts a trial and returns once it serves. */
  async function startTrial(file: string) {
    const command = spawn(process.execPath, [commandLine, 'restore', '--trial', file], {
      env: environment(),
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(command, 'exit');
    const lines: string[] = [];
    let origin = '';
    for await (const line of createInterface({ input: command.stdout })) {
      lines.push(line);
      origin = /^Sign in at (\S+)\/login /.exec(line)?.[1] ?? '';
      if (origin) break;
    }
    return { command, ended, origin, printed: lines.join('\n') };
  }

  test('serves a backup apart from the site, reaches none of its services, and leaves nothing', async () => {
    const desk = await openDesk(database());
    const { slug } = await desk.make.article({ title: 'Kept' });
    await desk.app.close();
    const at = '2026-11-22T00:00:00.000Z';
    const { db } = database();
    await storeEnquiry(db, at, { message: { attempts: 0 } });
    await storeEnquiry(db, at, {
      texts: { submission_key: 'other' },
      message: { channel: 'webhook', message_key: 'w', attempts: 0 },
    });
    const { location } = database();
    const file = join(folder, 'site.backup');
    await makeBackup({ ...location, dataDirectory: location.dataDirectory || folder }, file, new Date());

    const { command, ended, origin, printed } = await startTrial(file);
    const [, place = ''] = /was restored in (\S+), apart/.exec(printed) ?? [];
    expect(printed).toMatch(/1 article.*2 enquir/s);
    expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
    expect(origin).not.toContain('5300');

    expect(await (await fetch(`${origin}/resources/${slug}`)).text()).toContain('Kept');
    const signedIn = await fetch(origin + apiPaths.login, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ username: 'member@example.com', password: goodPassword }),
    });
    expect(signedIn.status).toBe(200);
    const stored = new DatabaseSync(join(place, sqliteFileName), { readOnly: true });
    const deliveries = stored.prepare('select state, attempts from enquiry_deliveries').all();
    stored.close();
    expect(deliveries).toEqual([
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 0 },
    ]);
    command.kill('SIGINT');
    await ended;
    expect(command.exitCode).toBe(0);
    expect(existsSync(place)).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(['site.backup']);
    expect(outside.connections()).toBe(0);
  });

  test.runIf(engine === 'sqlite')('ends its server when the command is killed', async () => {
    const { command, ended, origin } = await startTrial(join(folder, 'site.backup'));
    command.kill('SIGKILL');
    await ended;
    const answers = () =>
      fetch(origin).then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(false);
  });

  test.runIf(engine === 'sqlite')('refuses a damaged file in one sentence, and leaves nothing', () => {
    const file = join(folder, 'damaged.backup');
    writeFileSync(file, 'A shopping list. '.repeat(100));
    const words = [commandLine, 'restore', '--trial', file];
    const { status, stderr } = spawnSync(process.execPath, words, { env: environment(), cwd: folder });
    expect({ status, said: stderr.toString() }).toEqual({
      status: 1,
      said: `${file} is not a complete backup of this program: its last line, the checksum, is missing.\n`,
    });
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(outside.connections()).toBe(0);
  });
});
