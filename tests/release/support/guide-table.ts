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
const needsSystemd = 'needs systemd as the first process; tests/contract/service-unit.test.ts checks the unit';
const needsDocker = 'needs Docker; image.test.ts builds and runs the same image';
const needsUser =
  'changes the accounts of this machine; tests/faults/service-user.test.ts runs the product as another user';
const needsStore = 'needs an object store; offsite-backup.test.ts runs it with one';
const isCi = 'runs under .ci/run by itself';
const needsGit = 'changes the commit of this folder; rollback.test.ts goes back to another build';

/**
 * How each command of the guides is run. To add a command to a guide, add a line here with its text as it is in the
 * guide. FILE is replaced by the newest backup, and after `<` by a file with the secret key of the off-site copies. EMAIL
 * is replaced by the address of an editor, and FOLDER by the name of a folder.
 */
export const handling: Readonly<Record<string, RunCommand | ListedCommand>> = {
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
  'npm run texts': { server: 'stopped', tools: true, prints: /\w/ },

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
  'PUBLIC_SITE_URL=https://www.example.com HOST=127.0.0.1 npm start': { serves: true },
  'server {': { notRun: 'a file for nginx' },
  'git clone': { notRun: 'the test copies the files of the repository instead' },
  'useradd --system --home-dir /var/lib/bellbird --shell /usr/sbin/nologin bellbird': { notRun: needsUser },
  'cd /opt/bellbird': {},
  'cp .env.example .env': {},
  'chown root:bellbird .env': { notRun: needsUser },
  'chmod 640 .env': {},
  'npm ci --omit=dev': { notRun: 'npm start runs it in the first guide, and the Dockerfile runs it' },
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
  'docker compose exec site node src/server/commands/main.ts admin list': { notRun: needsDocker },
  'tail -n +2 FILE | gunzip > bellbird.sqlite': { prints: /trailing garbage ignored/, status: 2 },
  'npm run bellbird -- backup --to FILE': {},
  'git pull': { notRun: needsGit },
  'git checkout COMMIT': { notRun: needsGit },
  'git checkout main': { notRun: needsGit },
  'rm -rf dist': { server: 'stopped' },
  'chown -R --reference=/var/lib/bellbird /var/lib/bellbird': {},
  'npm run bellbird -- admin sessions EMAIL': {},
  'npm run bellbird -- admin grant EMAIL --role editor': {},
  'npm run bellbird -- admin remove-passkeys EMAIL': {},
  'npm run bellbird -- admin reset-link EMAIL': { prints: /http/ },
  'npm run bellbird -- admin revoke EMAIL': {},
  'npm run test:faults': { notRun: 'the long forms of the fault tests; .ci/run runs the short ones' },
};
