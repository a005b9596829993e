import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, appLimits } from '#server/app.ts';
import type { ConnectionLimits } from '#server/http/request-limits.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts, goodPassword } from '#tests/support/account-caller.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { isLong, longOrShort, noteFigure } from './support/figures.ts';

/** An application that listens, with the number of connections that it has accepted so far. */
interface CountedApp {
  readonly app: App;
  readonly port: number;
  accepted: number;
}

/** Makes the application listen with these limits in place of the product's limits, and with the given settings. */
async function listen(
  database: TestDatabase,
  limits: Partial<ConnectionLimits>,
  environment: Record<string, string> = {},
): Promise<CountedApp> {
  const parts = { limits: { connections: { ...appLimits.connections, ...limits } } };
  const app = await buildTestApp(database, { parts, environment });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const counted = { app, port, accepted: 0 };
  app.server.on('connection', () => {
    counted.accepted += 1;
  });
  return counted;
}

/**
 * Maximum number of connections to open at once. The operating system queues about this many. Further connections would
 * seem to be open although the server has not accepted them.
 */
const atOnce = 100;

/** Opens slow connections, and waits until the server has accepted all of them. */
async function openSlow(to: CountedApp, count: number, behave: (socket: Socket) => void): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const due = to.accepted + Math.min(atOnce, count - sockets.length);
    for (let opened = to.accepted; opened < due; opened += 1) {
      const socket = connect(to.port, '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      behave(socket);
    }
    await expect.poll(() => to.accepted, { interval: 1, timeout: 60_000 }).toBe(due);
  }
  return sockets;
}

const drip = (socket: Socket, text: string) => {
  const timer = setInterval(() => socket.write(text), 300);
  socket.on('close', () => clearInterval(timer));
};
const requestWithBody =
  'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';

/** The kinds of slow clients, each with what it does on its connection. */
const slowClients = {
  headers(socket: Socket) {
    socket.resume().write('GET / HTTP/1.1\r\nHost: a\r\n');
    drip(socket, 'x-slow: 1\r\n');
  },
  bodies(socket: Socket) {
    socket.resume().write(requestWithBody);
    drip(socket, ' ');
  },
  readers(socket: Socket) {
    socket.pause().write(`GET ${apiPaths.openapi} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(40));
  },
  'idle sockets'(socket: Socket) {
    socket.resume();
  },
} as const;

/** The limits in the short form, in milliseconds. They are a tenth of the product's limits. */
const shortLimits = { headers: 1000, request: 2000, silence: 2000, keepAlive: 1000, checkEvery: 200 };

/**
 * Maximum time to wait in the short form of this test, in milliseconds. `npm test` runs the short form, which only
 * shows that connections are closed, not how soon.
 */
const shortPatience = 120_000;

let database: TestDatabase;
let place: CountedApp;
beforeAll(async () => {
  database = await createTestDatabase('sqlite');
  place = await listen(database, isLong ? {} : shortLimits);
});
afterAll(async () => {
  place.app.server.closeAllConnections();
});

/** Checks that another client still gets a response. Returns how long that took, in milliseconds. */
async function expectOthersServed(): Promise<number> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${place.port}${apiPaths.publicArticles}`);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  return performance.now() - began;
}

/**
 * Waits until the server has closed all but a few connections. Asks the server, because a client that does not read
 * notices the end of its connection late.
 */
async function untilCut(patience: number): Promise<void> {
  const open = () =>
    new Promise<number>((resolve) => place.app.server.getConnections((_error, count) => resolve(count)));
  // A few connections may remain, because the connection of the other client stays open for a while.
  await expect.poll(open, { timeout: patience, interval: 100 }).toBeLessThan(10);
}

test.each([
  ['headers', longOrShort(500, 50), longOrShort(13_000, shortPatience)],
  ['bodies', longOrShort(500, 50), longOrShort(33_000, shortPatience)],
  ['readers', longOrShort(500, 15), longOrShort(150_000, shortPatience)],
  ['idle sockets', longOrShort(5000, 300), longOrShort(13_000, shortPatience)],
] as const)(
  'slow %s, %i at once, are closed, and others are served',
  async (what, count, patience) => {
    const sockets = await openSlow(place, count, slowClients[what]);
    const began = performance.now();
    const servedAfter = await expectOthersServed();
    await untilCut(patience);
    const cutAfter = performance.now() - began;
    for (const socket of sockets) socket.destroy();
    noteFigure({
      item: 23,
      what: `${count} ${what === 'idle sockets' ? what : `slow ${what}`}`,
      seen: `cut after ${Math.round(cutAfter / 100) / 10} s; another client was answered in ${Math.round(servedAfter)} ms at the same time`,
    });
    if (isLong) expect(cutAfter).toBeLessThan(patience);
    if (isLong) expect(servedAfter).toBeLessThan(2000);
  },
  180_000,
);

test('the upload of an administrator may take longer than the body of any other request', async () => {
  const directory = makeFolder();
  const limits = { request: 500, upload: 60_000, checkEvery: 100 };
  const slow = await listen(database, limits, { DATA_DIR: directory });
  const send = (path: string, content: Buffer, headers: Record<string, string>) => {
    const body = new ReadableStream({
      async start(controller) {
        for (let part = 0; part < 3; part += 1) {
          controller.enqueue(content.subarray((content.length * part) / 3, (content.length * (part + 1)) / 3));
          await pause(600);
        }
        controller.close();
      },
    });
    const request: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
    return fetch(`http://127.0.0.1:${slow.port}${path}`, request).then(
      ({ status }) => status,
      () => 'closed',
    );
  };
  try {
    const token = await callAccounts(slow.app).signUp('admin@example.com');
    const picture = await makePicture({ width: 400 });
    expect(await send(apiPaths.adminPictures, picture, { authorization: `Bearer ${token}` })).toBe(201);
    expect(['closed', 401]).toContain(await send(apiPaths.adminPictures, picture, {}));
    const login = Buffer.from(JSON.stringify({ username: 'admin@example.com', password: goodPassword }));
    expect(['closed', 408]).toContain(await send(apiPaths.login, login, { 'content-type': 'application/json' }));
  } finally {
    slow.app.server.closeAllConnections();
  }
});
