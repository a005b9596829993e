/**
 * A piece of text that is in both versions (`same`), only in the newer one (`added`), or only in the older one
 * (`removed`).
 */
export interface DifferencePart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/**
 * Limit for comparing two lists of paragraphs or words: the number of entries in the older list, multiplied by the
 * number in the newer list. Above it, the whole older list is shown as replaced by the newer one.
 */
const mostPairs = 4_000_000;

/**
 * Returns the difference of two lists of paragraphs, as one list of parts for each paragraph. A changed paragraph is
 * compared word by word. The parts `same` and `added` together are the newer text. The parts `same` and `removed`
 * together are the older text.
 */
export function findTextDifference(older: readonly string[], newer: readonly string[]): DifferencePart[][] {
  const paragraphs: DifferencePart[][] = [];
  const steps = align(older, newer);
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index];
    if (!step) break;
    if (step.kind === 'same') {
      paragraphs.push([step]);
      continue;
    }
    const removed: string[] = [];
    const added: string[] = [];
    for (; steps[index] && steps[index]?.kind !== 'same'; index += 1) {
      const { kind, text } = steps[index] ?? step;
      (kind === 'removed' ? removed : added).push(text);
    }
    index -= 1;
    for (let pair = 0; pair < Math.max(removed.length, added.length); pair += 1) {
      const before = removed[pair];
      const after = added[pair];
      if (before === undefined) paragraphs.push([{ kind: 'added', text: after ?? '' }]);
      else if (after === undefined) paragraphs.push([{ kind: 'removed', text: before }]);
      else paragraphs.push(findWordDifference(before, after));
    }
  }
  return paragraphs;
}

/** Returns the difference of two texts, word by word. */
export function findWordDifference(older: string, newer: string): DifferencePart[] {
  const parts: DifferencePart[] = [];
  for (const { kind, text } of align(words(older), words(newer))) {
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
    else parts.push({ kind, text });
  }
  return parts;
}

/** Returns the words of a text and the spaces between them. */
function words(text: string): string[] {
  return text.match(/\s+|\S+/gu) ?? [];
}

/**
 * Returns the shortest list of steps that changes the older list into the newer one. Entries of their longest common
 * subsequence are kept.
 */
function align(older: readonly string[], newer: readonly string[]): DifferencePart[] {
  let start = 0;
  while (start < older.length && start < newer.length && older[start] === newer[start]) start += 1;
  let end = 0;
  while (
    end < older.length - start &&
    end < newer.length - start &&
    older[older.length - 1 - end] === newer[newer.length - 1 - end]
  )
    end += 1;
  const part = (kind: DifferencePart['kind']) => (text: string) => ({ kind, text });
  return [
    ...newer.slice(0, start).map(part('same')),
    ...alignMiddle(older.slice(start, older.length - end), newer.slice(start, newer.length - end)),
    ...newer.slice(newer.length - end).map(part('same')),
  ];
}

function alignMiddle(older: readonly string[], newer: readonly string[]): DifferencePart[] {
  const isTooLarge = older.length * newer.length > mostPairs;
  const lengths = isTooLarge ? undefined : commonLengths(older, newer);
  const steps: DifferencePart[] = [];
  let before = 0;
  let after = 0;
  const width = newer.length + 1;
  while (before < older.length || after < newer.length) {
    const [was = '', is = ''] = [older[before], newer[after]];
    if (lengths && before < older.length && after < newer.length && was === is) {
      steps.push({ kind: 'same', text: is });
      before += 1;
      after += 1;
    } else if (
      before < older.length &&
      (after === newer.length ||
        !lengths ||
        (lengths[(before + 1) * width + after] ?? 0) >= (lengths[before * width + after + 1] ?? 0))
    ) {
      steps.push({ kind: 'removed', text: was });
      before += 1;
    } else {
      steps.push({ kind: 'added', text: is });
      after += 1;
    }
  }
  return steps;
}

/**
 * Returns a table of lengths. For each pair of positions, it has the length of the longest common subsequence of the
 * two lists from these positions on.
 */
function commonLengths(older: readonly string[], newer: readonly string[]): Uint32Array {
  const width = newer.length + 1;
  const lengths = new Uint32Array((older.length + 1) * width);
  for (let before = older.length - 1; before >= 0; before -= 1) {
    for (let after = newer.length - 1; after >= 0; after -= 1) {
      lengths[before * width + after] =
        older[before] === newer[after]
          ? (lengths[(before + 1) * width + after + 1] ?? 0) + 1
          : Math.max(lengths[(before + 1) * width + after] ?? 0, lengths[before * width + after + 1] ?? 0);
    }
  }
  return lengths;
}
