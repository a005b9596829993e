import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from './free-port.ts';

/** A pooler in front of PostgreSQL that runs every statement of every client on one session. */
export interface TransactionPooler {
  readonly url: string;
  stop(): Promise<void>;
}

/** The message with which PostgreSQL ends its response outside a transaction. */
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/**
 * Starts a pooler in transaction mode with one session. Each client signs in on a separate connection. Then its
 * statements go to the shared session, one after the other.
 */
export async function startTransactionPooler(databaseUrl: string): Promise<TransactionPooler> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const open = () => track(connect(Number(target.port), target.hostname));
  let shared: Socket | undefined;
  let turn = Promise.resolve();
  const runOnShared = async (session: Socket, client: Socket, statement: Buffer) => {
    const done = Promise.withResolvers<void>();
    const pass = (bytes: Buffer) => {
      client.write(bytes);
      if (bytes.subarray(-ready.length).equals(ready)) done.resolve();
    };
    session.on('data', pass).write(statement);
    await done.promise;
    session.off('data', pass);
  };
  const server = createServer((client) => {
    const own = open();
    track(client);
    let isSignedIn = false;
    client.on('data', (bytes) => {
      const session = shared;
      if (!isSignedIn || !session) own.write(bytes);
      else if (bytes[0] !== 0x58) turn = turn.then(() => runOnShared(session, client, bytes));
    });
    own.on('data', (bytes) => {
      if (!isSignedIn) client.write(bytes);
      if (!bytes.subarray(-ready.length).equals(ready)) return;
      isSignedIn = true;
      shared ??= own;
    });
    client.on('close', () => own === shared || own.destroy());
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
