import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from '#tests/support/free-port.ts';

/** What is done with the next COMMIT: passed on and its answer cut off, or cut off before the server hears of it. */
export type CommitFault = 'after' | 'before';

/** A proxy of our own between the product and PostgreSQL. */
export interface PostgresProxy {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Cuts the connection in the middle of the next COMMIT of a save with a text in it; all others are left alone. */
  cutNextCommit(fault: CommitFault, text: string): void;
  /** How many it has cut. */
  cuts(): number;
  stop(): Promise<void>;
}

/** Starts a proxy in front of the database at an address. */
export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let next: { fault: CommitFault; text: string } | undefined;
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    let isSave = false;
    client.on('data', (bytes) => {
      // The statement stands as text in the message, whichever way it is sent.
      if (bytes.includes('begin\0')) isSave = false;
      if (next && bytes.includes(next.text)) isSave = true;
      const fault = isSave && bytes.includes('commit\0') ? next?.fault : undefined;
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
      // The server hears it and commits; its answer goes nowhere.
      upstream.on('data', () => client.destroy());
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => client.write(bytes));
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    cutNextCommit(fault, text) {
      next = { fault, text };
    },
    cuts: () => cuts,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
