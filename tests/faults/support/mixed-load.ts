import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '#domain/api-paths.ts';
import type { Article } from '#domain/contract/article-contract.ts';
import { type Administrator, registerAdministrator } from '#tests/support/administrator.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';

/** How often each action was done, and how often each status was returned. Status 0 means that the connection broke. */
export interface MixedLoadReport {
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
export async function mixLoad(
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
