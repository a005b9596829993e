import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';

/** What a command has printed, and its exit code. */
export interface CommandResult {
  readonly status: number | null;
  readonly output: string;
}

/** A copy of the product as after `git clone`, in a new folder, and the shell of the person who uses it. */
export interface FreshFolder {
  readonly path: string;
  readonly origin: string;
  /** Runs a command and waits until it ends. `typed` is what the person types, in a terminal. */
  run(command: string, typed?: string): CommandResult;
  /** Starts a command that serves, and waits until the server is ready. */
  serve(command: string): Promise<void>;
  isServing(): boolean;
  /** Presses Ctrl-C and waits until the server has ended. */
  stopServing(): Promise<void>;
  remove(): Promise<void>;
}

/** Copies all files of the product that belong to the repository. */
export async function createFreshFolder(): Promise<FreshFolder> {
  const place = mkdtempSync(join(tmpdir(), 'bellbird-fresh-'));
  const path = join(place, 'bellbird');
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(file, join(path, file));
  }
  for (const folder of ['systemd', 'data']) mkdirSync(join(place, folder));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment: NodeJS.ProcessEnv = { ...machineEnvironment(), PORT: String(port) };
  const inPlace = (command: string) =>
    command
      .replaceAll('/opt/bellbird', path)
      .replaceAll('/var/lib/bellbird', join(place, 'data'))
      .replaceAll('/etc/systemd/system/', join(place, 'systemd/'))
      .replaceAll('/tmp/trial', join(place, 'trial'))
      .replace('PORT=3001', `PORT=${port}`)
      .replace('--to FILE', `--to ${join(place, 'moved.backup')}`)
      .replace('FILE', newestBackup(path))
      .replace('FOLDER', join(place, 'content'))
      .replace('EMAIL', 'editor@example.com');
  let server: ChildProcess | undefined;
  const isServing = () => server !== undefined;
  const stopServing = async () => {
    const group = -(server?.pid ?? 0);
    if (server === undefined || group === 0) return;
    process.kill(group, 'SIGINT');
    // `expect.poll` cannot be used in hooks.
    await vi.waitUntil(() => !isAlive(group), { timeout: 60_000 });
    server = undefined;
  };
  return {
    path,
    origin,
    isServing,
    stopServing,
    run(command, typed) {
      const [, settings] = /^export (.*)$/.exec(inPlace(command)) ?? [];
      for (const setting of settings?.split(' ') ?? []) {
        const [name = '', value = ''] = setting.split('=');
        environment[name] = value;
      }
      const line = inPlace(command);
      const words =
        typed === undefined ? ['sh', '-c', line] : ['script', '--quiet', '--return', '--command', line, '/dev/null'];
      const { status, stdout, stderr } = spawnSync(words[0] ?? '', words.slice(1), {
        cwd: path,
        env: environment,
        input: typed ?? '',
        encoding: 'utf8',
        maxBuffer: 100 * 1024 ** 2,
      });
      return { status, output: `${stdout}${stderr}` };
    },
    async serve(command) {
      const child = spawn('sh', ['-c', inPlace(command)], {
        cwd: path,
        env: environment,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      server = child;
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
      const isReady = async () => {
        if (child.exitCode !== null) throw new Error(`The server exited at its start:\n${output}`);
        return (await fetch(`${origin}/health/ready`).catch(() => undefined))?.status === 200;
      };
      await vi.waitUntil(isReady, { timeout: 580_000, interval: 100 });
    },
    async remove() {
      await stopServing();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Returns the environment without what npm and this project add to it, so that the machine's own Node is used. */
function machineEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|TESTS$|VITEST|NODE_ENV$|RUN_REPORT$|PORT$|ASTRO_)/.test(name),
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
