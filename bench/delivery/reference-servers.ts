import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '#tests/support/free-port.ts';
import { hasCommand, serverCore } from '../support/load.ts';

/** The response that a server sends to every request. */
export interface FixedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A running server with which Bellbird is compared. */
export interface ReferenceServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a plain `node:http` server that sends a response from memory. */
export async function startBareNode(answer: FixedAnswer): Promise<ReferenceServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-bare-'));
  writeFileSync(join(folder, 'body'), answer.body);
  writeFileSync(join(folder, 'head.json'), JSON.stringify({ status: answer.status, headers: answer.headers }));
  const port = await findFreePort();
  const program = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  return run([...serverCore, process.execPath, program, folder, String(port)], port, folder);
}

/**
 * Starts nginx with one worker process. It sends a response from a file. Returns `undefined` if nginx is not installed.
 */
export async function startNginx(answer: FixedAnswer): Promise<ReferenceServer | undefined> {
  if (!hasCommand('nginx')) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-nginx-'));
  mkdirSync(join(folder, 'root'));
  writeFileSync(join(folder, 'root', 'body'), answer.body);
  const port = await findFreePort();
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !['content-length', 'content-type', 'etag', 'date', 'connection', 'keep-alive'].includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const content =
    answer.status === 304
      ? 'return 304;'
      : `root ${folder}/root; try_files /body =404; default_type ${answer.headers['content-type']?.split(';')[0]};`;
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log /dev/null;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 100000000; server_tokens off;
  server { listen 127.0.0.1:${port}; location / { ${headers.join(' ')} ${content} } } }
`,
  );
  return run([...serverCore, 'nginx', '-p', folder, '-c', file], port, folder);
}

async function run(command: readonly string[], port: number, folder: string): Promise<ReferenceServer> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(origin, child);
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitFor(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) break;
    const hasStarted = await fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (hasStarted) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The reference server did not start at ${origin}.`);
}
