import { mkdirSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import { engineOf } from '../../database/engine.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { verifyBackupFile } from '../backup/backup-file.ts';
import { backupFolder, newestBackup } from '../backup/backup-folder.ts';
import { writeDurably } from '../backup/durable-file.ts';
import { type Finding, fault, fine, warning } from './finding.ts';

const megabyte = 1024 * 1024;
const hour = 60 * 60 * 1000;
const clockTolerance = 5000;

/** Whether the data folder can be written to, and how much room is left there. */
export async function checkDisk(directory: string): Promise<Finding[]> {
  const name = 'disk';
  try {
    mkdirSync(directory, { recursive: true });
    const probe = join(directory, `.doctor-${process.pid}`);
    await writeDurably(probe, (handle) => handle.writeFile('probe'));
    rmSync(probe);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return [
      fault(name, `${directory} cannot be written to: ${cause}`, 'Give the server’s user the right to write there.'),
    ];
  }
  const { bavail, bsize } = await statfs(directory);
  const free = Math.floor((bavail * bsize) / megabyte);
  const text = `${free.toLocaleString('en-NZ')} MB are free for ${directory}.`;
  if (free < 100) return [fault(name, text, 'Make room now: saves fail when the disk is full.')];
  if (free < 1000) return [warning(name, text, 'Make room, or keep fewer backups (BACKUP_KEEP).')];
  return [fine(name, `It can be written to; ${text}`)];
}

/** Whether this machine's clock can be right: against the database server's, and against what was written before. */
export async function checkClock(db: Kysely<DatabaseSchema>): Promise<Finding> {
  const name = 'clock';
  const advice = 'Let the system keep its time (NTP): sessions, throttling and dates depend on it.';
  if (engineOf(db).name === 'postgres') {
    const { rows } = await sql<{
      ms: string;
    }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(db);
    const apart = Math.abs(Date.now() - Number(rows[0]?.ms ?? 0));
    return apart <= clockTolerance
      ? fine(name, 'It agrees with the database server’s.')
      : warning(name, `It is ${Math.round(apart / 1000)} s apart from the database server’s.`, advice);
  }
  const row = await db
    .selectFrom('articles')
    .select((eb) => eb.fn.max('updated_at').as('last'))
    .executeTakeFirst();
  const ahead = row?.last ? Date.parse(row.last) - Date.now() : 0;
  return ahead <= clockTolerance
    ? fine(name, `It says ${new Date().toISOString()}.`)
    : warning(name, `An article was saved at ${row?.last}, which has not come yet by this clock.`, advice);
}

/** Whether there is a recent backup that reads back right. */
export async function checkBackups(config: Config, now: Date): Promise<Finding> {
  const name = 'backups';
  const folder = backupFolder(config.dataDirectory);
  const newest = newestBackup(folder);
  const make = 'Make one now: npm run bellbird -- backup';
  if (!newest) {
    return config.backups.everyHours === 0
      ? warning(
          name,
          'Scheduled backups are off, and there is none here.',
          'Make sure that another way of backup runs, or set BACKUP_EVERY_HOURS.',
        )
      : warning(name, 'There is none yet; the first is made some minutes after the server starts.', make);
  }
  try {
    await verifyBackupFile(newest.file);
  } catch (error) {
    return fault(name, error instanceof Error ? error.message : String(error), make);
  }
  const age = Math.round((now.getTime() - newest.moment.getTime()) / hour);
  const text = `The newest is ${age} h old and reads back right: ${newest.file}`;
  const isLate = config.backups.everyHours > 0 && age > 2 * config.backups.everyHours;
  return isLate ? fault(name, text, `None was made on schedule: see the server’s log. ${make}`) : fine(name, text);
}

/** Whether enquiries wait to be passed on, or could not be. */
export async function checkOutbox(db: Kysely<DatabaseSchema>, now: Date): Promise<Finding> {
  const name = 'outbox';
  const count = async (state: 'waiting' | 'failed', before: Date) => {
    const row = await db
      .selectFrom('enquiry_deliveries')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('state', '=', state)
      .where('next_attempt_at', '<=', before.toISOString())
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const failed = await count('failed', new Date('9999-01-01'));
  const late = await count('waiting', new Date(now.getTime() - hour));
  const advice = 'Read them in the desk under Enquiries, and check the settings of mail and webhook.';
  if (failed > 0) return fault(name, `${failed} messages about enquiries could not be sent.`, advice);
  if (late > 0) return warning(name, `${late} messages about enquiries have waited for more than an hour.`, advice);
  return fine(name, 'Nothing waits to be sent.');
}
