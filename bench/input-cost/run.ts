import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { apiPaths } from '#shared/api/api-paths.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { readFullAddresses, readFullRequests } from '#tests/support/text-inputs.ts';
import { fillDataFolder, untilIdle } from '../support/measured-server.ts';
import { count, markdownTable, report } from '../support/report.ts';

/**
 * Measures how long one anonymous request can keep the main thread of a built server busy. Fills every list and text of
 * every public operation of the OpenAPI document up to its limit, and sends one request after another. Needs Linux.
 *
 *   node bench/input-cost/run.ts
 */
const articles = 1000;
/** The most that a request should cost, in milliseconds. */
const aim = 30;
const rounds = 5;
/** What the texts consist of. Each piece is repeated up to the limit of the text. */
const parts = ['fee. ', 'ring ', 'price ', 'and that? ', 'misspel ', 'a', '-', '价格', '가격이 ', '<b>', '"\\'];
/** Pages that read their address. The OpenAPI document does not describe pages. */
const pages = [
  '/partners?clients=',
  '/demo?agent=',
  '/resources?page=',
  '/resources?category=',
  '/tags/',
  '/resources/',
];

/** Shares of the limits to try, because a body with every text at its limit can be too large as a whole. */
const shares = [1, 0.9, 0.75, 0.5, 0.25];

interface Sent {
  readonly name: string;
  fill(part: string, share?: number): { readonly url: string; readonly payload?: string };
}

/** How many networks have sent a request. */
let networks = 0;

const data = await fillDataFolder(articles);
const product = await startProduct({
  DATA_DIR: data.folder,
  STARTER_CONTENT: 'false',
  LOG_LEVEL: 'silent',
  BACKUP_EVERY_HOURS: '0',
  // Each request comes from another network, so that no limit refuses it.
  TRUST_PROXY: 'true',
});
try {
  await untilIdle(product.pid);
  const document = await (await fetch(product.origin + apiPaths.openapi)).json();
  const measured = [];
  for (const sent of allOf(document)) measured.push(await measure(sent));
  const rows = measured.toSorted((one, other) => other.cost - one.cost);
  const dear = rows.filter(({ cost }) => cost > aim);
  report(
    'input-cost',
    'What one anonymous request can cost',
    `${count(articles)} articles on SQLite. Every list and text of each public operation is filled up to its limit with one piece of text, and the dearest of ${parts.length} pieces is shown. Processor time of the main thread, the least of ${rounds} requests. The aim is ${aim} ms; ${dear.length} of ${rows.length} operations are above it.`,
    markdownTable(
      ['operation', 'main thread, ms', 'piece', 'bytes sent', 'status'],
      rows.map(({ name, cost, part, bytes, status }) => [
        `\`${name}\``,
        cost.toFixed(1),
        `\`${part}\``,
        count(bytes),
        status,
      ]),
    ),
  );
} finally {
  await product.stop();
  data.remove();
}

/** Returns every request to send, each with a function that fills it. */
function allOf(document: unknown): Sent[] {
  const requests = readFullRequests(document);
  const asked = requests.find(({ name }) => name === `POST ${apiPaths.assistantAsk}`);
  assert(asked, 'The document has the assistant.');
  const followUp = (part: string) => {
    const { url, payload } = asked.fill(part);
    return { url, payload: JSON.stringify({ ...JSON.parse(payload), question: 'and that?' }) };
  };
  const register = (part: string) => {
    const account = {
      full_name: part.repeat(60).slice(0, 60),
      email: 'person@example.com',
      password: 'Kowhai-2026'.repeat(11),
    };
    return { url: apiPaths.register, payload: JSON.stringify(account) };
  };
  return [
    ...requests,
    { name: `POST ${apiPaths.register}, accepted`, fill: register },
    { name: `${asked.name}, a short question after long ones`, fill: followUp },
    ...readFullAddresses(document),
    ...pages.map((start) => ({
      name: `GET ${start}…`,
      fill: (part: string) => {
        const room = Math.floor((2000 - start.length) / encodeURIComponent(part).length);
        return { url: start + encodeURIComponent(part).repeat(room) };
      },
    })),
    { name: 'GET /partners?clients=9999', fill: () => ({ url: '/partners?clients=9999' }) },
    { name: 'GET /demo?agent=beauty', fill: () => ({ url: '/demo?agent=beauty' }) },
  ];
}

/** Sends a request with each piece of text. Returns the dearest one. */
async function measure({ name, fill }: Sent) {
  let dearest = { name, cost: 0, part: '', bytes: 0, status: 0 };
  const [method = ''] = name.split(' ');
  for (const part of parts) {
    let request = fill(part);
    for (const share of shares) {
      request = fill(part, share);
      if ((await send(method, request)).status !== 413) break;
    }
    let cost = Number.POSITIVE_INFINITY;
    let status = 0;
    for (let round = 0; round < rounds; round += 1) {
      const sent = await send(method, request);
      cost = Math.min(cost, sent.cost);
      status = sent.status;
    }
    assert(status !== 429, `${name} was limited`);
    const bytes = Buffer.byteLength(request.url + (request.payload ?? ''));
    if (cost > dearest.cost) dearest = { name, cost, part, bytes, status };
  }
  return dearest;
}

/** Sends one request. Returns its status, and how long the main thread of the server was busy, in milliseconds. */
async function send(method: string, { url, payload }: ReturnType<Sent['fill']>) {
  networks += 1;
  const network = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
  const headers = new Headers({ 'x-forwarded-for': network });
  if (payload !== undefined) headers.set('content-type', 'application/json');
  // Another address each time, so that no cache answers, and another account, so that no limit of one refuses it.
  const address = payload === undefined ? `${url}${url.includes('?') ? '&' : '?'}n=${networks}` : url;
  const body = payload?.replace('person@', `person${networks}@`).replace('"username":"', `"username":"${networks}`);
  const before = mainThreadTime(product.pid);
  const answer = await fetch(product.origin + address, { method, headers, body, redirect: 'manual' });
  await answer.arrayBuffer();
  return { status: answer.status, cost: mainThreadTime(product.pid) - before };
}

/** Returns the processor time of the first thread of a process in milliseconds. Source: sched-stats of the kernel. */
function mainThreadTime(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1_000_000;
}
