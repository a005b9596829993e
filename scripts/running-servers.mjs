// @ts-check
/**
 * Lets `scripts/run.mjs` find out whether a server runs from this folder's node_modules. Each running server listens on
 * a socket in that folder. When the server has ended, even by a crash, the socket refuses connections.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** This path is relative to the working directory, because the path of a socket must be short. */
const folder = 'node_modules/.cache/running-servers';
const isWindows = process.platform === 'win32';
const pipeOf = () => `\\\\.\\pipe\\bellbird-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16)}`;

/** Marks this process as a running server until it ends. The working directory must be the project's folder. */
export async function markRunningServer() {
  if (!isWindows) makeFolder();
  const mark = createServer((socket) => socket.destroy());
  await new Promise((resolve) => {
    // On Windows, a second server cannot listen on the same pipe. That is no problem, because the pipe of the first
    // server already shows that a server runs.
    mark
      .once('error', resolve)
      .listen(isWindows ? pipeOf() : join(folder, String(process.pid)), () => resolve(undefined));
  });
  mark.unref();
  if (!isWindows) process.once('exit', () => rmSync(join(folder, String(process.pid)), { force: true }));
}

/** Creates the folder. Ends the process with one sentence if this user may not. */
function makeFolder() {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error;
    console.error(
      `This user may not write in ${join(process.cwd(), 'node_modules')}, which another user has installed. Run as root: chown -R ${process.getuid?.()} ${process.cwd()}`,
    );
    process.exit(78);
  }
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
    // These three errors mean that no server listens on the socket. Any other error counts as a running server.
    // Example: EACCES, because the socket belongs to another user.
    socket.once('error', (error) =>
      resolve(
        !('code' in error) || (error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT' && error.code !== 'ENOTSOCK'),
      ),
    );
  });
}
