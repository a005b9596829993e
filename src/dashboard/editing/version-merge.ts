/** Whose text a field takes when two people changed the same record (product 8.14). */
export type Side = 'mine' | 'theirs';

/** A field whose typed text differs from the text that someone else saved, and the suggested side. */
export interface Difference<Form> {
  readonly key: keyof Form & string;
  readonly suggested: Side;
}

/**
 * Returns the fields in which the typed and the saved version differ. A field that this person did not change takes
 * the saved text. A field that they changed keeps what they typed, even when both changed it.
 */
export function findDifferences<Form extends object>(
  keys: readonly (keyof Form & string)[],
  versions: { base: Form; mine: Form; theirs: Form },
): Difference<Form>[] {
  const { base, mine, theirs } = versions;
  return keys
    .filter((key) => !isSame(mine[key], theirs[key]))
    .map((key) => ({ key, suggested: isSame(mine[key], base[key]) ? 'theirs' : 'mine' }));
}

/** Returns a copy of a form with some fields taken from one of two versions. */
export function takeSides<Form extends object>(
  form: Form,
  sides: ReadonlyMap<keyof Form & string, Side>,
  versions: { mine: Form; theirs: Form },
): Form {
  const result = { ...form };
  for (const [key, side] of sides) result[key] = versions[side][key];
  return result;
}

/** Returns whether two field values are equal; the order of a list does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : value;
}
