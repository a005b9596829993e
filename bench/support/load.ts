import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Load {
  readonly origin: string;
  /** The paths to request, one after another, starting again after the last one. */
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly connections: number;
}

/** The result of a measurement under load: responses per second, and response times in milliseconds. */
export interface LoadResult {
  readonly perSecond: number;
  readonly median: number;
  readonly p99: number;
}

/** Throws if wrk, the load generator, is not installed. */
export function requireGenerator(): void {
  if (!hasCommand('wrk'))
    throw new Error(
      'This benchmark loads the server with wrk: install it first (apt-get install wrk, or brew install wrk).',
    );
}

/**
 * Sends requests to a server from another core. Throws if a connection breaks or if a response has a status of 400 or
 * more.
 */
export async function load({ origin, paths, headers = {}, seconds, connections }: Load): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-load-'));
  const script = join(folder, 'load.lua');
  writeFileSync(script, luaScript(paths, headers));
  try {
    const [command = 'wrk', ...words] = [
      ...generatorCore,
      'wrk',
      '--threads=1',
      `--connections=${connections}`,
      `--duration=${seconds}s`,
      '--timeout=10s',
      `--script=${script}`,
      origin,
    ];
    const { stdout } = await promisify(execFile)(command, words);
    return readResult(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function luaScript(paths: readonly string[], headers: Readonly<Record<string, string>>): string {
  const text = (value: string) => JSON.stringify(value);
  return `local paths = { ${paths.map(text).join(', ')} }
local requests, next = {}, 0
init = function()
  ${Object.entries(headers)
    .map(([name, value]) => `wrk.headers[${text(name)}] = ${text(value)}`)
    .join('\n  ')}
  for index, path in ipairs(paths) do requests[index] = wrk.format("GET", path) end
end
request = function()
  next = next % #requests + 1
  return requests[next]
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
`;
}

function readResult(printed: string): LoadResult {
  const [, requests, duration, median, p99, errors] = /RESULT (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(printed) ?? [];
  if (errors !== '0') throw new Error(`${errors ?? 'An unknown number of'} requests failed:\n${printed}`);
  return {
    perSecond: Number(requests) / (Number(duration) / 1_000_000),
    median: Number(median) / 1000,
    p99: Number(p99) / 1000,
  };
}

/**
 * Returns the words to put in front of a command so that the command only uses this core. Returns none if `taskset` is
 * not installed.
 */
export function onCore(core: number): readonly string[] {
  return hasCommand('taskset') ? ['taskset', '--cpu-list', String(core)] : [];
}

/** The server uses the first core, and the load generator uses the second. */
export const serverCore = onCore(0);
export const generatorCore = onCore(1);

export function hasCommand(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
