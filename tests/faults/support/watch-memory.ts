import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import type { EngineName } from '#server/database/engine.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Article } from '#shared/api/article-contract.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { medianOf } from './figures.ts';
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
  return medianOf(slopes);
}

/**
 * Returns the values without the first third. At that time, caches are still filling and code is still being compiled.
 */
export function settled<Value>(values: readonly Value[]): readonly Value[] {
  return values.slice(Math.floor(values.length / 3));
}

const pages = ['/', '/nz', '/resources', '/nz/resources', '/partners', '/demo', '/contact', '/rss.xml'];
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
 * creates, so that the content itself does not make memory grow. Returns how often each status was returned. Status 0
 * means that the connection broke.
 */
async function mixLoad(origin: string, adminCode: string, signal: AbortSignal): Promise<Map<number, number>> {
  const { email: username, password, token } = await registerAdministrator(origin, adminCode);
  const make = createContentFactories(sendToOrigin(origin, token));
  const { id: category_id } = await make.category();
  const articles: Article[] = [];
  for (let count = 0; count < 150; count += 1) articles.push(await make.article({ category_id }));

  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const ask = async (path: string, method = 'GET', body?: object, headers = {}) => {
    const network = `10.${randomInt(200)}.${randomInt(200)}.7`;
    const all = { 'x-forwarded-for': network, ...(body && { 'content-type': 'application/json' }), ...headers };
    const answer = await fetch(origin + path, { method, headers: all, body: body && JSON.stringify(body) });
    count(answer.status);
    return answer.text();
  };
  const signedIn = { authorization: `Bearer ${token}` };
  const post = (path: string, body: object, headers = {}) => ask(path, 'POST', body, headers);
  const list = (query: string) => ask(`${apiPaths.adminArticles}?limit=20&${query}`, 'GET', undefined, signedIn);
  const save = async (content: string) => {
    const body = await make.articleSave({ title: `Saved ${randomInt(1000)}`, content, category_id });
    await ask(`${apiPaths.adminArticles}/${oneOf(articles).id}`, 'PUT', body, signedIn);
  };
  const createAndDelete = async () => {
    const { id } = JSON.parse(await post(apiPaths.adminArticles, await make.articleSave({ category_id }), signedIn));
    await ask(`${apiPaths.adminArticles}/${id}`, 'DELETE', undefined, signedIn);
  };
  const signInAndOut = async () => {
    const { access_token } = JSON.parse(await post(apiPaths.login, { username, password }));
    await post(apiPaths.logout, {}, { authorization: `Bearer ${access_token}` });
  };
  const asked = () => ({ question: oneOf(questions), locale: 'en' });
  /** What visitors and editors do, each with its weight. */
  const acts: readonly (readonly [number, () => Promise<unknown>])[] = [
    [30, () => ask(oneOf(pages), 'GET', undefined, { 'accept-encoding': oneOf(['br', 'gzip', 'identity']) })],
    [10, () => ask(`/resources/${oneOf(articles).slug}`)],
    [12, () => ask(`${apiPaths.publicArticles}?limit=10&skip=${randomInt(150)}`)],
    [8, () => list(`skip=${randomInt(150)}`)],
    [8, () => list(`q=${oneOf(words)}`)],
    [8, () => save(`<p>${'Text. '.repeat(randomInt(50))}</p>`)],
    [1, () => save(`<p>${'Much text. '.repeat(9000)}</p>`)],
    [2, createAndDelete],
    [3, signInAndOut],
    [1, () => post(apiPaths.login, { username: 'nobody@example.com', password: 'no' })],
    [6, () => post(apiPaths.assistantAsk, asked())],
    [3, () => post(apiPaths.assistantAsk, asked(), { accept: 'text/event-stream' })],
    [2, () => ask(apiPaths.enquiryForm)],
    [3, () => post(apiPaths.pageView, { path: '/', locale: 'en', referrer_host: null })],
    [3, () => ask(`/none-${randomInt(1_000_000)}`)],
  ];
  const weighted = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  for (let sent = 0; !signal.aborted; sent += 1) {
    await wait(Math.max(0, (sent * 1000) / perSecond - (performance.now() - began)));
    const acted = oneOf(weighted)()
      .then(
        () => {},
        () => void count(0),
      )
      .finally(() => underWay.delete(acted));
    underWay.add(acted);
  }
  await Promise.all(underWay);
  return statuses;
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
    const loading = mixLoad(product.origin, adminCode, over.signal);
    const readings: z.infer<typeof readingSchema>[] = [];
    for (let minute = 1; minute <= minutes; minute += 1) {
      await wait(60_000);
      process.kill(product.pid, 'SIGUSR2');
      // `expect.poll` cannot be used here: it ends when the first of several simultaneous tests ends.
      await vi.waitFor(() => expect(printedReadings(product.output())).toHaveLength(minute), { timeout: 45_000 });
      const reading = readingSchema.parse(JSON.parse(printedReadings(product.output()).at(-1) ?? ''));
      readings.push(reading);
    }
    over.abort();
    const statuses = await loading;
    const heap = growthOf(settled(readings).map((reading) => reading.heap / megabyte));
    const resident = growthOf(settled(readings).map((reading) => reading.rss / megabyte));
    return { readings, statuses, heap, resident };
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
