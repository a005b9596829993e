import { checkDataFolder } from '../../config/check-settings.ts';
import { type Config, ConfigError, parseConfig } from '../../config/config.ts';
import { connectDatabase } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import { DatabaseStartError } from '../../database/database-errors.ts';
import { adviceErrorOf } from '../../database/postgres-advice.ts';
import { checkBackups, checkBucket, checkOffsiteBackups } from './backup-checks.ts';
import { checkLinks, checkOwnerSettings, checkPictures } from './content-checks.ts';
import { checkDatabase } from './database-checks.ts';
import { type Finding, fault, fine, warning } from './finding.ts';
import { checkClock, checkConnections, checkDisk, checkOutbox, checkProxy, checkRights } from './machine-checks.ts';

/**
 * Checks an installation and changes nothing. The server may be running. If a check throws, its error becomes a
 * finding, so that the other checks still run.
 */
export async function examine(environment: Record<string, string | undefined>, now: Date): Promise<Finding[]> {
  let config: Config;
  try {
    config = parseConfig(environment);
    checkDataFolder(config);
  } catch (error) {
    if (error instanceof ConfigError)
      return [fault('settings', error.message, 'Correct them and run the doctor again.')];
    throw error;
  }
  return [
    ...checkSettings(config),
    ...(await attempt(config, 'rights', () => checkRights(config.dataDirectory))),
    ...(await attempt(config, 'disk', () => checkDisk(config.dataDirectory))),
    ...(await attempt(config, 'database', () => examineDatabase(config, now))),
    ...(await attempt(config, 'backups', () => checkBackups(config, now))),
    ...(await attempt(config, 'off-site', () => checkOffsiteBackups(config, now))),
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
      ...(await attempt(config, 'pictures', () => checkPictures(db, config))),
      ...(await attempt(config, 'bucket', () => checkBucket(db, config))),
      ...(await attempt(config, 'links', () => checkLinks(db, config.siteUrl))),
      ...(await attempt(config, 'clock', () => checkClock(db))),
      ...(await attempt(config, 'connections', () => checkConnections(db, config))),
      ...(await attempt(config, 'proxy', () => checkProxy(db, config, now))),
      ...(await attempt(config, 'outbox', () => checkOutbox(db, now))),
      ...(await attempt(config, 'owner settings', () => checkOwnerSettings(db))),
    ];
  } finally {
    await db.destroy();
  }
}

async function attempt(config: Config, name: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    const advised = adviceErrorOf(error, config.databaseUrl)?.message;
    return [fault(name, `This could not be checked: ${cause}`, advised ?? 'Fix the cause, then run the doctor again.')];
  }
}

/** Warns about settings that are valid but perhaps not intended. */
function checkSettings(config: Config): Finding[] {
  const name = 'settings';
  const findings: Finding[] = [];
  const siteHost = new URL(config.siteUrl).hostname;
  const isPublic = !config.isPrivate;
  if (isPublic && siteHost === 'localhost') {
    findings.push(
      warning(
        name,
        'The server can be reached from outside, and pages give localhost as their address.',
        'Set PUBLIC_SITE_URL to the address that visitors use.',
      ),
    );
  }
  if (isPublic && siteHost !== 'localhost' && config.siteUrl.startsWith('http:')) {
    findings.push(
      warning(
        name,
        'The site is served without encryption, so others on the network can read passwords.',
        'Put a proxy with a certificate in front, and set PUBLIC_SITE_URL to its https:// address.',
      ),
    );
  }
  if (config.trustProxy === true) {
    findings.push(
      warning(
        name,
        'Anyone who reaches the port can claim any address (TRUST_PROXY=true), so throttling does not work.',
        'Set TRUST_PROXY to the addresses of your proxies.',
      ),
    );
  }
  return findings.length > 0 ? findings : [fine(name, 'Every setting can be used.')];
}
