import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.ts';
import { isBackupDue } from './backup.service.ts';

const minute = 60 * 1000;

/** How often the schedule looks whether a backup is due; the first look is after this long as well. */
const lookEvery = 5 * minute;

const commandLine = fileURLToPath(new URL('../../commands/main.ts', import.meta.url));

/**
 * Makes backups while the server serves (BACKUP_EVERY_HOURS, BACKUP_KEEP). Each is made by a process of its own, so
 * that copying and packing take neither time nor memory from answers; of several servers one does it.
 */
export function startBackupSchedule(config: Config, log: FastifyBaseLogger): { stop: () => void } {
  if (config.backups.everyHours === 0) return { stop: () => {} };
  const look = () => {
    if (!isBackupDue(config, new Date())) return;
    const child = spawn(process.execPath, [commandLine, 'backup', '--scheduled'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said: string[] = [];
    child.stderr.on('data', (part) => said.push(String(part)));
    child.on('error', (error) => log.error({ err: error }, 'the scheduled backup could not be started'));
    child.on('close', (code) => {
      if (code !== 0) log.error({ said: said.join('').trim() }, 'the scheduled backup failed');
    });
  };
  const timer = setInterval(look, lookEvery);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
