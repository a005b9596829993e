import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { cleanUp } from '#tests/support/clean-up.ts';
import { serveInOrder } from './request-gate.ts';

/** Ten paths, to be requested with pipelining on one connection. */
const manyPaths: readonly string[] = Array.from({ length: 10 }, (_, index) => `/many/${index}`);

/** Returns the bytes of requests for these paths, to be sent without waiting for responses. */
function requestsFor(paths: readonly string[]): string {
  return paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
}

/** Serves a listener on loopback until the test ends. Returns a function that opens a connection to the server. */
async function serve(listener: RequestListener): Promise<() => Promise<Socket>> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  cleanUp(() => server.close().closeAllConnections());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
}

/**
 * Returns the paths in the order in which the wrapped listener starts their requests. The requests for {@link
 * manyPaths} are pipelined on one connection. A request for `/one` follows on another connection.
 */
async function orderOfRequests(wrap: (listener: RequestListener) => RequestListener): Promise<string[]> {
  const started: string[] = [];
  const listener = wrap((request, response) => {
    started.push(request.url ?? '');
    const end = performance.now() + 10;
    while (performance.now() < end);
    response.end('done');
  });
  const open = await serve(listener);
  const [many, one] = [await open(), await open()];
  many.write(requestsFor(manyPaths));
  one.write(requestsFor(['/one']));
  await expect.poll(() => started.length).toBe(manyPaths.length + 1);
  return started;
}

test('starts a request of another connection between those that are pipelined on one', async () => {
  const order = await orderOfRequests(serveInOrder);
  expect(order.indexOf('/one')).toBeLessThan(4);
  expect(order.filter((path) => path !== '/one')).toEqual(manyPaths);
});

test('closes a connection with too many pipelined requests', async () => {
  const listener = serveInOrder((_request, response) => response.end('done'), 3);
  const socket = await (await serve(listener))();
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.resume().write(requestsFor(manyPaths));
  await closed;
});
