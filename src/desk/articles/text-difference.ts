import { diffArrays } from 'diff';

/** A piece of text: in both versions (`same`), only in the newer (`added`) or only in the older (`removed`). */
export interface DifferencePart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/**
 * Maximum number of entries that differ between two lists. Above it, the whole list is shown as replaced, because the
 * comparison would take too long.
 */
const mostChanges = 1000;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Returns the difference of two lists of paragraphs, as one list of parts for each paragraph. A changed paragraph is
 * compared word by word. All parts that are `same` or `added` form the newer text. All parts that are `same` or
 * `removed` form the older text.
 */
export function findTextDifference(older: readonly string[], newer: readonly string[]): DifferencePart[][] {
  const steps = compare(older, newer);
  return steps.flatMap(({ kind, texts }, index) => {
    const next = steps[index + 1];
    if (kind === 'removed' && next?.kind === 'added') return compareEach(texts, next.texts);
    if (kind === 'added' && steps[index - 1]?.kind === 'removed') return [];
    return texts.map((text) => [{ kind, text }]);
  });
}

export function findWordDifference(older: string, newer: string): DifferencePart[] {
  return compare(words(older), words(newer)).map(({ kind, texts }) => ({ kind, text: texts.join('') }));
}

/** Compares the first removed paragraph with the first added one, the second with the second, and so on. */
function compareEach(removed: readonly string[], added: readonly string[]): DifferencePart[][] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const before = removed[index];
    const after = added[index];
    if (before === undefined) return [{ kind: 'added', text: after ?? '' }];
    return after === undefined ? [{ kind: 'removed', text: before }] : findWordDifference(before, after);
  });
}

function words(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

interface Step {
  readonly kind: DifferencePart['kind'];
  readonly texts: readonly string[];
}

/** Returns the entries of both lists in order. Removed entries come before the added ones that replace them. */
function compare(older: readonly string[], newer: readonly string[]): Step[] {
  const changes = diffArrays([...older], [...newer], { maxEditLength: mostChanges });
  if (!changes) {
    return [
      { kind: 'removed', texts: older },
      { kind: 'added', texts: newer },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    texts: value,
  }));
}
