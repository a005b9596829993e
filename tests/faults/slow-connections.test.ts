import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { type App, appLimits } from '#server/app.ts';
import type { ConnectionLimits } from '#server/http/request-limits.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { isLong, longOrShort, noteFigure } from './support/figures.ts';

/** The product's own limits in the long form; a tenth of them in the short one. */
const hurried = { headers: 1000, request: 2000, silence: 2000, keepAlive: 1000, checkEvery: 200 };

/** Longest wait of the short form, which only shows that they are cut: a busy machine may take its time. */
const shortPatience = 120_000;

/** A server, and how many connections it has taken in. */
interface Place {
  readonly app: App;
  readonly port: number;
  accepted: number;
}

async function serve(connections: Partial<ConnectionLimits>): Promise<Place> {
  const served = await buildTestApp(database, {
    parts: { limits: { connections: { ...appLimits.connections, ...connections } } },
  });
  const port = Number(new URL(await served.listen({ port: 0, host: '127.0.0.1' })).port);
  const place = { app: served, port, accepted: 0 };
  served.server.on('connection', () => {
    place.accepted += 1;
  });
  return place;
}

let database: TestDatabase;
let place: Place;
beforeAll(async () => {
  database = await createTestDatabase('sqlite');
  place = await serve(isLong ? {} : hurried);
});
afterAll(async () => {
  place.app.server.closeAllConnections();
  await place.app.close();
  await database.remove();
});

/** Opened at once: beyond what the system keeps for a server to take in, sockets only believe that they are connected. */
const atOnce = 100;

/** Opens sockets that behave in some way, and gives them with the moment at which the last was closed by the server. */
async function openSlow(count: number, behave: (socket: Socket) => void, to = place) {
  const sockets: { readonly socket: Socket; readonly closed: Promise<unknown> }[] = [];
  while (sockets.length < count) {
    const due = to.accepted + Math.min(atOnce, count - sockets.length);
    for (let opened = to.accepted; opened < due; opened += 1) {
      const socket = connect(to.port, '127.0.0.1').on('error', () => {});
      sockets.push({ socket, closed: once(socket, 'close') });
      behave(socket);
    }
    await expect.poll(() => to.accepted, { interval: 1, timeout: 60_000 }).toBe(due);
  }
  const began = performance.now();
  const allClosed = Promise.all(sockets.map(({ closed }) => closed)).then(() => performance.now() - began);
  return { sockets, allClosed };
}

async function expectOthersServed(): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${place.port}${apiPaths.publicArticles}`);
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  return performance.now() - began;
}

const drip = (socket: Socket, text: string) => {
  const timer = setInterval(() => socket.write(text), 300);
  socket.on('close', () => clearInterval(timer));
};
const withBody =
  'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';

const slowHeaders = (socket: Socket) => {
  socket.resume().write('GET / HTTP/1.1\r\nHost: a\r\n');
  drip(socket, 'x-slow: 1\r\n');
};
const slowBody = (socket: Socket) => {
  socket.resume().write(withBody);
  drip(socket, ' ');
};
const slowReader = (socket: Socket) => {
  socket.pause().write(`GET ${apiPaths.openapi} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(40));
};
const idle = (socket: Socket) => {
  socket.resume();
};

test.each([
  ['headers', longOrShort(500, 50), longOrShort(13_000, shortPatience), slowHeaders],
  ['bodies', longOrShort(500, 50), longOrShort(33_000, shortPatience), slowBody],
  ['readers', longOrShort(500, 15), longOrShort(150_000, shortPatience), slowReader],
  ['idle sockets', longOrShort(5000, 300), longOrShort(13_000, shortPatience), idle],
] as const)(
  'slow %s, %i at once, are cut in time, and others are served (product 15.23)',
  async (what, count, patience, behave) => {
    const { sockets, allClosed } = await openSlow(count, behave);
    const servedAfter = await expectOthersServed();
    // A paused reader only notices the end when it reads on.
    const cutAfter = what === 'readers' ? await cutSeenByServer(patience) : await allClosed;
    for (const { socket } of sockets) socket.destroy();
    noteFigure({
      item: 23,
      what: `${count} slow ${what}`,
      seen: `cut after ${Math.round(cutAfter / 100) / 10} s; another visitor was answered in ${Math.round(servedAfter)} ms meanwhile`,
    });
    if (isLong) expect(cutAfter).toBeLessThan(patience);
    if (isLong) expect(servedAfter).toBeLessThan(2000);
  },
  180_000,
);

test('control: a server without these limits keeps every one of them for longer than the product would', async () => {
  const never = { headers: 0, request: 0, silence: 0, keepAlive: 3_600_000, checkEvery: 200 };
  const patient = await serve(never);
  const groups: Awaited<ReturnType<typeof openSlow>>[] = [];
  for (const behave of [slowHeaders, slowBody, slowReader, idle]) groups.push(await openSlow(5, behave, patient));
  const closed = await Promise.race([
    ...groups.flatMap(({ sockets }) => sockets.map((each) => each.closed.then(() => true))),
    pause(hurried.request * 2).then(() => false),
  ]);
  expect(closed).toBe(false);
  patient.app.server.closeAllConnections();
  for (const { sockets } of groups) for (const { socket } of sockets) socket.destroy();
  await patient.app.close();
}, 60_000);

async function cutSeenByServer(patience: number): Promise<number> {
  const began = performance.now();
  const open = () =>
    new Promise<number>((resolve) => place.app.server.getConnections((_error, count) => resolve(count)));
  // The visitor who was served keeps a connection for a while.
  await expect.poll(open, { timeout: patience, interval: 100 }).toBeLessThan(10);
  return performance.now() - began;
}
