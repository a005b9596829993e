import { expect } from 'vitest';
import { z } from 'zod';
import { apiPaths } from '#domain/api-paths.ts';
import { callAccounts } from './account-caller.ts';
import type { DeskAnswer } from './content-factories.ts';
import type { Desk } from './desk.ts';

/** The content that the product should have. The model stores it in plain collections. */
export interface ContentModel {
  readonly categories: Set<number>;
  readonly tags: Set<number>;
  readonly articles: Map<number, { category: number; tags: number[]; isPublished: boolean; version: number }>;
  readonly sessions: Map<string, boolean>;
}

/** Returns the model of a product without content. */
export function emptyModel(): ContentModel {
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
export async function compareWithModel(
  desk: Desk,
  { categories, tags, articles, sessions }: ContentModel,
): Promise<void> {
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
