import { randomInt } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import type { EngineName } from '#server/database/engine.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Article } from '#shared/api/article-contract.ts';
import { type Administrator, registerAdministrator } from '#tests/support/administrator.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { createFaultPlace } from './writing-place.ts';

/**
 * Maximum growth after the warm-up, in MB per minute. `heap` is measured after garbage collection. `resident` is the
 * resident set.
 */
export const mostGrowth = { heap: 0.3, resident: 1 } as const;

/**
 * Returns by how much the values grow from one step to the next. This is the median of the slopes between all pairs of
 * values, so one outlier does not change it.
 */
function growthOf(values: readonly number[]): number {
  const slopes = values.flatMap((value, index) =>
    values.slice(index + 1).map((later, distance) => (later - value) / (distance + 1)),
  );
  slopes.sort((left, right) => left - right);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

/**
 * Returns the values without the first third. At that time, caches are still filling and code is still being compiled.
 */
export function settled<Value>(values: readonly Value[]): readonly Value[] {
  return values.slice(Math.floor(values.length / 3));
}

/** How often each action was done, and how often each status was returned. Status 0 means that the connection broke. */
interface MixedLoadReport {
  readonly done: Map<string, number>;
  readonly statuses: Map<number, number>;
}

const pages = ['/', '/nz', '/au', '/resources', '/nz/resources', '/partners', '/demo', '/contact', '/rss.xml'];
const questions = ['What does Growth cost?', 'Do you support Korean?', 'Wie spät ist es?', '3개월 지원이 있나요?'];
const words = ['voice', 'made', 'missing', '100%', 'article 7'];

function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[randomInt(values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

/**
 * Sends random requests of visitors and editors at a steady rate, until `signal` is aborted: cached and uncached pages,
 * searches, small and large saves, right and wrong sign-ins, questions, and enquiry forms. It deletes as much as it
 * creates, so that the content itself does not make memory grow.
 */
async function mixLoad(
  { origin, adminCode }: { readonly origin: string; readonly adminCode: string },
  perSecond: number,
  signal: AbortSignal,
): Promise<MixedLoadReport> {
  const administrator = await registerAdministrator(origin, adminCode);
  const send = sendToOrigin(origin, administrator.token);
  const make = createContentFactories(send);
  const { id: category_id } = await make.category();
  const articles: Article[] = [];
  for (let count = 0; count < 150; count += 1) articles.push(await make.article({ category_id }));

  const report: MixedLoadReport = { done: new Map(), statuses: new Map() };
  const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const ask = async (path: string, { method = 'GET', body, headers = {} }: Question = {}) => {
    const network = `10.${randomInt(200)}.${randomInt(200)}.7`;
    const all = { 'x-forwarded-for': network, ...(body ? { 'content-type': 'application/json' } : {}), ...headers };
    const answer = await fetch(origin + path, { method, headers: all, body: body && JSON.stringify(body) });
    count(report.statuses, answer.status);
    return answer.text();
  };
  const things = describeThings({ ask, administrator, articles, category_id, make });
  const total = things.reduce((sum, [weight]) => sum + weight, 0);
  const choose = () => {
    let dice = randomInt(total);
    for (const thing of things) {
      dice -= thing[0];
      if (dice < 0) return thing;
    }
    throw new Error('The weights do not add up.');
  };

  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  for (let sent = 0; !signal.aborted; sent += 1) {
    await wait(Math.max(0, (sent * 1000) / perSecond - (performance.now() - began)));
    const [, name, act] = choose();
    const acted = act()
      .then(() => {
        count(report.done, name);
      })
      .catch(() => {
        count(report.statuses, 0);
      })
      .finally(() => underWay.delete(acted));
    underWay.add(acted);
  }
  await Promise.all(underWay);
  return report;
}

interface Question {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

interface Tools {
  readonly ask: (path: string, question?: Question) => Promise<string>;
  readonly administrator: Administrator;
  readonly articles: readonly Article[];
  readonly category_id: number;
  readonly make: ReturnType<typeof createContentFactories>;
}

type Thing = readonly [weight: number, name: string, act: () => Promise<unknown>];

function describeThings({ ask, administrator, articles, category_id, make }: Tools): readonly Thing[] {
  const { email: username, password, token } = administrator;
  const signedIn = { authorization: `Bearer ${token}` };
  const post = (path: string, body: object, headers = {}) => ask(path, { method: 'POST', body, headers });
  const save = async (content: string) => {
    const { id } = oneOf(articles);
    const body = await make.articleSave({ title: `Saved ${randomInt(1000)}`, content, category_id });
    await ask(`${apiPaths.adminArticles}/${id}`, { method: 'PUT', body, headers: signedIn });
  };
  return [
    [30, 'pages', () => ask(oneOf(pages), { headers: { 'accept-encoding': oneOf(['br', 'gzip', 'identity']) } })],
    [10, 'article pages', () => ask(`/resources/${oneOf(articles).slug}`)],
    [12, 'lists', () => ask(`${apiPaths.publicArticles}?limit=10&skip=${randomInt(150)}`)],
    [8, 'desk lists', () => ask(`${apiPaths.adminArticles}?limit=20&skip=${randomInt(150)}`, { headers: signedIn })],
    [8, 'searches', () => ask(`${apiPaths.adminArticles}?q=${oneOf(words)}&limit=20`, { headers: signedIn })],
    [8, 'saves', () => save(`<p>${'Text. '.repeat(randomInt(50))}</p>`)],
    [1, 'large saves', () => save(`<p>${'Much text. '.repeat(9000)}</p>`)],
    [
      2,
      'new and deleted',
      async () => {
        const body = await make.articleSave({ category_id });
        const { id } = JSON.parse(await post(apiPaths.adminArticles, body, signedIn));
        await ask(`${apiPaths.adminArticles}/${id}`, { method: 'DELETE', headers: signedIn });
      },
    ],
    [
      3,
      'sign-ins',
      async () => {
        const { access_token } = JSON.parse(await post(apiPaths.login, { username, password }));
        await post(apiPaths.logout, {}, { authorization: `Bearer ${access_token}` });
      },
    ],
    [1, 'wrong sign-ins', () => post(apiPaths.login, { username: 'nobody@example.com', password: 'no' })],
    [6, 'questions', () => post(apiPaths.assistantAsk, { question: oneOf(questions), locale: 'en' })],
    [
      3,
      'streamed questions',
      () =>
        post(apiPaths.assistantAsk, { question: oneOf(questions), locale: 'en-NZ' }, { accept: 'text/event-stream' }),
    ],
    [2, 'enquiry forms', () => ask(apiPaths.enquiryForm)],
    [3, 'page views', () => post(apiPaths.pageView, { path: '/', locale: 'en', referrer_host: null })],
    [3, 'nothing there', () => ask(`/none-${randomInt(1_000_000)}`)],
  ];
}

const probe = fileURLToPath(new URL('./memory-probe.ts', import.meta.url));

/**
 * Requests per second. The rate is far below what the server can serve, because this test measures memory and not
 * speed.
 */
export const perSecond = 20;
const megabyte = 1024 * 1024;

const readingSchema = z.object({ heap: z.number(), rss: z.number(), handles: z.record(z.string(), z.number()) });

/** Sends requests to a server for some minutes. Reads the server's memory at the end of each minute. */
export async function watchMemory(engine: EngineName, minutes: number) {
  const place = await createFaultPlace(engine);
  const product = await startProduct({
    ...place.settings,
    TRUST_PROXY: '127.0.0.1,::1',
    NODE_OPTIONS: `--import ${probe}`,
  });
  const over = new AbortController();
  try {
    // TRUST_PROXY means that others can reach this server, so registering needs the one-time code. The server prints
    // the code when it is ready.
    const adminCode = await vi.waitFor(() => {
      const code = /#admin-code=(\S+)/.exec(product.output())?.[1];
      if (code === undefined) throw new Error('No code was printed yet.');
      return code;
    });
    const loading = mixLoad({ origin: product.origin, adminCode }, perSecond, over.signal);
    const readings: z.infer<typeof readingSchema>[] = [];
    for (let minute = 1; minute <= minutes; minute += 1) {
      await wait(60_000);
      process.kill(product.pid, 'SIGUSR2');
      // `expect.poll` cannot be used here: it ends when the first of several simultaneous tests ends.
      await vi.waitFor(() => expect(printedReadings(product.output())).toHaveLength(minute), { timeout: 45_000 });
      const reading = readingSchema.parse(JSON.parse(printedReadings(product.output()).at(-1) ?? ''));
      readings.push(reading);
      console.log(
        `${engine}, minute ${minute}: resident ${toMegabytes(reading.rss)} MB, heap ${toMegabytes(reading.heap)} MB, data ${toMegabytes(sizeOf(product.dataDirectory))} MB, ${JSON.stringify(reading.handles)}`,
      );
    }
    over.abort();
    const report = await loading;
    // The error messages, counted by kind. They help to find the cause if the test fails after half an hour.
    const said = product.output().match(/"message":"[^"]*"/g) ?? [];
    const kinds = Array.from(
      Map.groupBy(said, (line) => line),
      ([line, all]) => `${all.length} times ${line}`,
    );
    console.log(`${engine}: ${kinds.join('; ')}`);
    const heap = growthOf(settled(readings).map((reading) => reading.heap / megabyte));
    const resident = growthOf(settled(readings).map((reading) => reading.rss / megabyte));
    return { readings, report, heap, resident };
  } finally {
    over.abort();
    await product.stop();
  }
}

function printedReadings(output: string): string[] {
  return [...output.matchAll(/^MEMORY (.*)$/gm)].map(([, reading = '']) => reading);
}

/** Formats a number of bytes as megabytes. */
export function toMegabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(1);
}

function sizeOf(directory: string): number {
  return readdirSync(directory).reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
}
