import { once } from 'node:events';
import { accessSync, constants, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { type Config, ConfigError, parseConfig, type SettingName, settingNames, settingsError } from './config.ts';

/**
 * Checks whether the server can listen on its host and ports. Throws a {@link ConfigError} that names each setting with
 * which it cannot. Changes nothing.
 */
export async function checkMachine(config: Config): Promise<void> {
  const faults = [
    await listeningFault(config.host, config.port, 'PORT'),
    config.metricsPort === undefined
      ? undefined
      : await listeningFault(config.metricsHost, config.metricsPort, 'METRICS_PORT'),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0) throw settingsError(faults);
}

/**
 * Parses the settings of a server. If PORT is 0, it first writes a free port of this machine into the environment, so
 * that links, pages and workers all use the port on which the server listens.
 */
export async function parseServerConfig(environment: Record<string, string | undefined>): Promise<Config> {
  if (Object.keys(environment).some((name) => name.startsWith('\uFEFF')))
    throw new ConfigError(
      'The file with the settings begins with a byte order mark, so its first line is not read. Save the file as UTF-8 without this mark.',
    );
  const config = parseConfig(environment);
  if (config.port !== 0) return config;
  // Port 0 stays if the server cannot listen; checkMachine then reports why.
  environment.PORT = String(await tryToListen(config.host, 0).catch(() => 0));
  return parseConfig(environment);
}

/** Returns a warning for each environment variable that looks like a setting of this program but is not one. */
export function describeUnknownSettings(environment: Record<string, string | undefined>): string[] {
  return Object.keys(environment).flatMap((name) => {
    const meant = settingMeantBy(name);
    if (meant === undefined) return [];
    const advice = meant === '' ? 'See .env.example for every setting.' : `Did you mean ${meant}?`;
    return [`${name} is not a setting of Bellbird and changes nothing. ${advice}`];
  });
}

/** Variables that container platforms and this program's own workers set. They cause no warning. */
const foreignNames = /^BELLBIRD_(?:WORKER_PLACE|SERVICE_(?:HOST|PORT)(?:_\w+)?|PORT(?:_\d+_(?:TCP|UDP)(?:_\w+)?)?)$/;

/**
 * Returns the setting that an unknown name resembles. If the name resembles no setting but begins with BELLBIRD,
 * returns an empty text. If there is nothing to warn about, returns `undefined`.
 */
function settingMeantBy(name: string): string | undefined {
  if (settingNames.includes(name) || foreignNames.test(name)) return undefined;
  const isOurs = /^BELLBIRD[_-]/i.test(name);
  const plain = name
    .toUpperCase()
    .replaceAll('-', '_')
    .replace(/^BELLBIRD_/, '');
  const meant = settingNames.find((known) => known === plain) ?? settingNames.find((known) => isOneOff(plain, known));
  return meant ?? (isOurs ? '' : undefined);
}

/**
 * Returns whether one text becomes the other by adding, removing or replacing one letter, or by swapping two adjacent
 * letters.
 */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right === `${left[1]}${left[0]}`;
}

/**
 * Throws a {@link ConfigError} if DATA_DIR neither is nor can become a folder that this user may open. Changes nothing.
 */
export function checkDataFolder({ dataDirectory }: Config): void {
  try {
    let place = dataDirectory;
    while (statSync(place, { throwIfNoEntry: false }) === undefined) place = dirname(place);
    if (!statSync(place).isDirectory())
      throw settingsError([`DATA_DIR must be a folder, or one that can be made: ${place} is a file`]);
    accessSync(place, place === dataDirectory ? constants.R_OK | constants.X_OK : constants.X_OK);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error;
    throw settingsError([`DATA_DIR must be a folder that this user may open: ${dataDirectory} is not`]);
  }
}

/** Listens on a port for a moment, so that a fault is found before the server opens anything. Returns the port. */
async function tryToListen(host: string, port: number): Promise<number> {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  } finally {
    await new Promise((closed) => server.close(closed));
  }
}

/** Returns a fault if the server cannot listen on this host and port. */
async function listeningFault(
  host: string,
  port: number,
  portSetting: SettingName & ('PORT' | 'METRICS_PORT'),
): Promise<string | undefined> {
  try {
    await tryToListen(host, port);
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EADDRINUSE')
      return `${portSetting} must be a free port: another program uses it, or a Bellbird that is still finishing its requests: wait until it has ended, or choose another port`;
    if (code === 'EACCES')
      return `${portSetting} must be a port that this user may open, such as 3000; ports below 1024 need more rights`;
    return `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0: the server cannot listen there (${code})`;
  }
}
