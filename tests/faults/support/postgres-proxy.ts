import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from '#tests/support/free-port.ts';

/** When the connection breaks: `before` PostgreSQL receives the COMMIT, or `after` PostgreSQL has committed. */
export type CommitFault = 'before' | 'after';

/** A proxy between the product and PostgreSQL. It can break a connection in the middle of a COMMIT. */
export interface PostgresProxy {
  /** Address of the database when a client connects through the proxy. */
  readonly url: string;
  /**
   * Breaks the connection at the next COMMIT of a transaction whose statements contain `text`. A new call replaces an
   * earlier one that has not had an effect yet.
   */
  cutNextCommit(fault: CommitFault, text: string): void;
  /** Returns how many COMMITs the proxy has interrupted. */
  cuts(): number;
  /** Accepts connections again after `stop`. */
  open(): Promise<void>;
  /** Closes all connections and accepts no others. */
  stop(): Promise<void>;
}

/** Starts a proxy in front of the database with this address. */
export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let next: { readonly fault: CommitFault; readonly text: string } | undefined;
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    /**
     * The statements that the open transaction has sent so far. They are collected, because on a busy machine a
     * statement may arrive in several pieces.
     */
    let sent = Buffer.alloc(0);
    client.on('data', (bytes) => {
      sent = Buffer.concat([sent, bytes]);
      const begun = sent.lastIndexOf('begin\0');
      if (begun > 0) sent = sent.subarray(begun);
      const isCut = next !== undefined && sent.includes(next.text) && sent.includes('commit\0');
      const fault = isCut ? next?.fault : undefined;
      if (sent.includes('commit\0')) sent = Buffer.alloc(0);
      if (fault === undefined) {
        upstream.write(bytes);
        return;
      }
      next = undefined;
      cuts += 1;
      upstream.removeAllListeners('data');
      if (fault === 'before') {
        client.destroy();
        return;
      }
      // PostgreSQL receives the COMMIT, but its response is not passed on.
      upstream.on('data', () => client.destroy());
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => client.write(bytes));
  });
  const port = await findFreePort();
  const open = async () => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  await open();
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    cutNextCommit(fault, text) {
      next = { fault, text };
    },
    cuts: () => cuts,
    open,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
