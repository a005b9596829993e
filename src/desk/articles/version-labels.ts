import type { ArticleForm, ArticleState } from '#shared/api/article-contract.ts';
import { articleLabels } from '#shared/api/article-fields.ts';
import { type ArticleVersion, type VersionField, versionFields } from '#shared/api/version-contract.ts';

export const fieldNames: Readonly<Record<VersionField, string>> = {
  ...articleLabels,
  read_time: 'Read Time (minutes)',
  category: articleLabels.category_id,
  tags: articleLabels.tag_ids,
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
 * Returns the names of the fields that a version changed, such as "Title, Tags". If it changed none, returns "Nothing
 * changed" for a save and an empty text for any other action.
 */
export function changedText({ action, changed }: ArticleVersion): string {
  if (changed.length > 0) return changed.map((field) => fieldNames[field]).join(', ');
  return action === 'updated' ? 'Nothing changed' : '';
}

const textFields = ['title', 'summary', 'content'] as const;

type TextField = (typeof textFields)[number];
type ShownField = Exclude<VersionField, TextField>;

/** All fields in the order in which they are shown, except those that are compared word by word. */
const shownKeys = [
  ...new Set<VersionField>([
    'is_published',
    'is_featured',
    'category',
    'tags',
    'publish_date',
    'read_time',
    'medium_url',
    ...versionFields,
  ]),
].filter((field): field is ShownField => !textFields.some((text) => text === field));

function showField(state: ArticleState, field: ShownField): string {
  switch (field) {
    case 'is_published':
    case 'is_featured':
      return state[field] ? 'Yes' : 'No';
    case 'category':
      return state.category.name;
    case 'tags':
      return state.tags.map(({ name }) => name).join(', ');
    default:
      return state[field] ?? '';
  }
}

/** Returns the fields that differ between two versions, except those that are compared word by word. */
export function findFieldChanges(before: ArticleState, after: ArticleState) {
  return shownKeys
    .map((key) => ({
      field: key,
      label: fieldNames[key],
      before: showField(before, key),
      after: showField(after, key),
    }))
    .filter((change) => change.before !== change.after)
    .map((change) => ({ ...change, before: change.before || 'none', after: change.after || 'none' }));
}

/** Returns the fields of a version that are not compared word by word, with their values. */
export function listFields(state: ArticleState): { label: string; value: string }[] {
  return shownKeys.map((key) => ({ label: fieldNames[key], value: showField(state, key) || 'none' }));
}

export interface KnownTerms {
  readonly categoryIds: ReadonlySet<number>;
  readonly tagIds: ReadonlySet<number>;
}

/**
 * Returns the values that put one field of a version into the article's form. Leaves out tags that no longer exist.
 * Returns `undefined` if the category no longer exists.
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
    default:
      return { [field]: state[field] ?? '' };
  }
}
