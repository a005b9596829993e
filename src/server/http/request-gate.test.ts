import { expect, test } from 'vitest';
import { manyPaths, orderOfRequests, requestsFor, withServer } from '#tests/support/pipelined-requests.ts';
import { serveInOrder } from './request-gate.ts';

test('starts a request of another connection between those that are pipelined on one', async () => {
  const order = await orderOfRequests(serveInOrder);
  expect(order.indexOf('/one')).toBeLessThan(4);
  expect(order.filter((path) => path !== '/one')).toEqual(manyPaths);
});

test('closes a connection with too many pipelined requests', async () => {
  const listener = serveInOrder((_request, response) => response.end('done'), 3);
  await withServer(listener, async (open) => {
    const socket = await open();
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.resume().write(requestsFor(manyPaths));
    await closed;
  });
});
