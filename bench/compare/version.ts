import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { findFreePort } from '#tests/support/free-port.ts';
import { serverCore } from '../support/cores.ts';

/** Maximum time from the start of a version's server until its first response, in milliseconds. */
const startTimeout = 120_000;

const serverProcessSchema = z.object({
  flags: z.array(z.string()),
  environment: z.record(z.string(), z.string()),
});

/** A version of the product that was built in its own folder. */
export interface Version {
  readonly name: string;
  readonly folder: string;
}

/** A version whose server runs and answers requests. */
export interface RunningVersion {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Clones a commit of this repository into a folder, installs its packages and builds it. Does nothing if the folder
 * already contains a build, even of another commit.
 */
export function prepareVersion(repository: string, commit: string, folder: string): Version {
  const run = (command: string, words: readonly string[], cwd = folder) =>
    execFileSync(command, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(join(folder, 'dist/server'))) {
    run('git', ['clone', '--quiet', '--shared', '--no-checkout', repository, folder], repository);
    run('git', ['checkout', '--quiet', '--detach', commit]);
    run('npm', ['ci', '--no-audit', '--no-fund']);
    run(process.execPath, ['scripts/run.mjs', 'scripts/build.ts']);
  }
  return { name: commit, folder };
}

/**
 * Starts the server of a version on one core, with an empty data folder, which the server fills with the version's
 * starter content. Each version starts with its own flags and environment variables.
 */
export async function startVersion(
  { folder }: Version,
  settings: Record<string, string> = {},
): Promise<RunningVersion> {
  const { flags, environment } = serverProcessSchema.parse(
    JSON.parse(readFileSync(join(folder, 'scripts/server-process.json'), 'utf8')),
  );
  const data = mkdtempSync(join(tmpdir(), 'bellbird-compare-'));
  const port = await findFreePort();
  const [command = process.execPath, ...words] = [
    ...serverCore,
    join(folder, 'node_modules/.bin/node'),
    ...flags,
    join(folder, 'src/server/main.ts'),
  ];
  const child = spawn(command, words, {
    cwd: folder,
    env: {
      ...environment,
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      PORT: String(port),
      DATA_DIR: data,
      ...settings,
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + startTimeout;
  while (!(await answers(`${origin}/`))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The version in ${folder} does not start.`);
    }
    await pause(50);
  }
  return { origin, stop };
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
