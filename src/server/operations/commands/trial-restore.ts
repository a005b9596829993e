import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseServerConfig } from '../../config/check-settings.ts';
import { type Config, settingNames } from '../../config/config.ts';
import { connectDatabase } from '../../database/connect.ts';
import { createPictureStorage } from '../../pictures/picture-storage.ts';
import { Problem } from '../../problem.ts';
import { restoreBackup } from '../backup/backup.service.ts';
import { type OriginalFiles, restorePictures } from '../backup/picture-copies.ts';
import { inScratchFolder } from '../backup/scratch-folder.ts';
import { summariseData } from '../doctor/content-checks.ts';
import type { CommandContext } from './command.ts';

const server = fileURLToPath(new URL('../../main.ts', import.meta.url));

export interface TrialSource {
  readonly file: string;
  readonly name: string;
  readonly copies: OriginalFiles;
}

/**
 * Restores a backup into a new folder, serves it on a free port of this machine, and says what it contains. Returns
 * when the process is told to stop; the folder is then removed. No setting of the site is used except its time zone,
 * so the trial cannot reach its database, mail server, webhook, model, object store or backups.
 */
export async function runTrial(
  { environment, terminal }: CommandContext,
  { file, name, copies }: TrialSource,
): Promise<void> {
  await inScratchFolder(tmpdir(), async (folder) => {
    const settings = trialSettings(environment, folder);
    const config = await parseServerConfig(settings);
    await restoreBackup(config, file, new Date());
    const pictures = await restorePictures(config, createPictureStorage(config), copies);
    await serveUntilStopped(settings, async () => {
      terminal.print(`${name} was restored in ${folder}, apart from the site in use. It has:`);
      for (const line of await describeData(config)) terminal.print(`  ${line}`);
      terminal.print(
        `  ${pictures.copied} pictures and recordings, and ${pictures.missing.length} whose files are missing`,
      );
      terminal.print('It uses SQLite. Mail, webhook, model, object store and backups are off.');
      terminal.print(`Sign in at ${config.siteUrl}/login to look around. Ctrl-C stops it and deletes the folder.`);
    });
  });
}

/** Returns the environment of the trial's server: every setting of the site is unset, whatever `.env` says. */
function trialSettings(environment: CommandContext['environment'], folder: string): Record<string, string | undefined> {
  return {
    ...environment,
    ...Object.fromEntries(settingNames.map((name) => [name, ''])),
    SITE_TIME_ZONE: environment.SITE_TIME_ZONE,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    BACKUP_EVERY_HOURS: '0',
    WEBHOOK_TARGETS: 'none',
    STARTER_CONTENT: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
}

async function describeData(config: Config): Promise<string[]> {
  await using db = await connectDatabase(config, 'must-exist');
  return await summariseData(db);
}

/** Starts the server, calls `tell` once it serves, and returns when it has ended after Ctrl-C or SIGTERM. */
async function serveUntilStopped(
  settings: Record<string, string | undefined>,
  tell: () => Promise<void>,
): Promise<void> {
  const child = spawn(process.execPath, [server], { env: settings, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const ended = once(child, 'exit');
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the output of the trial cannot be read');
  const errors = text(stderr);
  const stop = () => child.kill('SIGINT');
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  try {
    const served = new Promise<boolean>((resolve) => {
      createInterface({ input: stdout })
        .on('line', (line) => line.startsWith('Bellbird serves on ') && resolve(true))
        .on('close', () => resolve(false));
    });
    if (!(await served)) throw new Problem('unavailable', `The trial could not be served. ${(await errors).trim()}`);
    await tell();
    await ended;
  } finally {
    stop();
    await ended;
    for (const signal of signals) process.off(signal, stop);
  }
}
