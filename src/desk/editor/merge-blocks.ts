import { diffArrays } from 'diff';
import type { MergeText, Side } from '#desk/drafts/version-merge.ts';
import { blockSources } from './article-text.ts';

/** Maximum number of blocks that differ between two texts. Above it, the comparison would take too long. */
const mostChanges = 1000;

/** The blocks from `start` to before `end` of the base are replaced with others. */
interface Edit {
  readonly side: Side;
  readonly start: number;
  readonly end: number;
  readonly blocks: readonly string[];
}

/**
 * Merges two texts that were made from `base`, by their top-level blocks. If one of the texts cannot be divided into
 * blocks, nothing is merged.
 */
export const mergeBlocks: MergeText = ({ base, mine, theirs }) => {
  const [was, own, other] = [blockSources(base), blockSources(mine), blockSources(theirs)];
  const edits = was && own && other && [...editsOf('mine', was, own), ...editsOf('theirs', was, other)];
  if (!was || !edits) return { mine, theirs };
  const merged: Record<Side, string[]> = { mine: [], theirs: [] };
  const add = (blocks: Readonly<Record<Side, readonly string[]>>) => {
    merged.mine.push(...blocks.mine);
    merged.theirs.push(...blocks.theirs);
  };
  let at = 0;
  for (const place of groupEdits(edits)) {
    const { start, end } = place;
    const between = was.slice(at, start);
    add({ mine: between, theirs: between });
    const changed = { mine: applyEdits(was, place, 'mine'), theirs: applyEdits(was, place, 'theirs') };
    const authors = new Set(place.edits.map(({ side }) => side));
    const [author] = authors;
    if (author && authors.size === 1) add({ mine: changed[author], theirs: changed[author] });
    else add(changed);
    at = end;
  }
  const rest = was.slice(at);
  add({ mine: rest, theirs: rest });
  return { mine: merged.mine.join('\n'), theirs: merged.theirs.join('\n') };
};

function editsOf(side: Side, base: readonly string[], next: readonly string[]): Edit[] {
  const changes = diffArrays([...base], [...next], { maxEditLength: mostChanges });
  if (!changes) return [{ side, start: 0, end: base.length, blocks: next }];
  const edits: Edit[] = [];
  let at = 0;
  let isOpen = false;
  for (const { added, removed, value } of changes) {
    const isChange = added || removed;
    const end = added ? at : at + value.length;
    const last = isOpen ? edits.pop() : undefined;
    if (isChange) {
      const blocks = [...(last?.blocks ?? []), ...(added ? value : [])];
      edits.push({ side, start: last?.start ?? at, end, blocks });
    } else if (last) edits.push(last);
    isOpen = isChange;
    at = end;
  }
  return edits.flatMap(divide);
}

/** Returns one edit for each block, if as many blocks were added as removed. */
function divide(edit: Edit): Edit[] {
  const { start, end, blocks } = edit;
  if (blocks.length !== end - start) return [edit];
  return blocks.map((block, index) => ({ ...edit, start: start + index, end: start + index + 1, blocks: [block] }));
}

/** A part of the base, and all edits in it. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly edits: readonly Edit[];
}

/** Returns the places that were changed, in order. Edits that touch the same blocks are in one place. */
function groupEdits(edits: readonly Edit[]): Place[] {
  const places: Place[] = [];
  for (const edit of edits.toSorted((one, next) => one.start - next.start || one.end - next.end)) {
    const last = places.at(-1);
    const isInsertion = edit.start === edit.end && last?.start === last?.end;
    const isShared = last && (edit.start < last.end || (isInsertion && edit.start === last.start));
    if (isShared) {
      places[places.length - 1] = {
        start: last.start,
        end: Math.max(last.end, edit.end),
        edits: [...last.edits, edit],
      };
    } else places.push({ start: edit.start, end: edit.end, edits: [edit] });
  }
  return places;
}

/** Returns the blocks of a place as one person wants them. */
function applyEdits(base: readonly string[], { start, end, edits }: Place, author: Side): string[] {
  const blocks: string[] = [];
  let at = start;
  for (const edit of edits.filter(({ side }) => side === author)) {
    blocks.push(...base.slice(at, edit.start), ...edit.blocks);
    at = edit.end;
  }
  return [...blocks, ...base.slice(at, end)];
}
