import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteFileName } from '#server/database/connect.ts';
import { makeBackup } from '#server/operations/backup/backup.service.ts';
import { checkBackups } from '#server/operations/doctor/backup-checks.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';
import { testedEngines } from '#tests/support/every-engine.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { testConfig } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { longOrShort, noteFigure } from './support/figures.ts';
import { prepareWriting } from './support/writing-place.ts';

/** Whether this machine allows the test to mount a small separate disk. */
const mayMount = (() => {
  const directory = makeFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', directory]).status === 0;
  if (mounted) spawnSync('umount', [directory]);
  return mounted;
})();
if (!mayMount)
  noteFigure({
    item: 29,
    engine: 'sqlite',
    what: 'full disk',
    seen: 'skipped: this user may not mount a small file system',
  });

let directory = '';
let product: ProductProcess | undefined;
beforeEach(() => {
  directory = makeFolder();
  if (mayMount) spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', directory]);
});
afterEach(async () => {
  await product?.kill();
  product = undefined;
  if (mayMount) spawnSync('umount', ['-l', directory]);
});

async function startHere(further: Record<string, string> = {}): Promise<ProductProcess> {
  product = await startProduct({
    DATA_DIR: directory,
    STARTER_CONTENT: 'false',
    BACKUP_EVERY_HOURS: '0',
    LOG_LEVEL: 'error',
    ...further,
  });
  return product;
}

/** Fills the disk with a file until no space is left. Returns the path of this file. */
function fillDisk(): string {
  const filler = join(directory, 'filler');
  const parts: Buffer[] = [];
  for (;;) {
    parts.push(Buffer.alloc(64 * 1024));
    try {
      writeFileSync(filler, Buffer.concat(parts));
    } catch {
      return filler;
    }
  }
}

test.skipIf(!mayMount)(
  'a full disk: saves get a 503, reads continue, and saves work again once there is room',
  async () => {
    const { origin, output } = await startHere();
    const { token, make, categoryId } = await prepareWriting(origin);
    const send = sendToOrigin(origin, token);
    const content = `<p>${'Text. '.repeat(20_000)}</p>`;
    const article = await make.articleSave({ content, category_id: categoryId });
    const filler = fillDisk();
    // The log may have room for a few more saves, so repeat until a save is refused.
    let refused = await send('POST', apiPaths.adminArticles, article);
    for (let more = 0; refused.status === 201 && more < 100; more += 1)
      refused = await send('POST', apiPaths.adminArticles, article);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('60');
    // Nobody can sign in to read the notice about the disk, so the answer to the sign-in says it.
    const signIn = await send('POST', apiPaths.login, {
      username: 'aroha@bellbird.example',
      password: 'Tui-sings-4-us!',
    });
    expect(signIn).toMatchObject({
      status: 503,
      body: { detail: expect.stringContaining('disk of this site’s server is full') },
    });
    expect((await send('GET', apiPaths.adminArticles)).status).toBe(200);
    expect((await fetch(`${origin}${apiPaths.publicArticles}?limit=3`)).status).toBe(200);
    expect((await fetch(`${origin}/resources`)).status).toBe(200);
    expect(output()).toMatch(/Make room on the disk/);
    rmSync(filler);
    expect((await send('POST', apiPaths.adminArticles, article)).status).toBe(201);
    noteFigure({
      item: 29,
      engine: 'sqlite',
      what: 'disk full while serving',
      seen: '503 with Retry-After, reads 200, saves again once there is room',
    });
  },
  60_000,
);

test.skipIf(!mayMount).each(testedEngines)(
  'a disk too small to load a backup of %s: one sentence, and nothing is left',
  async (engine) => {
    const database = await createTestDatabase(engine);
    await writeManyArticles(database.db, { articles: 100, contentLength: 100_000 });
    const elsewhere = makeFolder();
    const place = { ...database.location, dataDirectory: database.location.dataDirectory || elsewhere };
    await expect(makeBackup(place, join(directory, 'x.backup'), new Date())).rejects.toThrow(
      `The disk of ${directory} is too full: a backup is unpacked there and loaded before it is called good. Make room for another copy of the database.`,
    );
    expect(readdirSync(directory)).toEqual([]);
    await makeBackup(place, join(elsewhere, 'x.backup'), new Date());
    mkdirSync(join(directory, 'backups'));
    copyFileSync(join(elsewhere, 'x.backup'), join(directory, 'backups', 'x.backup'));
    expect(await checkBackups(testConfig({ DATA_DIR: directory }), new Date())).toMatchObject([
      { state: 'fault', text: 'x.backup could not be tried.', advice: expect.stringContaining('Make room') },
    ]);
  },
  60_000,
);

test.skipIf(!mayMount)(
  'a read-only disk: the start says what to do and creates no other database',
  async () => {
    await startHere();
    await product?.kill();
    spawnSync('mount', ['-o', 'remount,ro', directory]);
    await expect(startHere()).rejects.toThrow(/cannot be (opened|used), and was left as it was.*restore FILE/s);
    noteFigure({
      item: 29,
      engine: 'sqlite',
      what: 'read-only disk at start',
      seen: 'refused, with advice and the restore command',
    });
  },
  60_000,
);

/** Ways to damage the files of a database that is in use. */
const damages: readonly (readonly [what: string, damage: (file: string) => void])[] = [
  ['the log of the database truncated', (file) => truncateSync(`${file}-wal`, 0)],
  ['the file truncated', (file) => truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096)],
  [
    'the file replaced by a copy',
    (file) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
];

test.each(damages.slice(0, longOrShort(damages.length, 1)))(
  '%s while serving: no save succeeds any more, and the log names the restore command',
  async (what, damage) => {
    const { origin, output, hasEnded } = await startHere();
    const { token } = await prepareWriting(origin);
    const send = sendToOrigin(origin, token);
    const file = join(directory, sqliteFileName);
    // Moves the content of the log into the main file, so that a truncation of the main file loses data.
    const other = new DatabaseSync(file);
    other.exec('PRAGMA wal_checkpoint(FULL)');
    other.close();
    expect((await send('POST', apiPaths.adminTags, { name: 'Before', slug: '' })).status).toBe(201);
    damage(file);
    for (const path of [apiPaths.adminCategories, apiPaths.adminTags]) {
      const answer = await send('POST', path, { name: 'One more', slug: '', description: '' });
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
    }
    expect((await fetch(origin + apiPaths.ready)).status).toBe(503);
    expect((await fetch(`${origin}/`)).status).toBe(200);
    expect((await send('GET', apiPaths.adminArticles)).status).toBeOneOf([200, 503]);
    expect(hasEnded()).toBe(false);
    expect(output()).toMatch(/restore FILE/);
    await product?.kill();
    noteFigure({
      item: 29,
      engine: 'sqlite',
      what: `${what} while serving`,
      seen: 'saves and readiness 503; the log names the restore command',
    });
  },
  60_000,
);
