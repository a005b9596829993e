import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { z } from 'zod';
import { findFreePort } from '#tests/support/free-port.ts';
import { createMemoryGroup } from './memory-group.ts';

/** The container image of the product, built from the Dockerfile. */
export interface Image {
  /** Starts a container as `compose.yaml` does: read-only, without root, with this folder as `/data`. */
  start(data: string, memory: number): Promise<Container>;
  /** Removes the image and everything that was made to build it. */
  remove(): void;
}

/** A running container whose readiness check has succeeded. */
export interface Container {
  readonly origin: string;
  /** Returns everything that the server has printed. */
  output(): string;
  /** Returns the most memory that the container has used, in bytes. `undefined` if Docker runs it. */
  peak(): number | undefined;
  hasEnded(): boolean;
  /** Stops the server with SIGTERM and returns its exit code. */
  stop(): Promise<number | null>;
}

type Builder = 'docker' | 'buildah';

const succeeds = (command: string, ...words: string[]) => spawnSync(command, words).status === 0;

/** Returns the program that can build the image on this machine. */
export function findBuilder(): Builder | undefined {
  if (succeeds('docker', 'info')) return 'docker';
  const isRoot = process.getuid?.() === 0;
  return isRoot && succeeds('buildah', '--version') && succeeds('debootstrap', '--version') ? 'buildah' : undefined;
}

/** Builds the image from the Dockerfile in the working directory. */
export function buildImage(builder: Builder): Image {
  return builder === 'docker' ? buildWithDocker() : buildWithBuildah();
}

function run(command: string, ...words: readonly string[]): string {
  return execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

function buildWithDocker(): Image {
  const tag = `bellbird-release-${process.pid}`;
  run('docker', 'build', '--tag', tag, '.');
  return {
    start: async (data, memory) => {
      const port = await findFreePort();
      const limits = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--memory', String(memory)];
      const mounts = ['--publish', `127.0.0.1:${port}:3000`, '--volume', `${data}:/data`];
      const name = `${tag}-${port}`;
      const words = ['run', '--rm', '--name', name, ...limits, ...mounts, tag];
      return watch('docker', words, port, { terminate: () => run('docker', 'stop', name), peak: () => undefined });
    },
    remove: () => run('docker', 'image', 'rm', '--force', tag),
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

/** Runs the first process of a container: its own mounts and process ids, a read-only root, and the image's user. */
const enter = `
set -e
root=$1 data=$2 group=$3 user=$4
shift 4
echo $$ > "$group"
mount --bind "$root" "$root"
mount --rbind /dev "$root/dev"
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
function buildWithBuildah(): Image {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-image-'));
  const buildah = (...words: readonly string[]) =>
    run('buildah', '--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver=vfs', ...words);
  const remove = () => {
    buildah('rm', '--all');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    makeBaseImages(buildah);
    buildah('build', '--isolation=chroot', '--format=docker', '--pull-never', '--tag=bellbird', '.');
    const { config } = imageSchema.parse(JSON.parse(buildah('inspect', '--type=image', 'bellbird'))).OCIv1;
    const root = buildah('mount', buildah('from', '--pull-never', 'bellbird'));
    return {
      start: async (data, memory) => {
        const port = await findFreePort();
        const group = createMemoryGroup(memory);
        run('chroot', root, 'chown', '--reference=/home/bellbird', '/data');
        run('chown', `--reference=${join(root, 'home/bellbird')}`, data);
        const program = [
          `--chdir=${config.WorkingDir}`,
          ...config.Env,
          `PORT=${port}`,
          ...config.Entrypoint,
          ...config.Cmd,
        ];
        const inside = ['sh', '-c', enter, 'enter', root, data, group.joinFile, config.User, ...program];
        const container = await watch('unshare', ['--mount', '--pid', '--fork', '--kill-child', ...inside], port, {
          terminate: () => process.kill(firstOf(group.processes()), 'SIGTERM'),
          peak: group.peak,
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
    remove();
    throw error;
  }
}

/** Returns the process that started the others: `tini`, which passes signals on. */
function firstOf(processes: readonly number[]): number {
  const first = processes.find((id) => readFileSync(`/proc/${id}/comm`, 'utf8').trim() === 'tini');
  if (first === undefined) throw new Error('The container has no tini.');
  return first;
}

function makeBaseImages(buildah: (...words: readonly string[]) => string): void {
  const [forBuild = '', forServer = ''] = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(
    ([, name = '']) => name,
  );
  const release = /-([a-z]+)-slim$/.exec(forBuild)?.[1] ?? '';
  const sources = run('apt-get', 'indextargets', '--format', '$(SITE) $(RELEASE) $(COMPONENT)').split('\n');
  const mirror = sources.map((line) => line.split(' ')).find(([, name, part]) => name === release && part === 'main');
  if (!mirror?.[0]) throw new Error(`This machine's apt has no mirror of Debian ${release}.`);
  const container = buildah('from', 'scratch');
  const root = buildah('mount', container);
  run('debootstrap', '--variant=minbase', release, root, mirror[0]);
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  mkdirSync(join(root, '/etc/ssl/certs'), { recursive: true });
  cpSync(certificates, join(root, certificates));
  buildah('commit', '--quiet', container, `docker.io/library/${forServer}`);
  cpSync(process.execPath, join(root, 'usr/local/bin/node'));
  cpSync(npmFolder(), join(root, 'usr/local/lib/node_modules/npm'), {
    recursive: true,
  });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  writeFileSync(join(root, 'root/.npmrc'), `registry=${run('npm', 'config', 'get', 'registry')}\n`);
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container);
  buildah('commit', '--quiet', '--rm', container, `docker.io/library/${forBuild}`);
}

/** Returns the folder of this machine's npm. Its program is `bin/npm-cli.js` in it. */
const npmFolder = () => join(realpathSync(run('sh', '-c', 'command -v npm')), '../..');

/** Starts a program that serves on this port, and waits until it is ready. */
async function watch(
  command: string,
  words: readonly string[],
  port: number,
  { terminate, peak }: { readonly terminate: () => void; readonly peak: Container['peak'] },
): Promise<Container> {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(String(part)));
  const ended = once(child, 'exit').then(([code]): number | null => (typeof code === 'number' ? code : null));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    if (hasEnded()) throw new Error(`The container exited at its start:\n${printed.join('')}`);
    return (await fetch(`${origin}/health/ready`).catch(() => undefined))?.status === 200;
  };
  await vi.waitUntil(isReady, { timeout: 120_000, interval: 100 });
  return {
    origin,
    output: () => printed.join(''),
    peak,
    hasEnded,
    async stop() {
      if (!hasEnded()) terminate();
      return ended;
    },
  };
}
