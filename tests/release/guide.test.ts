import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFreshFolder, type FreshFolder, type RunningServer } from './support/fresh-folder.ts';

/** The documents whose commands an owner or operator types. */
const guides = ['README.md', 'docs/operations.md', 'docs/owners-guide.md'] as const;

/** Starts of the code in a sentence that is a command, and not a name or a setting. */
const programs = /^(?:[A-Z_]+=\S+ )*(?:npm|docker|systemctl|journalctl|git|chown|tail|rm|age|nginx|sha256sum) /;

/**
 * Returns the commands of a guide in their order, each once: every line of a block of code, and every command in a
 * sentence or table. A block that begins with `word {` is a file of another program and counts as one command. Lines
 * such as `NAME=value` are settings, not commands.
 */
function readCommands(guide: string): string[] {
  const text = readFileSync(guide, 'utf8');
  const found = [...text.matchAll(/^```\w*\n([\s\S]*?)^```$|`([^`\n]+(?:\n[^`\n]+)?)`/gm)].flatMap(
    ([, block, inline]) => {
      if (block === undefined) return [inline ?? ''].map(joinLines).filter((code) => programs.test(code));
      return /^\w+ \{/.test(block) ? [block.split('\n')[0] ?? ''] : block.split('\n').filter(isCommand);
    },
  );
  return [...new Set(found)];
}

const joinLines = (code: string) => code.replace(/\s*\n\s*/g, ' ');
const isCommand = (line: string) =>
  (line !== '' && !line.startsWith('#') && !/^[A-Z_0-9]+=(?:\S*|.* .*)$/.test(line)) || programs.test(line);

/** A command that the test runs, and what it needs. */
interface RunCommand {
  /** Whether a server must run, or must not run, from the same folder. */
  readonly server?: 'running' | 'stopped';
  /** Whether the command serves the site until it is stopped. */
  readonly serves?: true;
  /** For a command that serves something besides the site: matches what it prints, and captures the origin. */
  readonly servesApart?: RegExp;
  /** Whether the command needs the test tools. They are not installed again, but linked. */
  readonly tools?: true;
  /** What is typed at each prompt of the command. */
  readonly answers?: readonly string[];
  /** The exit code; 0 when unset. */
  readonly status?: number;
  /** What the command must print. */
  readonly prints?: RegExp;
}

/** A command that cannot run here, and the reason. */
interface ListedCommand {
  readonly notRun: string;
}

const password = 'Tui-sings-4-us!';
const needsSystemd = 'needs systemd as the first process; tests/contract/container.test.ts checks the unit';
const needsDocker = 'needs Docker; image.test.ts builds and runs the same image';
const needsUser =
  'changes the accounts of this machine; tests/faults/service-user.test.ts runs the product as another user';
const needsStore = 'needs an object store; offsite-backup.test.ts runs it with one';
const isArchive = 'archive.test.ts makes, checks and runs the same archive';
const isCi = 'runs under .ci/run by itself';
const needsGit = 'changes the commit of this folder; rollback.test.ts goes back to another build';

/**
 * How each command of the guides is run. To add a command to a guide, add a line here with its text as it is in the
 * guide. FILE is replaced by the newest backup, and after `<` by a file with the secret key of the off-site copies. EMAIL
 * is replaced by the address of an editor, and FOLDER by the name of a folder.
 */
const handling: Readonly<Record<string, RunCommand | ListedCommand>> = {
  // README.md
  'npm start': { serves: true },
  'npm test': { notRun: isCi },
  'npm run test:all': { notRun: isCi },
  'npm run bellbird -- admin code': { server: 'running', prints: /#admin-code=/ },
  'npm run bellbird -- admin create --email owner@example.com --name "The Owner"': {
    server: 'running',
    answers: [password, password],
    prints: /owner@example\.com/,
  },
  'npm run bellbird -- admin list': {},
  'npm run bellbird -- --help': { prints: /backup/ },
  'npm run bellbird -- doctor': { server: 'running', prints: /^ok/m },
  'npm run dev': { serves: true, server: 'stopped', tools: true },
  'npm run check': { notRun: isCi },
  'npm run test:quick': { notRun: 'a part of the tests that .ci/run runs' },
  'npm run test:release': { notRun: 'this is what runs here' },
  'npm run format': { server: 'stopped', tools: true },
  'npm run build': { server: 'stopped' },
  'npm run release': { notRun: isArchive },

  // docs/operations.md
  'npm run bellbird -- backup': { server: 'running', prints: /every row is there/ },
  'npm run bellbird -- backup list': { prints: /bellbird-/ },
  'npm run bellbird -- backup key': { prints: /AGE-SECRET-KEY-1/ },
  'npm run bellbird -- restore FILE': { server: 'stopped' },
  'npm run bellbird -- backup key --key-stdin < FILE': { prints: /BACKUP_SIGNING_KEY/ },
  'npm run bellbird -- restore --trial FILE': { server: 'running', servesApart: /Sign in at (\S+)\/login/ },
  'npm run bellbird -- restore --from-store': { notRun: needsStore },
  'npm run bellbird -- restore --from-store --trial': { notRun: needsStore },
  'npm run bellbird -- restore --from-store --key-file FILE': { notRun: needsStore },
  'npm run bellbird -- backup --to-store': { notRun: needsStore },
  'npm run bellbird -- bucket claim BUCKET': { notRun: needsStore },
  'npm run bellbird -- export --to FOLDER': {},
  'npm run bellbird -- import FOLDER': { status: 1, prints: /--replace/ },
  'npm run bellbird -- import-markdown FOLDER': { prints: /left out/ },
  'PUBLIC_SITE_URL=https://www.example.com HOST=127.0.0.1 npm start': { serves: true },
  'server {': { notRun: 'a file for nginx' },
  'sha256sum --check SHA256SUMS': { notRun: isArchive },
  'tar -xzf bellbird-VERSION-linux-x64.tar.gz -C /opt': { notRun: isArchive },
  'ln -sfn bellbird-VERSION /opt/bellbird': { notRun: isArchive },
  'cp -p /opt/bellbird/.env /opt/bellbird-VERSION/': { notRun: isArchive },
  'cp /opt/bellbird/deploy/bellbird.service /etc/systemd/system/': { notRun: isArchive },
  '/opt/bellbird/bellbird doctor': { notRun: isArchive },
  'useradd --system --home-dir /var/lib/bellbird --shell /usr/sbin/nologin bellbird': { notRun: needsUser },
  'cd /opt/bellbird': {},
  'cp .env.example .env': {},
  'chown root:bellbird .env': { notRun: needsUser },
  'chmod 640 .env': {},
  'cp deploy/bellbird.service /etc/systemd/system/': {},
  'systemctl daemon-reload': { notRun: needsSystemd },
  'systemctl enable --now bellbird': { notRun: needsSystemd },
  'systemctl restart bellbird': { notRun: needsSystemd },
  'systemctl stop bellbird': { notRun: needsSystemd },
  'systemctl start bellbird': { notRun: needsSystemd },
  'journalctl -u bellbird | grep admin-code': { notRun: needsSystemd },
  'docker build -t bellbird .': { notRun: needsDocker },
  'PUBLIC_SITE_URL=https://www.example.com DATABASE_PASSWORD=choose-one docker compose up --detach': {
    notRun: needsDocker,
  },
  'docker compose exec site node src/server/operations/commands/main.ts admin list': { notRun: needsDocker },
  'tail -n +2 FILE | gunzip > bellbird.sqlite': { prints: /trailing garbage ignored/, status: 2 },
  'npm run bellbird -- backup --to FILE': {},
  'git pull': { notRun: needsGit },
  'git checkout COMMIT': { notRun: needsGit },
  'rm -rf dist': { server: 'stopped' },
  'npm run bellbird -- admin sessions EMAIL': {},
  'npm run bellbird -- admin grant EMAIL --role editor': {},
  'npm run bellbird -- admin remove-passkeys EMAIL': {},
  'npm run bellbird -- admin reset-link EMAIL': { prints: /http/ },
  'npm run bellbird -- admin revoke EMAIL': {},
  'npm run test:faults': { notRun: 'the long forms of the fault tests; .ci/run runs the short ones' },
};

test('every command of the guides is run or listed with a reason, and nothing else is listed', () => {
  const all = new Set(guides.flatMap(readCommands));
  expect([...all].toSorted()).toEqual(Object.keys(handling).toSorted());
});

describe.each(guides)('%s', (guide) => {
  let folder: FreshFolder;
  let site: RunningServer | undefined;
  let hasAccounts = false;
  beforeAll(async () => {
    // The commands of the first guide install and build everything.
    folder = await createFreshFolder({ built: guide !== guides[0] });
  });
  afterAll(() => folder.remove());

  async function serve(command: string): Promise<void> {
    await site?.stop();
    site = await folder.serve(command);
  }

  test.each(runnable(guide))('%s', async (command) => {
    const how = handling[command];
    if (how === undefined || 'notRun' in how) throw new Error('This command is not in the table.');
    if (how.server === 'running' && site === undefined) await serve('npm start');
    if (how.server === 'stopped') {
      await site?.stop();
      site = undefined;
    }
    if (how.tools) folder.linkPackages();
    if (how.serves) {
      await serve(command);
      expect((await fetch(site?.origin ?? '')).status).toBe(200);
      return;
    }
    if (how.servesApart) {
      const apart = await folder.serve(command, how.servesApart);
      expect((await fetch(apart.origin)).status).toBe(200);
      await apart.stop();
      return;
    }
    // The guides name accounts of people who have registered, and a key that somebody has kept.
    if (command.includes('EMAIL') && !hasAccounts) {
      for (const name of ['owner', 'editor']) await register(folder, `${name}@example.com`);
      hasAccounts = true;
    }
    if (command.includes('--key-stdin')) await keepKey(folder);
    const { status, output } = await folder.run(command, how.answers);
    expect({ status, output }).toEqual({ status: how.status ?? 0, output: expect.stringMatching(how.prints ?? /^/) });
  });
});

/** Returns the commands of a guide that are run here. */
function runnable(guide: string): string[] {
  return readCommands(guide).filter((command) => !('notRun' in (handling[command] ?? {})));
}

/** Registers an account. The first one is an administrator who stays, whatever happens to the second. */
async function register(folder: FreshFolder, email: string): Promise<void> {
  const create = `npm run bellbird -- admin create --email ${email} --name "A Person" --password-stdin`;
  const { status, output } = await folder.run(`echo 'Tui-sings-4-us!' | ${create}`);
  expect({ status, output }).toMatchObject({ status: 0 });
}

/** Makes the keys of off-site copies, and puts the secret one into a file. */
async function keepKey(folder: FreshFolder): Promise<void> {
  const { output } = await folder.run('npm run bellbird -- backup key');
  writeFileSync(folder.keyFile, /AGE-SECRET-KEY-1\w+/.exec(output)?.[0] ?? '');
}
