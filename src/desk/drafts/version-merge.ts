/** Which text a field gets after a conflict: `mine` is what this person typed, `theirs` is what someone else saved. */
export type Side = 'mine' | 'theirs';

/**
 * A field whose typed text differs from the saved text. `suggested` is the text that the field gets unless the person
 * chooses the other.
 */
export interface Difference<Form> {
  readonly key: keyof Form & string;
  readonly suggested: Side;
}

/**
 * Returns the fields whose typed text differs from the saved text. Suggests the typed text for each field that this
 * person changed since `base`, and the saved text for any other field.
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

/** Returns a copy of a form in which each field in `sides` has the value of the version named there. */
export function takeSides<Form extends object>(
  form: Form,
  sides: ReadonlyMap<keyof Form & string, Side>,
  versions: { mine: Form; theirs: Form },
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

/** Minimum number of equal characters that are shown before the first difference. */
const leadLength = 80;

/** Cuts most of the equal beginning off two texts, so that the first difference of long texts is visible. */
export function fromDifference(mine: string, theirs: string): Record<Side, string> {
  let start = 0;
  while (start < mine.length && mine[start] === theirs[start]) start += 1;
  if (start <= leadLength * 2) return { mine, theirs };
  const space = mine.lastIndexOf(' ', start - leadLength);
  const from = space > 0 ? space + 1 : start - leadLength;
  return { mine: `… ${mine.slice(from)}`, theirs: `… ${theirs.slice(from)}` };
}
