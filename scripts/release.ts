import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSite } from './build-site.ts';
import { listLicences, presentLicences } from './production-licences.ts';
import { releaseFiles } from './release-files.ts';
import { installPackages, type Machine } from './release-packages.ts';

/**
 * `npm run release`: makes an archive for each kind of Linux machine in the folder `release`, with everything that runs,
 * Node included, so that nothing is built or installed where it is unpacked. Beside the archives are their checksums. Then
 * builds the container image, if Docker runs here.
 *
 *   --without-image   makes only the archives
 *   --folder FOLDER   only puts a release for this machine into a folder; the Dockerfile uses this
 */
const output = 'release';
const { name, version, type, imports } = JSON.parse(readFileSync('package.json', 'utf8'));
const serverProcess: { flags: string[]; environment: Record<string, string> } = JSON.parse(
  readFileSync('scripts/server-process.json', 'utf8'),
);
const folderAt = process.argv.indexOf('--folder');

buildSite();
if (folderAt > 0)
  fillFolder(process.argv[folderAt + 1] ?? output, machineOf(process.arch === 'arm64' ? 'arm64' : 'x64'));
else {
  rmSync(output, { recursive: true, force: true });
  const archives = [await pack(machineOf('x64')), await pack(machineOf('arm64'))];
  writeFileSync(join(output, 'SHA256SUMS'), archives.map((file) => `${sumOf(file)}  ${basename(file)}\n`).join(''));
  if (!process.argv.includes('--without-image')) buildImage();
}

function machineOf(cpu: Machine['cpu']): Machine {
  return { os: 'linux', cpu, libc: 'glibc' };
}

/** Makes the archive for one kind of machine and returns its path. */
async function pack(machine: Machine): Promise<string> {
  const folder = `${name}-${version}`;
  const archive = join(output, `${folder}-${machine.os}-${machine.cpu}.tar.gz`);
  fillFolder(join(output, folder), machine);
  if (machine.os === process.platform && machine.cpu === process.arch) await compile(join(output, folder));
  const owner = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  execFileSync('tar', [...owner, '-C', output, '-czf', archive, folder], { stdio: 'inherit' });
  rmSync(join(output, folder), { recursive: true });
  console.log(`${archive}: ${Math.round(statSync(archive).size / 1e6)} MB`);
  return archive;
}

/**
 * Starts the release once, on new data, and stops it. Node keeps the compiled code in the release, so that the first
 * start where it is unpacked takes half the time. This only works for the kind of machine that runs this.
 */
async function compile(folder: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'bellbird-first-'));
  const environment = { PATH: process.env.PATH, DATA_DIR: data, PORT: '39871', DRAIN_SECONDS: '0' };
  const server = spawn(join(folder, 'bellbird'), [], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  for await (const line of createInterface(server.stdout)) {
    if (!line.startsWith('Bellbird serves')) continue;
    await fetch(`http://127.0.0.1:${environment.PORT}/`);
    server.kill('SIGTERM');
  }
  const [code] = await ended;
  rmSync(data, { recursive: true, force: true });
  if (code !== 0) throw new Error('The release did not start.');
}

/** Puts into a new folder what runs on this kind of machine, with its licences and its bill of materials. */
function fillFolder(folder: string, machine: Machine): void {
  mkdirSync(folder, { recursive: true });
  for (const file of releaseFiles)
    cpSync(file, join(folder, file), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  installPackages(folder, machine);
  mkdirSync(join(folder, 'node_modules/.bin'));
  symlinkSync(`../node-${machine.os}-${machine.cpu}/bin/node`, join(folder, 'node_modules/.bin/node'));
  const scripts = { start: './bellbird', bellbird: './bellbird' };
  writeFileSync(join(folder, 'package.json'), toJson({ name, version, private: true, type, imports, scripts }));
  writeFileSync(join(folder, 'bellbird'), launcher());
  chmodSync(join(folder, 'bellbird'), 0o755);
  const has = packagesIn(folder);
  writeFileSync(join(folder, 'licences.md'), presentLicences(listLicences().filter(has)));
  writeFileSync(join(folder, 'bom.json'), toJson(billOfMaterials(has)));
}

/** Returns the program that starts the server, or runs the command that its arguments name. */
function launcher(): string {
  const environment = Object.entries(serverProcess.environment).map(([key, value]) => `${key}=${value}`);
  return `#!/bin/sh
# Starts Bellbird. With arguments it runs a command: ./bellbird --help
cd "$(dirname "$(readlink -f "$0")")" || exit 1
export NODE_ENV=production NODE_COMPILE_CACHE_PORTABLE=1 ${environment.join(' ')}
[ $# -gt 0 ] && exec node_modules/.bin/node src/server/operations/commands/main.ts "$@"
[ -f .env ] && settings=--env-file=.env
exec node_modules/.bin/node $settings ${serverProcess.flags.join(' ')} src/server/main.ts
`;
}

interface NamedVersion {
  readonly name: string;
  readonly version: string;
}

/** Returns a function that returns whether a folder has this version of a package. */
function packagesIn(folder: string): (wanted: NamedVersion) => boolean {
  const files = globSync('node_modules/**/package.json', { cwd: folder });
  const found = files.map((file): Partial<NamedVersion> => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const ids = new Set(found.map((one) => `${one.name}@${one.version}`));
  return (wanted) => ids.has(`${wanted.name}@${wanted.version}`);
}

/**
 * Returns npm's bill of materials (CycloneDX) of the packages that are in the release. npm would leave out a package that
 * a development tool needs too, so it reads a lockfile without these tools.
 */
function billOfMaterials(has: (wanted: NamedVersion) => boolean): unknown {
  const place = mkdtempSync(join(tmpdir(), 'bellbird-bill-'));
  const cwd = join(place, name);
  mkdirSync(cwd);
  const { devDependencies: _tools, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));
  const lock: { packages: Record<string, { dev?: boolean; devDependencies?: object }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const kept = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
  const packages = Object.fromEntries(kept.map(([path, { devDependencies: _, ...one }]) => [path, one]));
  writeFileSync(join(cwd, 'package.json'), toJson(manifest));
  writeFileSync(join(cwd, 'package-lock.json'), toJson({ ...lock, packages }));
  const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const { serialNumber: _, ...bill } = JSON.parse(
    execFileSync('npm', words, { cwd, maxBuffer: 1024 ** 3, encoding: 'utf8' }),
  );
  rmSync(place, { recursive: true });
  const components: (NamedVersion & { 'bom-ref': string })[] = bill.components.filter(has);
  const refs = new Set(components.map((component) => component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }: { ref: string }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }: { ref: string; dependsOn?: string[] }) => ({
      ref,
      dependsOn: dependsOn.filter((other) => refs.has(other)),
    }));
  return { ...bill, components, dependencies };
}

function sumOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function buildImage(): void {
  if (spawnSync('docker', ['info']).status !== 0) {
    console.log(`The image is not built: this needs Docker. Where Docker runs: docker build -t ${name} .`);
    return;
  }
  execFileSync('docker', ['build', '--tag', `${name}:${version}`, '.'], { stdio: 'inherit' });
}
