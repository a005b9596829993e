import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { serveInOrder } from './request-gate.ts';

let close = async () => {};
afterEach(() => close());

/**
 * Returns paths in the order in which they were started: ten pipelined on one connection, and one on another
 * connection.
 */
async function orderOf(wrap: (listener: RequestListener) => RequestListener): Promise<string[]> {
  const started: string[] = [];
  const server = createServer(
    wrap((request, response) => {
      started.push(request.url ?? '');
      const end = performance.now() + 10;
      while (performance.now() < end);
      response.end('done');
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const ask = (paths: readonly string[]) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const bytes = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
    return { socket, send: () => socket.write(bytes) };
  };
  const many = ask(Array.from({ length: 10 }, (_, index) => `/many/${index}`));
  const one = ask(['/one']);
  await Promise.all([once(many.socket, 'connect'), once(one.socket, 'connect')]);
  many.send();
  one.send();
  await expect.poll(() => started.length).toBe(11);
  return started;
}

test('starts a request of another connection between those that are pipelined on one', async () => {
  const order = await orderOf(serveInOrder);
  expect(order.indexOf('/one')).toBeLessThan(4);
  expect(order.filter((path) => path !== '/one')).toEqual(Array.from({ length: 10 }, (_, index) => `/many/${index}`));
});

test('control: without an order it waits for all of them', async () => {
  expect((await orderOf((listener) => listener)).indexOf('/one')).toBe(10);
});

test('closes a connection with too many pipelined requests', async () => {
  const order = orderOf((listener) => serveInOrder(listener, 3));
  await expect(order).rejects.toThrow();
});
