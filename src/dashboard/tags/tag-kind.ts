import { z } from 'zod';
import type { EditorField, EditorKind } from '#dashboard/editing/editor-kind.ts';
import { saveRecord } from '#dashboard/editing/save-record.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { type Tag, type TagSave, tagSchema } from '#domain/contract/tag-contract.ts';
import { readTag } from './read-tag.ts';

/** A new tag's form: empty (specification 3). */
export const newTagForm: TagSave = { name: '', slug: '' };

/** How tags are edited. No field is checked here; the server's sentence is shown (specification 5). */
export const tagKind: EditorKind<TagSave, Tag> = {
  noun: 'tag',
  list: 'tags',
  titleOf: (form) => form.name,
  toForm: ({ name, slug }) => ({ name, slug }),
  formSchema: z.object({ name: z.string(), slug: z.string() }),
  recordSchema: tagSchema,
  read: readTag,
  save: (api, id, payload, version) => saveRecord(api, apiPaths.adminTags, { id, payload, version }),
};

/** The tag's fields, for comparing two versions. */
export const tagFields: readonly EditorField<TagSave>[] = [
  { key: 'name', label: 'Name', show: (form) => form.name },
  { key: 'slug', label: 'Slug', show: (form) => form.slug },
];
