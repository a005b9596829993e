import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Names of browser commands. The first one that is installed is used. A headless shell is first, because it has no
 * window and needs about a third less processor time.
 */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
];
const applicationPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/**
 * Returns and prints the path of a Chromium for the browser tests. Looks at CHROMIUM_PATH, then for Playwright's
 * Chromium, then for one that the operating system has installed. If there is none, installs one with Playwright or
 * with apt-get. Throws if that fails too.
 */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  for (const install of [installWithPlaywright, installWithPackageManager]) {
    install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found and none could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to one, then run the same command again.',
  );
}

function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!existsSync(configured))
      throw new Error(`CHROMIUM_PATH names ${configured}, which does not exist: correct or unset it.`);
    return say('the configured Chromium', configured);
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return say("Playwright's own Chromium", own);
  for (const name of systemNames) {
    const path = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
    if (path) return say("the system's Chromium", path);
  }
  const application = applicationPaths.find((path) => existsSync(path));
  return application ? say("the system's Chromium", application) : undefined;
}

function say(kind: string, path: string): string {
  console.log(`Browser tests use ${kind}: ${path}`);
  return path;
}

function installWithPlaywright(): void {
  console.log('No Chromium found. Installing one with Playwright …');
  spawnSync('playwright', ['install', 'chromium'], { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 });
}

function installWithPackageManager(): void {
  if (process.platform !== 'linux' || spawnSync('which', ['apt-get']).status !== 0) return;
  console.log('Playwright could not install one. Installing one with apt-get …');
  const isRoot = process.getuid?.() === 0;
  const [command, ...prefix] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const run = (words: readonly string[], timeout: number) =>
    spawnSync(command ?? 'apt-get', [...prefix, '-qq', ...words], { ...options, timeout }).status === 0;
  run(['update'], 300_000);
  // Debian has both packages. Other distributions with apt-get have only the second.
  const isInstalled = ['chromium-headless-shell', 'chromium'].some((name) =>
    run(['install', '-y', '--no-install-recommends', name], 600_000),
  );
  if (!isInstalled) console.log('apt-get could not install one either.');
}
