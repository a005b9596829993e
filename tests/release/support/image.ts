import { execFile, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { findFreePort } from '#tests/support/free-port.ts';
import { type WatchedServer, watchServer } from './watched-server.ts';

/** A control group of the kernel. The processes in it may use a limited amount of memory together. */
interface MemoryGroup {
  /** The file to which a process writes its id to join the group. */
  readonly joinFile: string;
  /** Returns the ids of the processes in the group. */
  processes(): number[];
  /** Waits until every process in the group has ended, then removes the group. */
  remove(): Promise<void>;
}

const root = '/sys/fs/cgroup';
const isFirstVersion = existsSync(join(root, 'memory/memory.limit_in_bytes'));

/** Creates a group with this limit in bytes, without swap. Throws if this user may not create one. */
function createMemoryGroup(limit: number): MemoryGroup {
  const folder = join(root, isFirstVersion ? 'memory' : '', `bellbird-${process.pid}-${Date.now()}`);
  if (!isFirstVersion) writeFileSync(join(root, 'cgroup.subtree_control'), '+memory');
  mkdirSync(folder);
  writeFileSync(join(folder, isFirstVersion ? 'memory.limit_in_bytes' : 'memory.max'), String(limit));
  if (!isFirstVersion && existsSync(join(folder, 'memory.swap.max')))
    writeFileSync(join(folder, 'memory.swap.max'), '0');
  const joinFile = join(folder, 'cgroup.procs');
  const processes = () => readFileSync(joinFile, 'utf8').split('\n').filter(Boolean).map(Number);
  return {
    joinFile,
    processes,
    async remove() {
      // `expect.poll` cannot be used in hooks.
      await vi.waitFor(() => expect(processes()).toEqual([]), { timeout: 60_000 });
      rmdirSync(folder);
    },
  };
}

/** The container image of the product, built from the Dockerfile. */
export interface Image {
  /** Starts a container as `compose.yaml` does: read-only and without root. All containers have the same `/data`. */
  start(memory: number): Promise<Container>;
  /** Removes the image, its data and everything that was made to build it. */
  remove(): Promise<void>;
}

/** A running container whose readiness check has succeeded. */
export type Container = Pick<WatchedServer, 'origin' | 'output' | 'hasEnded' | 'stop'>;

type Builder = 'docker' | 'buildah';

/** Runs a command and returns what it prints. */
type Run = (...words: readonly string[]) => Promise<string>;

const succeeds = (command: string, ...words: string[]) => spawnSync(command, words).status === 0;

/** Returns the program that can build the image on this machine. */
export function findBuilder(): Builder | undefined {
  if (succeeds('docker', 'info')) return 'docker';
  const mayMount = process.getuid?.() === 0 && succeeds('unshare', '--mount', 'true');
  return mayMount && succeeds('buildah', '--version') && succeeds('debootstrap', '--version') ? 'buildah' : undefined;
}

/** Builds the image from the Dockerfile in the working directory. */
export function buildImage(builder: Builder): Promise<Image> {
  return builder === 'docker' ? buildWithDocker() : buildWithBuildah();
}

const execute = promisify(execFile);

async function run(command: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await execute(command, words, { maxBuffer: 100 * 1024 ** 2 });
  return stdout.trim();
}

async function buildWithDocker(): Promise<Image> {
  const tag = `bellbird-release-${process.pid}`;
  const volume = `${tag}-data`;
  await run('docker', 'build', '--tag', tag, '.');
  return {
    start: async (memory) => {
      const port = await findFreePort();
      const limits = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--memory', String(memory)];
      const mounts = ['--publish', `127.0.0.1:${port}:3000`, '--volume', `${volume}:/data`];
      const name = `${tag}-${port}`;
      const words = ['run', '--rm', '--name', name, ...limits, ...mounts, tag];
      return watchServer('docker', words, { port, terminate: () => run('docker', 'stop', name) });
    },
    remove: async () => {
      await run('docker', 'volume', 'rm', '--force', volume);
      await run('docker', 'image', 'rm', '--force', tag);
    },
  };
}

const imageSchema = z.object({
  OCIv1: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Entrypoint: z.array(z.string()),
      Cmd: z.array(z.string()),
      WorkingDir: z.string(),
    }),
  }),
});

/**
 * Runs a command with its own mounts, which end with it, and with a read-only /dev. So whatever a build mounts or removes,
 * this machine keeps its devices.
 */
const apart = `
set -e
mount --rbind /dev /dev
mount -o remount,bind,ro /dev
exec "$@"
`;

/**
 * Runs the first process of a container: its own mounts and process ids, a read-only root, the image's user, and the
 * devices that debootstrap made in the image.
 */
const enter = `
set -e
root=$1 data=$2 group=$3 user=$4
shift 4
echo $$ > "$group"
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
mount -o remount,bind,ro "$root"
exec chroot --userspec="$user" "$root" env --ignore-environment "$@"
`;

/**
 * Builds with buildah. The base images are made with debootstrap from the Debian mirror of this machine: the first one
 * also gets the Node that runs this test, npm, and the certificates of this machine.
 */
async function buildWithBuildah(): Promise<Image> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-image-'));
  const runApart: Run = (...words) => run('unshare', '--mount', 'sh', '-c', apart, 'apart', ...words);
  const place = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver=vfs'];
  const buildah: Run = (...words) => runApart('buildah', ...place, ...words);
  const remove = async () => removeUnmounted(folder);
  try {
    await makeBaseImages(runApart, buildah);
    const cache = `${await run('npm', 'config', 'get', 'cache')}:/root/.npm`;
    const kind = ['--isolation=chroot', '--format=docker', '--pull-never'];
    await buildah('build', ...kind, `--volume=${cache}`, '--tag=bellbird', '.');
    const { config } = imageSchema.parse(JSON.parse(await buildah('inspect', '--type=image', 'bellbird'))).OCIv1;
    const root = await buildah('mount', await buildah('from', '--pull-never', 'bellbird'));
    const data = join(folder, 'data');
    mkdirSync(data);
    await run('chown', `--reference=${join(root, 'home/bellbird')}`, data);
    return {
      start: async (memory) => {
        const port = await findFreePort();
        const group = createMemoryGroup(memory);
        const program = [
          `--chdir=${config.WorkingDir}`,
          ...config.Env,
          `PORT=${port}`,
          ...config.Entrypoint,
          ...config.Cmd,
        ];
        const inside = ['sh', '-c', enter, 'enter', root, data, group.joinFile, config.User, ...program];
        const container = await watchServer('unshare', ['--mount', '--pid', '--fork', '--kill-child', ...inside], {
          port,
          terminate: () => process.kill(firstOf(group.processes()), 'SIGTERM'),
        });
        return {
          ...container,
          async stop() {
            const status = await container.stop();
            await group.remove();
            return status;
          },
        };
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Removes a folder, but nothing of this machine that is mounted below it. */
function removeUnmounted(folder: string): void {
  const mounted = readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .find((line) => line.includes(` ${folder}/`));
  if (mounted !== undefined) throw new Error(`${folder} is not removed, because this is mounted in it: ${mounted}`);
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the process that started the others: `tini`, which passes signals on. */
function firstOf(processes: readonly number[]): number {
  const first = processes.find((id) => readFileSync(`/proc/${id}/comm`, 'utf8').trim() === 'tini');
  if (first === undefined) throw new Error('The container has no tini.');
  return first;
}

async function makeBaseImages(runApart: Run, buildah: Run): Promise<void> {
  const [forBuild = '', forServer = ''] = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(
    ([, name = '']) => name,
  );
  const release = /-([a-z]+)-slim$/.exec(forBuild)?.[1] ?? '';
  const container = await buildah('from', 'scratch');
  const root = await buildah('mount', container);
  await runApart('debootstrap', '--variant=minbase', release, root, await findMirror(release));
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  mkdirSync(join(root, '/etc/ssl/certs'), { recursive: true });
  cpSync(certificates, join(root, certificates));
  await buildah('commit', '--quiet', container, `docker.io/library/${forServer}`);
  cpSync(process.execPath, join(root, 'usr/local/bin/node'));
  cpSync(await npmFolder(), join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  const registry = await run('npm', 'config', 'get', 'registry');
  writeFileSync(join(root, 'root/.npmrc'), `registry=${registry}\nprefer-offline=true\nupdate-notifier=false\n`);
  await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container);
  await buildah('commit', '--quiet', '--rm', container, `docker.io/library/${forBuild}`);
}

/** Returns the mirror of this Debian release that this machine's apt uses. */
async function findMirror(release: string): Promise<string> {
  const sources = (await run('apt-get', 'indextargets', '--format', '$(SITE) $(RELEASE) $(COMPONENT)')).split('\n');
  const mirror = sources.map((line) => line.split(' ')).find(([, name, part]) => name === release && part === 'main');
  if (!mirror?.[0]) throw new Error(`This machine's apt has no mirror of Debian ${release}.`);
  return mirror[0];
}

/** Returns the folder of this machine's npm. Its program is `bin/npm-cli.js` in it. */
const npmFolder = async () => join(realpathSync(await run('sh', '-c', 'command -v npm')), '../..');
