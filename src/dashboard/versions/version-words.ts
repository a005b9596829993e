import type { ArticleForm } from '#domain/contract/article-contract.ts';
import type { ArticleState, ArticleVersion, VersionField } from '#domain/contract/version-contract.ts';

/** The names of the fields. They are the labels in the article dialog. */
export const fieldNames: Readonly<Record<VersionField, string>> = {
  title: 'Title',
  summary: 'Summary',
  content: 'Content',
  medium_url: 'Medium URL',
  publish_date: 'Publish Date',
  read_time: 'Read Time (minutes)',
  category: 'Category',
  tags: 'Tags',
  is_published: 'Published',
  is_featured: 'Featured',
};

const actionTexts: Readonly<Record<ArticleVersion['action'], string>> = {
  earlier: 'Saved before versions were stored',
  created: 'Created',
  updated: 'Saved',
  published: 'Published',
  unpublished: 'Made a draft',
  restored: 'Restored',
};

/** Returns in words by which action a version was created. Example: "Restored version 3". */
export function actionText({ action, restored_from }: ArticleVersion): string {
  if (action === 'restored' && restored_from === null) return 'Restored from Trash';
  return restored_from === null ? actionTexts[action] : `Restored version ${restored_from}`;
}

/**
 * Returns the names of the fields that a version changed (example: "Title, Tags"), or a text that says that it changed
 * none.
 */
export function changedText({ action, changed }: ArticleVersion): string {
  if (changed.length > 0) return changed.map((field) => fieldNames[field]).join(', ');
  return action === 'updated' ? 'Nothing changed' : '';
}

/** The fields whose texts are compared word by word. */
export const textFields = ['title', 'summary', 'content'] as const;

/** A field that has different values in two versions. */
export interface FieldChange {
  readonly field: (typeof shownKeys)[number];
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const shownFields: Readonly<
  Record<Exclude<VersionField, (typeof textFields)[number]>, (state: ArticleState) => string>
> = {
  is_published: (state) => yesOrNo(state.is_published),
  is_featured: (state) => yesOrNo(state.is_featured),
  category: (state) => state.category.name,
  tags: (state) => state.tags.map(({ name }) => name).join(', '),
  publish_date: (state) => state.publish_date,
  read_time: (state) => state.read_time,
  medium_url: (state) => state.medium_url ?? '',
};

const shownKeys = [
  'is_published',
  'is_featured',
  'category',
  'tags',
  'publish_date',
  'read_time',
  'medium_url',
] as const;

/** Returns the fields that differ between two versions, except those that are compared word by word. */
export function findFieldChanges(before: ArticleState, after: ArticleState): FieldChange[] {
  return shownKeys
    .map((key) => ({
      field: key,
      label: fieldNames[key],
      before: shownFields[key](before),
      after: shownFields[key](after),
    }))
    .filter((change) => change.before !== change.after)
    .map((change) => ({ ...change, before: change.before || 'none', after: change.after || 'none' }));
}

/** Returns the fields of a version that are not compared word by word, with their values. */
export function listFields(state: ArticleState): { label: string; value: string }[] {
  return shownKeys.map((key) => ({ label: fieldNames[key], value: shownFields[key](state) || 'none' }));
}

/** The categories and tags that exist now. */
export interface KnownTerms {
  readonly categoryIds: ReadonlySet<number>;
  readonly tagIds: ReadonlySet<number>;
}

/**
 * Returns the values with which the article's form has one field of a version (product 18.6). Leaves out tags that no
 * longer exist. Returns `undefined` if the category no longer exists.
 */
export function formValueOf(
  state: ArticleState,
  field: VersionField,
  known: KnownTerms,
): Partial<ArticleForm> | undefined {
  switch (field) {
    case 'category':
      return known.categoryIds.has(state.category.id) ? { category_id: state.category.id } : undefined;
    case 'tags':
      return { tag_ids: state.tags.map(({ id }) => id).filter((id) => known.tagIds.has(id)) };
    case 'read_time':
      return { read_time: Number(state.read_time) };
    case 'content':
    case 'medium_url':
      return { [field]: state[field] ?? '' };
    default:
      return { [field]: state[field] };
  }
}

function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
