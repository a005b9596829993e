// @ts-check
/**
 * Marks that tell `scripts/run.mjs` that a server runs from this folder's node_modules. A mark is a socket that the
 * server listens on, so it is valid exactly as long as the process lives, however it ends.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Relative to the working directory, since a socket's path must be short. */
const folder = 'node_modules/.cache/running-servers';
const isWindows = process.platform === 'win32';
const pipeOf = () => `\\\\.\\pipe\\bellbird-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16)}`;

/** Marks this process as a running server until it ends. The working directory must be the project's. */
export async function markRunningServer() {
  if (!isWindows) mkdirSync(folder, { recursive: true });
  const mark = createServer((socket) => socket.destroy());
  await new Promise((resolve) => {
    // On Windows a second server finds the name taken; one mark is then enough for both.
    mark
      .once('error', resolve)
      .listen(isWindows ? pipeOf() : join(folder, String(process.pid)), () => resolve(undefined));
  });
  mark.unref();
  if (!isWindows) process.once('exit', () => rmSync(join(folder, String(process.pid)), { force: true }));
}

/** Returns whether a server runs from the working directory's node_modules. @returns {Promise<boolean>} */
export async function isServerRunning() {
  if (isWindows) return isAnswered(pipeOf());
  /** @type {string[]} */
  let names = [];
  try {
    names = readdirSync(folder);
  } catch {
    return false;
  }
  const answers = await Promise.all(names.map((name) => isAnswered(join(folder, name))));
  return answers.includes(true);
}

/** @param {string} path @returns {Promise<boolean>} */
function isAnswered(path) {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    // Only a socket without a listener refuses the connection. Another user's socket may not be opened, and counts as
    // alive.
    socket.once('error', (error) =>
      resolve(
        !('code' in error) || (error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT' && error.code !== 'ENOTSOCK'),
      ),
    );
  });
}
