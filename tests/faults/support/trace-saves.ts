import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#tests/support/clean-up.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { prepareWriting } from './writing-place.ts';

/** Whether this machine has strace, and lets a test trace a process. */
export const mayTrace = spawnSync('strace', ['-f', '-e', 'trace=none', 'true']).status === 0;

/**
 * Traces the system calls of a server that saves. Returns how many saves the server acknowledged, and how many of these
 * saves it acknowledged before it had synced its log.
 */
export async function traceSaves(settings: Record<string, string>): Promise<{ answers: number; unsynced: number }> {
  const directory = makeFolder();
  const file = join(directory, 'calls');
  const product = await startProduct({ STARTER_CONTENT: 'false', LOG_LEVEL: 'fatal', ...settings });
  try {
    const calls = 'trace=fsync,fdatasync,pwrite64,write,writev,sendmsg,sendto';
    const tracer = spawn('strace', ['-f', '-y', '-s', '24', '-e', calls, '-o', file, '-p', String(product.pid)]);
    await once(tracer.stderr, 'data');
    await prepareWriting(product.origin);
    const ended = once(tracer, 'exit');
    tracer.kill('SIGTERM');
    await ended;
    return judge(readFileSync(file, 'utf8').split('\n'));
  } finally {
    await product.stop();
  }
}

function judge(lines: readonly string[]): { answers: number; unsynced: number } {
  let answers = 0;
  let unsynced = 0;
  let isDirty = false;
  for (const line of lines) {
    if (line.includes('pwrite64') && line.includes('.sqlite-wal>')) isDirty = true;
    if (/(fsync|fdatasync)\(.*\.sqlite-wal>/.test(line)) isDirty = false;
    if (line.includes('HTTP/1.1 201')) {
      answers += 1;
      if (isDirty) unsynced += 1;
    }
  }
  return { answers, unsynced };
}
