import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Makes a server listen on a free port of loopback. Returns the number of the port. */
export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}

/** Returns the number of a port on loopback that is free at this moment. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnLoopback(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
