import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { noteFigure } from '#tests/faults/support/figures.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import type { DeskAnswer } from '#tests/support/content-factories.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

/** The content that the product should have. The model stores it in plain collections. */
interface ContentModel {
  readonly categories: Set<number>;
  readonly tags: Set<number>;
  readonly articles: Map<number, { category: number; tags: number[]; isPublished: boolean; version: number }>;
  readonly sessions: Map<string, boolean>;
}

/** Returns the model of a product without content. */
function emptyModel(): ContentModel {
  return { categories: new Set(), tags: new Set(), articles: new Map(), sessions: new Map() };
}

const created = z.object({ id: z.number() });
const idsIn = (answer: DeskAnswer, list?: string) =>
  z
    .array(created)
    .parse(list === undefined ? answer.body : Reflect.get(Object(answer.body), list))
    .map(({ id }) => id);
const byNumber = (left: number, right: number) => left - right;

/** Compares all lists and records that the product returns with the model. */
async function compareWithModel(desk: Desk, { categories, tags, articles, sessions }: ContentModel): Promise<void> {
  const all = idsIn(await desk.admin('GET', apiPaths.adminArticles));
  expect(all.toSorted(byNumber)).toEqual([...articles.keys()].toSorted(byNumber));
  const published = idsIn(await desk.stranger('GET', `${apiPaths.publicArticles}?limit=100`), 'articles');
  const expected = [...articles].filter(([, { isPublished }]) => isPublished).map(([id]) => id);
  expect(published.toSorted(byNumber)).toEqual(expected.toSorted(byNumber));
  expect(idsIn(await desk.admin('GET', apiPaths.adminCategories)).toSorted(byNumber)).toEqual(
    [...categories].toSorted(byNumber),
  );
  expect(idsIn(await desk.admin('GET', apiPaths.adminTags)).toSorted(byNumber)).toEqual([...tags].toSorted(byNumber));
  for (const [id, { category, tags: own, version }] of articles) {
    const { body } = await desk.admin('GET', `${apiPaths.adminArticles}/${id}`);
    expect(body).toMatchObject({ category_id: category, version, tags: own.map((tag) => ({ id: tag })) });
  }
  for (const [token, isOpen] of sessions)
    expect((await callAccounts(desk.app).me(token)).statusCode).toBe(isOpen ? 200 : 401);
}

/** One step of the test: changes the product and the model in the same way, and checks the product's response. */
type Step = (desk: Desk, model: ContentModel, pick: number) => Promise<void>;

const withVersion = z.object({ id: z.number(), version: z.number() });
const pickFrom = <Item>(items: Iterable<Item>, pick: number): Item | undefined => {
  const all = [...items];
  return all[pick % Math.max(1, all.length)];
};
const steps: Readonly<Record<string, Step>> = {
  async createCategory(desk, { categories }) {
    categories.add((await desk.make.category()).id);
  },
  async createTag(desk, { tags }) {
    tags.add((await desk.make.tag()).id);
  },
  async createArticle(desk, { categories, tags, articles }, pick) {
    const category = pickFrom(categories, pick);
    if (category === undefined) return;
    const tag = pickFrom(tags, pick);
    const tag_ids = tag === undefined ? [] : [tag];
    const isPublished = pick % 2 === 0;
    const { id } = await desk.make.article({ category_id: category, tag_ids, is_published: isPublished });
    articles.set(id, { category, tags: tag_ids, isPublished, version: 1 });
  },
  async saveArticle(desk, { articles, categories }, pick) {
    const [id, known] = pickFrom(articles, pick) ?? [];
    const category = pickFrom(categories, pick);
    if (id === undefined || known === undefined || category === undefined) return;
    const isStale = pick % 3 === 0;
    const isPublished = pick % 2 === 1;
    const body = await desk.make.articleSave({ category_id: category, is_published: isPublished });
    const headers = { 'if-match': `"${isStale ? known.version + 7 : known.version}"` };
    const answer = await desk.admin('PUT', `${apiPaths.adminArticles}/${id}`, body, headers);
    expect(answer.status).toBe(isStale ? 412 : 200);
    if (isStale) return;
    const { version } = withVersion.parse(answer.body);
    expect(version).toBe(known.version + 1);
    articles.set(id, { category, tags: [], isPublished, version });
  },
  async deleteArticle(desk, { articles }, pick) {
    const [id = 999_999] = pickFrom(articles, pick) ?? [];
    const answer = await desk.admin('DELETE', `${apiPaths.adminArticles}/${id}`);
    expect(answer.status).toBe(articles.delete(id) ? 204 : 404);
  },
  async deleteCategory(desk, { categories, articles }, pick) {
    const id = pickFrom(categories, pick) ?? 999_999;
    const isUsed = [...articles.values()].some(({ category }) => category === id);
    const answer = await desk.admin('DELETE', `${apiPaths.adminCategories}/${id}`);
    expect(answer.status).toBe(isUsed ? 409 : categories.has(id) ? 204 : 404);
    if (!isUsed) categories.delete(id);
  },
  async deleteTag(desk, { tags, articles }, pick) {
    const id = pickFrom(tags, pick) ?? 999_999;
    const answer = await desk.admin('DELETE', `${apiPaths.adminTags}/${id}`);
    expect(answer.status).toBe(tags.delete(id) ? 204 : 404);
    for (const article of articles.values()) article.tags = article.tags.filter((tag) => tag !== id);
  },
  async signIn(desk, { sessions }) {
    if (sessions.size < 5) sessions.set(await callAccounts(desk.app).signIn('member@example.com'), true);
  },
  async signOut(desk, { sessions }, pick) {
    const [token, isOpen] = pickFrom(sessions, pick) ?? [];
    if (token === undefined) return;
    expect((await callAccounts(desk.app).logout(token)).statusCode).toBe(isOpen ? 204 : 401);
    sessions.set(token, false);
  },
};

/** A step in the form that fast-check can run, print and shrink. */
class Command implements fc.AsyncCommand<ContentModel, Desk> {
  readonly #name: string;
  readonly #pick: number;
  constructor(name: string, pick: number) {
    this.#name = name;
    this.#pick = pick;
  }
  check = () => true;
  async run(model: ContentModel, desk: Desk): Promise<void> {
    await steps[this.#name]?.(desk, model, this.#pick);
    await compareWithModel(desk, model);
  }
  toString = () => `${this.#name}(${this.#pick})`;
}

const commands = fc.commands(
  Object.keys(steps).map((name) => fc.nat({ max: 30 }).map((pick) => new Command(name, pick))),
  { maxCommands: 20 },
);
const runs = Number(process.env.MODEL_RUNS ?? (process.env.FAULTS === 'long' ? 100 : 6));

describeOnEveryEngine('articles, categories, tags and sessions against a plain model', (database, engine) => {
  const begin = async (): Promise<{ model: ContentModel; real: Desk }> => {
    const { db } = database();
    for (const table of [
      'article_tags',
      'articles',
      'categories',
      'tags',
      'sessions',
      'users',
      'throttle',
      'first_admin_claim',
    ] as const)
      await db.deleteFrom(table).execute();
    const real = await openDesk(database());
    return { real, model: emptyModel() };
  };

  test(`${runs} random histories`, { timeout: 60_000 + runs * 3000 }, async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (history) => {
        const { model, real } = await begin();
        await fc.asyncModelRun(() => ({ model, real }), history);
      }),
      { numRuns: runs },
    );
    noteFigure({
      item: 38,
      engine,
      what: `${runs} random histories against a plain model`,
      seen: 'equal after every step',
    });
  });
});
