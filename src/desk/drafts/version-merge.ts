/** Which text a field gets after a conflict: `mine` is what this person typed, `theirs` is what someone else saved. */
export type Side = 'mine' | 'theirs';

/**
 * Merges two texts that were made from `base`, block by block. Returns one text for each person. These differ only in
 * the blocks that both persons changed.
 */
export type MergeText = (texts: { base: string; mine: string; theirs: string }) => Readonly<Record<Side, string>>;

interface Versions<Form> {
  readonly mine: Form;
  readonly theirs: Form;
  /** The version from which both were made, or `undefined` if it is not known. */
  readonly base: Form | undefined;
}

interface MergeRules<Form> {
  readonly keys: readonly (keyof Form & string)[];
  /** The field whose text is merged block by block. */
  readonly text?: { readonly key: keyof Form & string; readonly merge: MergeText } | undefined;
  /** Fields that are never merged without asking this person. */
  readonly asked?: readonly (keyof Form & string)[] | undefined;
}

/** Two versions of a form after merging what only one person changed. */
export type Merge<Form extends object> = ReturnType<typeof mergeForms<Form>>;

/**
 * Merges what this person typed with what another person saved. A field that only one of them changed gets that
 * change. Without `base` it is not known who changed a field, so this person chooses for every field that differs.
 */
export function mergeForms<Form extends object>(
  { base, mine, theirs }: Versions<Form>,
  { keys, text, asked = [] }: MergeRules<Form>,
) {
  /** The form with the texts of each person. They differ only in the fields of `sides`. */
  let versions = { mine: { ...mine }, theirs: { ...theirs } };
  /** The fields for which this person must choose a text, each with the suggested one. */
  const sides = new Map<keyof Form & string, Side>();
  /** The fields that have changes of the other person. */
  const taken: (keyof Form & string)[] = [];
  for (const key of keys) {
    if (isSame(mine[key], theirs[key])) continue;
    if (base === undefined) sides.set(key, 'mine');
    else if (isSame(theirs[key], base[key])) versions.theirs[key] = mine[key];
    else {
      taken.push(key);
      const isMineChanged = !isSame(mine[key], base[key]);
      if (!isMineChanged && asked.includes(key)) sides.set(key, 'theirs');
      else if (!isMineChanged) versions.mine[key] = theirs[key];
      else if (text?.key !== key) sides.set(key, 'mine');
      else {
        const merged = text.merge({ base: String(base[key]), mine: String(mine[key]), theirs: String(theirs[key]) });
        versions = {
          mine: { ...versions.mine, [key]: merged.mine },
          theirs: { ...versions.theirs, [key]: merged.theirs },
        };
        if (merged.mine !== merged.theirs) sides.set(key, 'mine');
      }
    }
  }
  return { versions, sides, taken };
}

/** Returns a copy of a form in which each field in `sides` has the value of the version named there. */
export function takeSides<Form extends object>(
  form: Form,
  sides: ReadonlyMap<keyof Form & string, Side>,
  versions: Readonly<Record<Side, Form>>,
): Form {
  const result = { ...form };
  for (const [key, side] of sides) result[key] = versions[side][key];
  return result;
}

/** Returns whether two field values are equal. The order of a list does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : value;
}
