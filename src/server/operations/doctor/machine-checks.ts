import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import { engineOf } from '../../database/engine.ts';
import { findLooseEntries, writeDurably } from '../../database/private-files.ts';
import type { Queryable } from '../../database/schema.ts';
import { hasUntrustedProxy } from '../../database/server-fact.repository.ts';
import { readOutbox } from '../../outbox/outbox.repository.ts';
import { findFailingWebhooks } from '../../outbox/webhook.repository.ts';
import { backupFolder } from '../backup/backup-folder.ts';
import { countOf, fault, fine, type Observation, warning } from './finding.ts';

const megabyte = 1024 * 1024;
const hour = 60 * 60 * 1000;
const clockTolerance = 5000;

/** Checks that the data folder and all in it belong to one user, and that no other user can read it. */
export async function checkRights(directory: string): Promise<Observation[]> {
  if (process.getuid === undefined) return [];
  if (!existsSync(directory)) {
    return [fault(`There is no folder ${directory}.`, 'Start the server once: npm start, or check DATA_DIR.')];
  }
  const owner = statSync(directory).uid;
  const backups = backupFolder(directory);
  const folders = existsSync(backups) ? [directory, backups] : [directory];
  const foreign = folders
    .flatMap((place) => readdirSync(place).map((name) => join(place, name)))
    .filter((file) => (statSync(file, { throwIfNoEntry: false })?.uid ?? owner) !== owner);
  const findings: Observation[] = [];
  if (foreign.length > 0) {
    findings.push(
      fault(
        `${namesOf(foreign)} ${foreign.length === 1 ? 'belongs' : 'belong'} to another user than ${directory}.`,
        `Give everything to one user, as root: chown -R --reference=${directory} ${directory}`,
      ),
    );
  }
  const loose = findLooseEntries(directory).map(({ path }) => path);
  if (loose.length > 0) {
    const text = `Other users of this machine can read ${namesOf(loose)}.`;
    findings.push(warning(text, `Restart the server, or keep them out with: chmod -R go= ${directory}`));
  }
  return findings.length > 0 ? findings : [fine(`Only the owner of ${directory} can read the data.`)];
}

function namesOf(files: readonly string[]): string {
  const rest = files.length - 3;
  return rest > 0 ? `${files.slice(0, 3).join(', ')} and ${rest} more` : files.join(', ');
}

/** Checks that the data folder is writable, and how much space is free. */
export async function checkDisk(directory: string): Promise<Observation[]> {
  if (!existsSync(directory)) return [];
  const { bavail, bsize } = await statfs(directory);
  const free = Math.floor((bavail * bsize) / megabyte);
  const text = `${free.toLocaleString('en-NZ')} MB are free for ${directory}.`;
  const probe = join(directory, `.doctor-${process.pid}`);
  try {
    await writeDurably(probe, (handle) => handle.writeFile('probe'));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return [fault(`${directory} cannot be written to: ${cause}. ${text}`, writeAdvice(error))];
  } finally {
    try {
      rmSync(probe, { force: true });
    } catch {
      // If the file could not be written, it may be impossible to remove.
    }
  }
  if (free < 100) return [fault(text, 'Make room now: saves fail when the disk is full.')];
  if (free < 1000) return [warning(text, 'Make room, or keep fewer backups (BACKUP_KEEP).')];
  return [fine(`The folder is writable. ${text}`)];
}

function writeAdvice(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Make room now: saves fail while the disk is full.';
  if (code === 'EROFS') return 'The file system is read-only: mount it for writing, or choose another DATA_DIR.';
  return 'Run this as the user that the server runs as, or give that user the right to write there.';
}

/** Compares this machine's clock with the database server's, or with the newest article. */
export async function checkClock(db: Queryable): Promise<Observation[]> {
  const advice = 'Let the system keep its time (NTP): sessions, throttling and dates depend on it.';
  if (engineOf(db).name === 'postgres') {
    const { rows } = await sql<{
      ms: string;
    }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(db);
    const apart = Math.abs(Date.now() - Number(rows[0]?.ms ?? 0));
    return apart <= clockTolerance
      ? [fine('It agrees with the clock of the database server.')]
      : [warning(`It differs from the clock of the database server by ${Math.round(apart / 1000)} s.`, advice)];
  }
  const row = await db
    .selectFrom('articles')
    .select((eb) => eb.fn.max('updated_at').as('last'))
    .executeTakeFirst();
  const ahead = row?.last ? Date.parse(row.last) - Date.now() : 0;
  return ahead <= clockTolerance
    ? [fine(`It shows ${new Date().toISOString()}.`)]
    : [warning(`An article was saved at ${row?.last}, which is in the future by this clock.`, advice)];
}

/** Checks whether requests come through a proxy that TRUST_PROXY does not name. */
export async function checkProxy(db: Queryable, config: Config, now: Date): Promise<Observation[]> {
  if (!(await hasUntrustedProxy(db, config, now))) return [];
  return [
    warning(
      'Requests come through a proxy that is not trusted, so all visitors share one limit for sign-ins and questions.',
      'Set TRUST_PROXY to the address of the proxy, such as TRUST_PROXY=127.0.0.1, and restart the server.',
    ),
  ];
}

/** Compares the connections that PostgreSQL allows with those that this machine needs. */
export async function checkConnections(db: Queryable, { workers }: Config): Promise<Observation[]> {
  if (engineOf(db).name === 'sqlite') return [];
  const { rows } = await sql<{ most: number; reserved: number }>`select current_setting('max_connections')::int as most,
    (current_setting('superuser_reserved_connections')::int
      + coalesce(current_setting('reserved_connections', true), '0')::int) as reserved`.execute(db);
  const [{ most, reserved } = { most: 0, reserved: 0 }] = rows;
  const needed = workers * 11 + 1;
  const machines = Math.floor((most - reserved) / needed);
  const text = `PostgreSQL allows ${most - reserved} connections, and this machine needs ${needed} (WORKERS × 11 + 1)`;
  if (machines > 0) return [fine(`${text}: enough for ${countOf(machines, 'machine')} like this one.`)];
  return [
    fault(`${text}.`, `Set max_connections to ${needed + reserved} or more for each machine, and restart PostgreSQL.`),
  ];
}

/** Checks whether messages about enquiries and articles are late or could not be sent. */
export async function checkOutbox(db: Queryable, now: Date): Promise<Observation[]> {
  const findings: Observation[] = [];
  const { failed, waiting, oldestSeconds } = await readOutbox(db, now);
  const advice = 'Read them in the desk under Enquiries, and check the settings of mail and webhook.';
  const not = 'about enquiries could not be sent';
  if (failed > 0) findings.push(fault(`${countOf(failed, 'message')} ${not}.`, advice));
  else if (oldestSeconds * 1000 > hour)
    findings.push(warning(`${countOf(waiting, 'message')} ${not} for more than an hour.`, advice));
  for (const { host, reason } of await findFailingWebhooks(db, now)) {
    const text = `Messages about articles do not arrive at ${host}: ${reason}.`;
    findings.push(warning(text, 'Tell the people who run it, or turn the webhook off in Settings.'));
  }
  return findings.length > 0 ? findings : [fine('Nothing is waiting to be sent.')];
}
