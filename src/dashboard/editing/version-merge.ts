/** Whose text a field takes when two people changed the same record (design 3.7). */
export type Side = 'mine' | 'theirs';

/** A field in which what was typed differs from what someone else saved, and which side is suggested. */
export interface Difference<Form> {
  readonly key: keyof Form & string;
  readonly suggested: Side;
}

/**
 * The fields in which two versions of a form differ. A field that this person left as it was takes the other's text;
 * a field that they changed keeps theirs, even where both changed it, so that nothing typed goes by itself.
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

/** A form with some fields taken from one of two versions. */
export function takeSides<Form extends object>(
  form: Form,
  sides: ReadonlyMap<keyof Form & string, Side>,
  versions: { mine: Form; theirs: Form },
): Form {
  const result = { ...form };
  for (const [key, side] of sides) result[key] = versions[side][key];
  return result;
}

/** Whether two fields hold the same; the order of a list does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : value;
}
