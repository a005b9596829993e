import { z } from 'zod';
import type { EditorField, EditorKind } from '#dashboard/editing/editor-kind.ts';
import { saveRecord } from '#dashboard/editing/save-record.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { type Category, type CategorySave, categorySchema } from '#domain/contract/taxonomy-contract.ts';
import { readCategory } from './read-category.ts';

/** A new category's form: empty (specification 3). */
export const newCategoryForm: CategorySave = { name: '', description: '', slug: '' };

/** How categories are edited. No field is checked here; the server's sentence is shown (specification 5). */
export const categoryKind: EditorKind<CategorySave, Category> = {
  noun: 'category',
  list: 'categories',
  titleOf: (form) => form.name,
  toForm: ({ name, description, slug }) => ({ name, description, slug }),
  formSchema: z.object({ name: z.string(), description: z.string(), slug: z.string() }),
  recordSchema: categorySchema,
  read: readCategory,
  save: (api, id, payload, version) => saveRecord(api, apiPaths.adminCategories, { id, payload, version }),
};

/** The category's fields, for comparing two versions. */
export const categoryFields: readonly EditorField<CategorySave>[] = [
  { key: 'name', label: 'Name', show: (form) => form.name },
  { key: 'description', label: 'Description', show: (form) => form.description },
  { key: 'slug', label: 'Slug', show: (form) => form.slug },
];
