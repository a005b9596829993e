import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeToServer } from '#tests/support/raw-socket.ts';
import { PreparedMessage } from './prepared-message.ts';

const notModified = ['etag', 'W/"é"'];
const headersOf = (body: Buffer) => ['content-type', 'text/html', ...notModified, 'content-length', `${body.length}`];
const bodies = { small: Buffer.from([0, 13, 10, 0xe9, 0xff]), large: Buffer.alloc(70_000, 0xe9) };
const messages = {
  small: new PreparedMessage(200, headersOf(bodies.small), bodies.small),
  large: new PreparedMessage(200, headersOf(bodies.large), bodies.large),
  304: new PreparedMessage(304, notModified),
};

/** Sends the same responses in two ways: prepared at `/prepared/…`, and with `writeHead` at `/plain/…`. */
const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  const [, way, what] = (request.url ?? '').split('/');
  if (what !== 'small' && what !== 'large' && what !== '304') response.writeHead(404).end();
  else if (way === 'prepared') messages[what].send(request, response);
  else if (what === '304') response.writeHead(304, notModified).end();
  else response.writeHead(200, headersOf(bodies[what])).end(request.method === 'HEAD' ? undefined : bodies[what]);
});
let origin: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const withoutDate = (answers: Awaited<ReturnType<typeof writeToServer>>) =>
  answers.map(({ status, headers, body }) => ({
    status,
    headers: [...headers].map(([name, value]) => [name, name === 'date' ? Number.isNaN(Date.parse(value)) : value]),
    body,
  }));

test.each([
  ['a request of a connection that stays open', 'GET', '1.1', 'Host: x'],
  ['a request that closes the connection', 'GET', '1.1', 'Host: x\r\nConnection: close'],
  ['a client with HTTP/1.0', 'GET', '1.0', 'Host: x'],
  ['a client with HTTP/1.0 that keeps the connection open', 'GET', '1.0', 'Connection: keep-alive'],
  ['HEAD', 'HEAD', '1.1', 'Host: x\r\nConnection: close'],
])('sends %s the same bytes as writeHead', async (_who, method, version, line) => {
  const ask = (way: string, what: string) =>
    writeToServer(origin, `${method} /${way}/${what} HTTP/${version}\r\n${line}\r\n\r\n`);
  // At once, because each waits for a connection that stays silent.
  await Promise.all(
    Object.keys(messages).map(async (what) => {
      const [prepared, plain] = await Promise.all([ask('prepared', what), ask('plain', what)]);
      expect(plain).toHaveLength(1);
      expect(withoutDate(prepared), what).toEqual(withoutDate(plain));
    }),
  );
});

test('finds the private fields of node:http that it sets', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  expect(response).toMatchObject({ _header: null, _keepAliveTimeout: 0 });
});

test('sends several responses on one connection in order', async () => {
  const order = ['small', '304', 'large', 'small', '304'];
  const requests = order.map((what) => `GET /prepared/${what} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
  const answers = await writeToServer(origin, requests);
  expect(answers.map(({ status, body }) => `${status} with ${body.length} bytes`)).toEqual([
    '200 with 5 bytes',
    '304 with 0 bytes',
    '200 with 70000 bytes',
    '200 with 5 bytes',
    '304 with 0 bytes',
  ]);
});

test('sends the current date', async () => {
  const dateAt = async (moment: string) => {
    vi.setSystemTime(moment);
    const [answer] = await writeToServer(origin, 'GET /prepared/small HTTP/1.1\r\nHost: x\r\n\r\n');
    return answer?.headers.get('date');
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    expect(await dateAt('2026-11-23T20:00:00.900Z')).toBe('Mon, 23 Nov 2026 20:00:00 GMT');
    expect(await dateAt('2026-11-23T20:00:01.000Z')).toBe('Mon, 23 Nov 2026 20:00:01 GMT');
  } finally {
    vi.useRealTimers();
  }
});

test('refuses headers that would break the response', () => {
  expect(() => new PreparedMessage(200, ['link', 'x\r\nset-cookie: a=b'])).toThrow();
  expect(() => new PreparedMessage(200, ['a b', 'x'])).toThrow();
});
