import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { vi } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';

/** What a command has printed, and its exit code. */
export interface CommandResult {
  readonly status: number | null;
  readonly output: string;
}

/** A command that serves, and whose server is ready. */
export interface RunningServer {
  readonly origin: string;
  /** Presses Ctrl-C and waits until every process of the command has ended. */
  stop(): Promise<void>;
}

/** A copy of the product as after `git clone`, in a new folder, and the shell of the person who uses it. */
export interface FreshFolder {
  readonly path: string;
  /** The file that the person puts the secret key of the off-site copies into. */
  readonly keyFile: string;
  /** Replaces the installed packages by those of the working directory, which include the test tools. */
  linkPackages(): void;
  /** Runs a command and waits until it ends. `answers` is what the person types at each prompt, in a terminal. */
  run(command: string, answers?: readonly string[]): Promise<CommandResult>;
  /**
   * Starts a command that serves, and waits until the server is ready. If the command chooses where it serves, `address`
   * matches what it prints about that, and captures the origin.
   */
  serve(command: string, address?: RegExp): Promise<RunningServer>;
  /** Stops what still runs, and removes the folder. */
  remove(): Promise<void>;
}

/** What a new folder has. */
interface FolderContent {
  /** Whether it has the packages and the build of the working directory, so that a start takes seconds. */
  readonly built: boolean;
  /** The commit whose files it has; those of the working directory when unset. */
  readonly commit?: string;
}

/** Copies all files of the product that belong to the repository. */
export async function createFreshFolder({ built, commit }: FolderContent): Promise<FreshFolder> {
  const place = mkdtempSync(join(tmpdir(), 'bellbird-fresh-'));
  const path = join(place, 'bellbird');
  const linkPackages = () => {
    const packages = join(path, 'node_modules');
    rmSync(packages, { recursive: true, force: true });
    mkdirSync(packages);
    // One link for each package: a command that writes into node_modules or empties it changes only this folder.
    const names = readdirSync('node_modules').filter((name) => /^([^.]|\.(bin|package-lock\.json)$)/.test(name));
    for (const name of names) symlinkSync(resolve('node_modules', name), join(packages, name));
  };
  if (commit) copyCommit(commit, path);
  else copyRepository(path);
  if (built) {
    linkPackages();
    cpSync('dist', join(path, 'dist'), { recursive: true });
  }
  for (const folder of ['systemd', 'data']) mkdirSync(join(place, folder));
  const keyFile = join(place, 'secret-key.txt');
  const port = await findFreePort();
  const environment = { ...machineEnvironment(), PORT: String(port), npm_config_prefer_offline: 'true' };
  const inPlace = (command: string) =>
    command
      .replaceAll('/opt/bellbird', path)
      .replaceAll('/var/lib/bellbird', join(place, 'data'))
      .replaceAll('/etc/systemd/system/', join(place, 'systemd/'))
      .replace('< FILE', `< ${keyFile}`)
      .replace('--to FILE', `--to ${join(place, 'moved.backup')}`)
      .replace('FILE', newestBackup(path))
      .replace('FOLDER', join(place, 'content'))
      .replace('EMAIL', 'editor@example.com');
  const start = (program: string, words: readonly string[]) => {
    const child = spawn(program, words, { cwd: path, env: environment, detached: true });
    // A command that has ended reads no more answers; its exit code says why.
    child.stdin.on('error', () => {});
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += String(part)));
    return { child, output: () => printed };
  };
  const running = new Set<ChildProcess>();
  const stop = async (child: ChildProcess) => {
    const { pid } = child;
    if (pid !== undefined && isAlive(-pid)) {
      process.kill(-pid, 'SIGINT');
      // `expect.poll` cannot be used in hooks.
      await vi.waitUntil(() => !isAlive(-pid), { timeout: 60_000 });
    }
    running.delete(child);
  };
  return {
    path,
    keyFile,
    linkPackages,
    async run(command, answers) {
      const line = inPlace(command);
      const { child, output } = answers
        ? start('script', ['--quiet', '--return', '--command', line, '/dev/null'])
        : start('sh', ['-c', line]);
      const ended = once(child, 'close');
      let asked = 0;
      for (const answer of answers ?? []) {
        const isAsked = () => child.exitCode !== null || (output().length > asked && /: ?$/.test(output()));
        await vi.waitUntil(isAsked, { timeout: 60_000 });
        asked = output().length;
        child.stdin.write(`${answer}\n`);
      }
      if (!answers) child.stdin.end();
      await ended;
      return { status: child.exitCode, output: output() };
    },
    async serve(command, address) {
      const { child, output } = start('sh', ['-c', inPlace(command)]);
      running.add(child);
      const findOrigin = async () => {
        if (child.exitCode !== null) throw new Error(`The server exited at its start:\n${output()}`);
        const origin = address ? address.exec(output())?.[1] : `http://127.0.0.1:${port}`;
        const response = origin ? await fetch(`${origin}/health/ready`).catch(() => undefined) : undefined;
        return response?.status === 200 ? origin : undefined;
      };
      const origin = await vi.waitUntil(findOrigin, { timeout: 580_000, interval: 100 });
      return { origin, stop: () => stop(child) };
    },
    async remove() {
      for (const child of running) await stop(child);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

function copyRepository(path: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(file, join(path, file));
  }
}

function copyCommit(commit: string, path: string): void {
  mkdirSync(path);
  const packed = execFileSync('git', ['archive', commit], { maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', path], { input: packed });
}

/** Returns the environment without what npm, Vitest and this project add to it, so that the machine's own Node is used. */
function machineEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|ASTRO_|(TESTS?|NODE_ENV|RUN_REPORT|PORT|MODE|DEV|PROD|SSR|BASE_URL)$)/.test(name),
  );
  const folders = (process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: folders.join(':') };
}

function newestBackup(path: string): string {
  const backups = globSync('data/backups/*.backup', { cwd: path }).map((name) => join(path, name));
  return backups.toSorted((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs)[0] ?? 'no-backup';
}

function isAlive(group: number): boolean {
  try {
    process.kill(group, 0);
    return true;
  } catch {
    return false;
  }
}
