import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { findInstance, restoredPrefix } from '../../database/instance.ts';
import { findBucketOwner, openObjectStore } from '../../pictures/object-store.ts';
import { verifyBackupFile } from '../backup/backup-file.ts';
import { backupFolder, listBackups } from '../backup/backup-folder.ts';
import { readBackupHealth } from '../backup/backup-status.ts';
import { listStoredBackups } from '../backup/offsite-backup.ts';
import { isDiskFull } from '../backup/scratch-folder.ts';
import { tryBackup } from '../backup/sqlite-restore.ts';
import { countOf, fault, fine, type Observation, warning } from './finding.ts';

const hour = 60 * 60 * 1000;

/** Checks that there is a recent, readable backup and that the last scheduled one succeeded. */
export async function checkBackups(config: Config, now: Date): Promise<Observation[]> {
  const make = 'Make one now: npm run bellbird -- backup';
  const found = listBackups(backupFolder(config.dataDirectory), now);
  const newest = found.find(({ isFromFuture }) => !isFromFuture);
  const findings: Observation[] = [];
  const fromFuture = found.filter(({ isFromFuture }) => isFromFuture);
  if (fromFuture.length > 0) {
    findings.push(
      warning(
        `${fromFuture[0]?.file} is dated in the future: the clock was wrong when it was made, or it is wrong now.`,
        'Let the system keep its time (NTP). The schedule leaves such files alone: remove them when you no longer need them.',
      ),
    );
  }
  const { hasFailed, isLate, problems } = readBackupHealth(config, now);
  if (hasFailed) {
    findings.push(...problems.map((problem) => fault(problem, 'Remove the cause. The schedule then tries again.')));
  }
  if (!newest) {
    findings.push(
      config.backups.everyHours === 0
        ? warning(
            'Scheduled backups are off, and there are no backups here.',
            'Make sure that the data is backed up in another way, or set BACKUP_EVERY_HOURS.',
          )
        : warning('There is no backup yet. The server makes the first some minutes after it starts.', make),
    );
    return findings;
  }
  try {
    await tryBackup(await verifyBackupFile(newest.file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (isDiskFull(error)) return [...findings, fault(`${newest.name} could not be tried.`, reason)];
    return [...findings, fault(`${newest.name} cannot be restored: ${reason}`, make)];
  }
  const age = Math.max(0, Math.round((now.getTime() - newest.moment.getTime()) / hour));
  const text = `The newest is ${age} h old and was loaded whole: ${newest.file}`;
  findings.push(
    isLate && !hasFailed
      ? fault(text, `The schedule has made none since then: see the server’s log. ${make}`)
      : fine(text),
  );
  return findings;
}

/** Checks that this instance owns its bucket. If another instance owns it, nothing is removed there. */
export async function checkBucket(db: Database, { objectStore }: Config): Promise<Observation[]> {
  if (!objectStore) return [];
  const owner = await findBucketOwner(await openObjectStore(objectStore));
  const instance = await findInstance(db);
  if (owner && owner.instance === instance) return [fine(`This instance, ${instance}, owns ${objectStore.bucket}.`)];
  if (!owner && !instance?.startsWith(restoredPrefix)) return [fine(`Nobody owns ${objectStore.bucket} yet.`)];
  const whose = owner
    ? `belongs to another instance, ${owner.instance} (${owner.site})`
    : 'was in use before this restore';
  return [
    warning(
      `The bucket ${objectStore.bucket} ${whose}, so nothing is removed there.`,
      `If that server is gone: npm run bellbird -- bucket claim ${objectStore.bucket}`,
    ),
  ];
}

/** Checks that the object store, if there is one, answers and has encrypted copies. */
export async function checkOffsiteBackups(config: Config, now: Date): Promise<Observation[]> {
  const { offsite, everyHours } = config.backups;
  if (!offsite) {
    if (everyHours === 0) return [];
    const advice = 'Set the S3 settings and BACKUP_OFFSITE_KEY, or copy the folder to another machine yourself.';
    return config.isPrivate ? [] : [warning('Backups are kept only on this machine.', advice)];
  }
  const stored = await listStoredBackups(config);
  const { copiedAt } = readBackupHealth(config, now);
  if (stored.length === 0) {
    return [warning('The object store has no backup yet.', 'Try it now: npm run bellbird -- backup --to-store')];
  }
  if (offsite.signingKey === undefined && !offsite.key.startsWith('AGE-SECRET-KEY-')) {
    return [
      warning(
        'The copies are not signed, so a restore cannot tell the newest from one that somebody has planted.',
        'Set BACKUP_SIGNING_KEY. With the secret key at hand: npm run bellbird -- backup key --key-stdin',
      ),
    ];
  }
  const when = copiedAt ? `, the last copied at ${copiedAt.toISOString()}` : '';
  return [fine(`The object store answers and has ${countOf(stored.length, 'encrypted backup')}${when}.`)];
}
