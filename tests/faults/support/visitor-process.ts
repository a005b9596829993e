import { connect, type Socket } from 'node:net';
import { z } from 'zod';

/*
 * Sends visitors to a server, as `overload.ts` asks, and prints how many were served. Visitors arrive at a fixed rate.
 * If each request waited for the response to an earlier one, the server would never get more requests than it can
 * serve, and there would be no overload.
 */
const loadSchema = z.object({
  origin: z.string(),
  /**
   * Paths that are requested one after the other, again and again. `{n}` and `{m}` are replaced by numbers, so that no
   * address is requested twice.
   */
  paths: z.array(z.string()).readonly(),
  /** The number from which the values of `{n}` and `{m}` are computed for the first request. */
  from: z.number(),
  seconds: z.number(),
  /**
   * New visitors per second, no matter whether earlier visitors have been served. If this is not set, the number of
   * visitors is fixed, and each visitor sends the next request as soon as a response has come.
   */
  perSecond: z.number().optional(),
  /** Maximum number of visitors who wait at the same time. */
  connections: z.number(),
});

/** The requests that visitors send, and the number of visitors. */
export type VisitorLoad = Readonly<z.infer<typeof loadSchema>>;

const load = loadSchema.parse(JSON.parse(process.argv[2] ?? ''));

/** The encodings that browsers accept, as a header. */
const asBrowsers = 'Accept-Encoding: gzip, deflate, br, zstd';

/** Time after which a visitor gives up, in milliseconds. */
const patience = 1000;

const { hostname, port } = new URL(load.origin);
const counts = { offered: 0, served: 0, refused: 0, withoutRetryAfter: 0, gaveUp: 0, other: 0 };
const servedAfter: number[] = [];
const refusedAfter: number[] = [];
const idle: Line[] = [];
let open = 0;
let next = load.from;
let isOver = false;

/** A connection to the server, on which one request is sent at a time. */
class Line {
  readonly #socket: Socket;
  #asked = 0;
  #isAsking = false;
  #missing = -1;
  #head: Buffer = Buffer.alloc(0);

  constructor() {
    open += 1;
    this.#socket = connect(Number(port), hostname);
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (bytes) => this.#read(bytes));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      open -= 1;
      const place = idle.indexOf(this);
      if (place >= 0) idle.splice(place, 1);
      if (this.#isAsking) this.#end('gaveUp');
    });
  }

  ask(at: number): void {
    this.#asked = at;
    this.#isAsking = true;
    this.#missing = -1;
    waiting.add(this);
    this.#socket.write(`GET ${nextPath()} HTTP/1.1\r\nHost: ${hostname}\r\n${asBrowsers}\r\n\r\n`);
  }

  giveUpAfter(moment: number): void {
    if (moment - this.#asked > patience) this.#socket.destroy();
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    if (this.#missing < 0) {
      this.#head = this.#head.length === 0 ? bytes : Buffer.concat([this.#head, bytes]);
      const end = this.#head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = this.#head.toString('latin1', 0, end);
      this.#status = Number(text.slice(9, 12));
      this.#hasRetryAfter = /\r\nretry-after:/i.test(text);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
      this.#missing = length - (this.#head.length - end - 4);
      this.#head = Buffer.alloc(0);
    } else {
      this.#missing -= bytes.length;
    }
    if (this.#missing > 0) return;
    const took = performance.now() - this.#asked;
    if (this.#status === 503) {
      refusedAfter.push(took);
      if (!this.#hasRetryAfter) counts.withoutRetryAfter += 1;
      this.#end('refused');
    } else if (this.#status === 200) {
      servedAfter.push(took);
      this.#end(took > patience ? 'gaveUp' : 'served');
    } else {
      this.#end('other');
    }
    if (load.perSecond === undefined && !isOver) {
      counts.offered += 1;
      this.ask(performance.now());
    } else {
      idle.push(this);
    }
  }

  #status = 0;
  #hasRetryAfter = false;

  #end(outcome: 'served' | 'refused' | 'gaveUp' | 'other'): void {
    this.#isAsking = false;
    waiting.delete(this);
    if (!isOver) counts[outcome] += 1;
  }
}

const waiting = new Set<Line>();

/** Returns the next path. There are a few hundred thousand different paths, and each is requested only once. */
function nextPath(): string {
  const path = load.paths[next % load.paths.length] ?? '/';
  const page = path.replace('{n}', String(1 + (next % 100))).replace('{m}', String(Math.floor(next / 100) % 900));
  next += 1;
  return page;
}

const began = performance.now();

/** Sends one request for each visitor who should have come by now. */
function sendDue(): void {
  const now = performance.now();
  const due = Math.floor(((now - began) / 1000) * (load.perSecond ?? 0)) - counts.offered;
  for (let visitor = 0; visitor < due; visitor += 1) {
    counts.offered += 1;
    const line = idle.pop() ?? (open < load.connections ? new Line() : undefined);
    if (line) line.ask(now);
    else counts.gaveUp += 1;
  }
}

const sending = load.perSecond === undefined ? undefined : setInterval(sendDue, 1);
if (!sending) {
  for (let line = 0; line < load.connections; line += 1) {
    counts.offered += 1;
    new Line().ask(performance.now());
  }
}
// Lets visitors who have waited too long give up. If this process is late, it may not have read some responses that
// have arrived, so it reads these first.
const impatience = setInterval(() => {
  setImmediate(() => {
    const now = performance.now();
    for (const line of waiting) line.giveUpAfter(now);
  });
}, 20);

setTimeout(() => {
  isOver = true;
  clearInterval(sending);
  clearInterval(impatience);
  const seconds = (performance.now() - began) / 1000;
  const times = (taken: number[]) => {
    taken.sort((left, right) => left - right);
    const at = (share: number) => taken[Math.floor(taken.length * share)] ?? 0;
    return { median: at(0.5), p99: at(0.99) };
  };
  process.stdout.write(
    JSON.stringify({ ...counts, next, servedAfter: times(servedAfter), refusedAfter: times(refusedAfter), seconds }),
    () => process.exit(0),
  );
}, load.seconds * 1000);
