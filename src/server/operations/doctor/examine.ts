import { type Config, ConfigError, parseConfig } from '../../config/config.ts';
import { connectDatabase } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import { DatabaseStartError } from '../../database/database-errors.ts';
import { checkBackups, checkOffsiteBackups } from './backup-checks.ts';
import { checkDatabase } from './database-checks.ts';
import { type Finding, fault } from './finding.ts';
import { checkLinks } from './link-check.ts';
import { checkClock, checkDisk, checkOutbox, checkRights } from './machine-checks.ts';
import { checkSettings } from './setting-checks.ts';

/**
 * Checks everything that can be wrong with an installation and changes nothing. The server may be running. A check that
 * fails becomes a finding, so that the others are still reported.
 */
export async function examine(environment: Record<string, string | undefined>, now: Date): Promise<Finding[]> {
  let config: Config;
  try {
    config = parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return [fault('settings', error.message, 'Mend them and ask again.')];
    throw error;
  }
  return [
    ...checkSettings(config),
    ...(await attempt('rights', () => checkRights(config.dataDirectory))),
    ...(await attempt('disk', () => checkDisk(config.dataDirectory))),
    ...(await attempt('database', () => examineDatabase(config, now))),
    ...(await attempt('backups', () => checkBackups(config, now))),
    ...(await attempt('off-site', () => checkOffsiteBackups(config, now))),
  ];
}

async function examineDatabase(config: Config, now: Date): Promise<Finding[]> {
  let db: Database;
  try {
    db = await connectDatabase(config, 'must-exist');
  } catch (error) {
    if (!(error instanceof DatabaseStartError)) throw error;
    if (error.cause instanceof Error) {
      return [fault('database', `It cannot be opened: ${error.cause.message}`, error.message)];
    }
    const [text = '', ...advice] = error.message.split(/(?<=\.) /);
    return [fault('database', text, advice.join(' '))];
  }
  try {
    const findings = await checkDatabase(db);
    if (findings.some(({ name, state }) => name === 'schema' && state !== 'ok')) return findings;
    return [
      ...findings,
      ...(await attempt('links', () => checkLinks(db, config.siteUrl))),
      ...(await attempt('clock', () => checkClock(db))),
      ...(await attempt('outbox', () => checkOutbox(db, now))),
    ];
  } finally {
    await db.destroy();
  }
}

/** Runs a check; an error becomes a finding. */
async function attempt(name: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return [fault(name, `This could not be checked: ${cause}`, 'Mend the other findings first and ask again.')];
  }
}
