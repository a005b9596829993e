import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiClient, apiQuery } from '#desk/api/api-client.ts';
import type { EditorFields, EditorKind, StoredRecord } from '#desk/drafts/editor-kind.ts';
import { type DeskAddress, plainAddress } from '#desk/ui/desk-address.ts';
import { type ListQuery, listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange } from '#desk/ui/list-range.ts';
import { countWords } from '#desk/ui/pager.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  articleCountsSchema,
  type Category,
  type CategorySave,
  categorySchema,
  publicCategoriesSchema,
  publicCategorySchema,
  publicTagSchema,
  publicTagsSchema,
  type Tag,
  type TagSave,
  type TaxonomyQuery,
  tagSchema,
  taxonomyQuerySchema,
} from '#shared/api/taxonomy-contract.ts';

/** The form for a category or a tag. Only categories have a description. */
export interface TaxonomyForm {
  readonly name: string;
  readonly slug: string;
  readonly description?: string;
}

export type TaxonomyRecord = StoredRecord & TaxonomyForm;

export type Named = Pick<TaxonomyRecord, 'id' | 'name'>;

export interface TaxonomyKind<Form extends TaxonomyForm, Stored extends TaxonomyRecord>
  extends EditorKind<Form, Stored> {
  readonly noun: 'category' | 'tag';
  readonly list: 'categories' | 'tags';
  readonly heading: string;
  /** What categories or tags are for. The tab shows this text while its list is empty. */
  readonly purpose: string;
  readonly newForm: Form;
  readonly fields: EditorFields<Form>;
}

const name = { label: 'Name', show: (form: TaxonomyForm) => form.name };
const slug = { label: 'Slug', show: (form: TaxonomyForm) => form.slug };

/** What categories and tags have in common. The desk does not check the fields, because the server does. */
const shared = {
  titleOf: (form: TaxonomyForm) => form.name,
  toPayload: (form: TaxonomyForm) => form,
};

export const categoryKind: TaxonomyKind<CategorySave, Category> = {
  ...shared,
  noun: 'category',
  list: 'categories',
  path: apiPaths.adminCategories,
  heading: 'Manage Categories',
  purpose:
    'Every article is in a category, and readers choose articles by category on Resources. Create one before the first article.',
  newForm: { name: '', description: '', slug: '' },
  fields: { name, description: { label: 'Description', show: (form) => form.description }, slug },
  toForm: ({ name, description, slug }) => ({ name, description, slug }),
  formSchema: z.object({ name: z.string(), description: z.string(), slug: z.string() }),
  recordSchema: categorySchema,
};

export const tagKind: TaxonomyKind<TagSave, Tag> = {
  ...shared,
  noun: 'tag',
  list: 'tags',
  path: apiPaths.adminTags,
  heading: 'Manage Tags',
  purpose:
    'Tags say what an article is about, in addition to its category. You can also create them while writing an article.',
  newForm: { name: '', slug: '' },
  fields: { name, slug },
  toForm: ({ name, slug }) => ({ name, slug }),
  formSchema: z.object({ name: z.string(), slug: z.string() }),
  recordSchema: tagSchema,
};

/** The orders in which categories and tags can be listed. The first one is the default. */
export const taxonomyOrders = [
  { id: 'name', name: 'Name A–Z' },
  { id: '-name', name: 'Name Z–A' },
  { id: 'newest', name: 'Newest first' },
  { id: 'oldest', name: 'Oldest first' },
] as const;

/** Returns the API's query parameters for the list at a desk address. Leaves out an order that does not exist. */
export function taxonomyQueryOf(address: DeskAddress): TaxonomyQuery {
  return {
    q: address.q || undefined,
    sort: taxonomyQuerySchema.shape.sort.safeParse(address.sort).data,
    ...pageRange(address.page),
  };
}

export function listTaxonomy<Form extends TaxonomyForm, Stored extends TaxonomyRecord>(
  api: ApiClient,
  { path, list, recordSchema }: TaxonomyKind<Form, Stored>,
  query: TaxonomyQuery,
): ListQuery<Stored> {
  return listPartQuery(api, [list, 'list'], recordSchema, path, query);
}

/** Parses all categories. The response is either the list or an object that contains the list. */
const allCategoriesSchema = z
  .union([publicCategoriesSchema, z.array(publicCategorySchema)])
  .transform((answer) => (Array.isArray(answer) ? answer : answer.categories));
const allTagsSchema = z
  .union([publicTagsSchema, z.array(publicTagSchema)])
  .transform((answer) => (Array.isArray(answer) ? answer : answer.tags));

export function allCategories(api: ApiClient) {
  return apiQuery(api, ['categories', 'all'], allCategoriesSchema, apiPaths.publicCategories);
}

export function allTags(api: ApiClient) {
  return apiQuery(api, ['tags', 'all'], allTagsSchema, apiPaths.publicTags);
}

export function createTag(api: ApiClient, name: string): Promise<Tag> {
  return api.read(tagSchema, apiPaths.adminTags, { method: 'POST', body: { name, slug: '' } });
}

interface CountedKind {
  readonly path: string;
  readonly list: 'categories' | 'tags';
}

/** Returns the query that maps each of these categories or tags to its number of articles. */
export function articleCounts(api: ApiClient, { path, list }: CountedKind, ids: readonly number[]) {
  // A save of an article makes every query with the key `articles` stale, so these counts are then fetched again.
  const key = ['articles', 'counts', list, ids];
  return {
    ...apiQuery(api, key, countsSchema, `${path}/article-counts?ids=${ids.join(',')}`),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  };
}

const countsSchema = articleCountsSchema.transform(
  (counts): ReadonlyMap<number, number> => new Map(counts.map(({ id, articles }) => [id, articles])),
);

export function articlesOf(list: 'categories' | 'tags', id: number): DeskAddress {
  return { ...plainAddress('articles'), ...(list === 'categories' ? { category: id } : { tag: id }) };
}

export function mergeText(
  { noun, name }: { readonly noun: 'category' | 'tag'; readonly name: string },
  articles: number | undefined,
): string {
  const get = (count: number) =>
    count === 1 ? `1 article of “${name}” gets` : `${countWords(count, 'articles')} of “${name}” get`;
  const start = articles === undefined ? `The articles of “${name}” get` : get(articles);
  const links = noun === 'category' ? ' Links to it lead to the other category.' : '';
  const what = articles === 0 ? `No article uses “${name}”.` : `${start} the ${noun} that you choose here.`;
  return `${what} “${name}” moves to Trash.${links}`;
}

export function usesText(noun: 'category' | 'tag', articles: number | undefined): string {
  if (articles === undefined) return '';
  if (articles === 0) return `No article uses this ${noun}.`;
  const uses = articles === 1 ? '1 article uses' : `${countWords(articles, 'articles')} use`;
  if (noun === 'tag')
    return `${uses} this tag. ${articles === 1 ? 'The article stays' : 'The articles stay'}, without the tag.`;
  return `${uses} this category, so choose another category for ${articles === 1 ? 'it' : 'them'} first or merge this one into another.`;
}
