import { checkDataFolder } from '../../config/check-settings.ts';
import { type Config, ConfigError, parseConfig } from '../../config/config.ts';
import { connectDatabase } from '../../database/connect.ts';
import type { Database } from '../../database/database.ts';
import { DatabaseStartError } from '../../database/database-errors.ts';
import { adviceErrorOf } from '../../database/postgres-advice.ts';
import { checkBackups, checkBucket, checkOffsiteBackups } from './backup-checks.ts';
import { checkLinks, checkOwnerSettings, checkPictures } from './content-checks.ts';
import { checkAdmins, checkIndexes, checkSchema, checkVersion, checkWholeness } from './database-checks.ts';
import { type Finding, fault, fine, type Observation, warning } from './finding.ts';
import { checkClock, checkConnections, checkDisk, checkOutbox, checkProxy, checkRights } from './machine-checks.ts';

/** The checks by the names under which the doctor reports them. */
type Checks = Readonly<Record<string, () => Promise<readonly Observation[]>>>;

/** Checks an installation and changes nothing. The server may be running. */
export async function examine(environment: Record<string, string | undefined>, now: Date): Promise<Finding[]> {
  let config: Config;
  try {
    config = parseConfig(environment);
    checkDataFolder(config);
  } catch (error) {
    if (error instanceof ConfigError)
      return [{ name: 'settings', ...fault(error.message, 'Correct them and run the doctor again.') }];
    throw error;
  }
  return [
    ...(await runChecks(config, {
      settings: async () => checkSettings(config),
      rights: () => checkRights(config.dataDirectory),
      disk: () => checkDisk(config.dataDirectory),
    })),
    ...(await examineDatabase(config, now)),
    ...(await runChecks(config, {
      backups: () => checkBackups(config, now),
      'off-site': () => checkOffsiteBackups(config, now),
    })),
  ];
}

async function examineDatabase(config: Config, now: Date): Promise<Finding[]> {
  let opened: Database;
  try {
    opened = await connectDatabase(config, 'must-exist');
  } catch (error) {
    return [{ name: 'database', ...describeFailure(config, error) }];
  }
  await using db = opened;
  const basics = await runChecks(config, {
    engine: async () => [await checkVersion(db)],
    database: async () => [await checkWholeness(db)],
    schema: async () => [await checkSchema(db)],
  });
  if (basics.some(({ name, state }) => name === 'schema' && state !== 'ok')) return basics;
  const others = await runChecks(config, {
    indexes: async () => [await checkIndexes(db)],
    administrators: async () => [await checkAdmins(db)],
    pictures: () => checkPictures(db, config),
    bucket: () => checkBucket(db, config),
    links: () => checkLinks(db, config.siteUrl),
    clock: () => checkClock(db),
    connections: () => checkConnections(db, config),
    proxy: () => checkProxy(db, config, now),
    outbox: () => checkOutbox(db, now),
    'owner settings': () => checkOwnerSettings(db),
  });
  return [...basics, ...others];
}
/** Runs checks. If one throws, its error is what it has found, so that the others still run. */
async function runChecks(config: Config, checks: Checks): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const found = await check().catch((error: unknown) => [describeFailure(config, error)]);
    findings.push(...found.map((observation) => ({ name, ...observation })));
  }
  return findings;
}

function describeFailure(config: Config, error: unknown): Observation {
  if (error instanceof DatabaseStartError) {
    if (error.cause instanceof Error) return fault(`It cannot be opened: ${error.cause.message}`, error.message);
    const [text = '', ...advice] = error.message.split(/(?<=\.) /);
    return fault(text, advice.join(' '));
  }
  const cause = error instanceof Error ? error.message : String(error);
  const advised = adviceErrorOf(error, config.databaseUrl)?.message;
  return fault(`This could not be checked: ${cause}`, advised ?? 'Fix the cause, then run the doctor again.');
}

/** Warns about settings that are valid but perhaps not intended. */
function checkSettings(config: Config): Observation[] {
  const findings: Observation[] = [];
  const siteHost = new URL(config.siteUrl).hostname;
  const isPublic = !config.isPrivate;
  if (isPublic && siteHost === 'localhost') {
    findings.push(
      warning(
        'The server can be reached from outside, and pages give localhost as their address.',
        'Set PUBLIC_SITE_URL to the address that visitors use.',
      ),
    );
  }
  if (isPublic && siteHost !== 'localhost' && config.siteUrl.startsWith('http:')) {
    findings.push(
      warning(
        'The site is served without encryption, so others on the network can read passwords.',
        'Put a proxy with a certificate in front, and set PUBLIC_SITE_URL to its https:// address.',
      ),
    );
  }
  if (config.trustProxy === true) {
    findings.push(
      warning(
        'Anyone who reaches the port can claim any address (TRUST_PROXY=true), so throttling does not work.',
        'Set TRUST_PROXY to the addresses of your proxies.',
      ),
    );
  }
  return findings.length > 0 ? findings : [fine('Every setting can be used.')];
}
