import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Article, ArticleSaveInput } from '#shared/api/article-contract.ts';
import { articleSchema } from '#shared/api/article-contract.ts';
import { type Category, categorySchema, type Tag, tagSchema } from '#shared/api/taxonomy-contract.ts';

/** A response of the API. */
export interface DeskAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The parsed body, or `undefined` if the response has none. */
  readonly body: unknown;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sends one request to the API as an administrator. */
export type SendToDesk = (
  method: Method,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<DeskAnswer>;

/** Returns a function that sends requests to an application without a network connection. */
export function sendToApp(app: App, token: string): SendToDesk {
  return async (method, path, body, headers = {}) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: { ...requestHeaders(token, body), ...headers },
      payload: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.statusCode, headers: answer.headers, body: parseBody(answer.body) };
  };
}

/** Returns a function that sends requests to a server at an origin. */
export function sendToOrigin(origin: string, token: string): SendToDesk {
  return async (method, path, body, headers = {}) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { ...requestHeaders(token, body), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: parseBody(text) };
  };
}

function requestHeaders(token: string, body: unknown): Record<string, string> {
  const authorization = { authorization: `Bearer ${token}` };
  return body === undefined ? authorization : { ...authorization, 'content-type': 'application/json' };
}

function parseBody(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

/** The values of the form of a new article in which nothing was typed. */
export const emptyArticleForm = {
  title: '',
  summary: '',
  content: '',
  medium_url: '',
  publish_date: '',
  read_time: 5,
  search_description: '',
  social_picture: '',
  category_id: 0,
  is_published: false,
  is_featured: false,
  tag_ids: [],
};

let serial = 0;

/**
 * Returns functions that create content through the API. If an article has no category, they create a category first.
 */
export function createContentFactories(send: SendToDesk) {
  async function create(path: string, body: object): Promise<unknown> {
    const answer = await send('POST', path, body);
    if (answer.status !== 201)
      throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async function category(given: { name?: string; description?: string; slug?: string } = {}): Promise<Category> {
    serial += 1;
    return categorySchema.parse(await create(apiPaths.adminCategories, { name: `Made category ${serial}`, ...given }));
  }

  async function tag(given: { name?: string; slug?: string } = {}): Promise<Tag> {
    serial += 1;
    return tagSchema.parse(await create(apiPaths.adminTags, { name: `Made tag ${serial}`, ...given }));
  }

  /** Returns the body of a request that saves an article. Creates a category for it if none is given. */
  async function articleSave(given: Partial<ArticleSaveInput> = {}): Promise<ArticleSaveInput> {
    serial += 1;
    return {
      title: `Made article ${serial}`,
      summary: `What article ${serial} is about`,
      content: '<p>Text</p>',
      medium_url: null,
      publish_date: '2026-11-01',
      read_time: '5',
      is_published: true,
      is_featured: false,
      tag_ids: [],
      ...given,
      category_id: given.category_id ?? (await category()).id,
    };
  }

  async function article(given: Partial<ArticleSaveInput> = {}): Promise<Article> {
    return articleSchema.parse(await create(apiPaths.adminArticles, await articleSave(given)));
  }

  return { category, tag, article, articleSave };
}
