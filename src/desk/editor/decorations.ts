import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { type FoundPlace, findWords, type WordSearch } from '#shared/rules/find-words.ts';
import { articleSchema } from './article-schema.ts';
import { linkRange } from './editor-commands.ts';

interface FoundWords {
  readonly search: WordSearch | undefined;
  readonly places: readonly FoundPlace[];
}

const foundKey = new PluginKey<FoundWords>('found-words');

/** Finds words in the text and marks them, while the panel for finding is open. */
export const foundWords = new Plugin<FoundWords>({
  key: foundKey,
  state: {
    init: () => ({ search: undefined, places: [] }),
    apply: (transaction, before) => {
      const meta: { readonly search: WordSearch | undefined } | undefined = transaction.getMeta(foundKey);
      if (!meta && !transaction.docChanged) return before;
      const search = meta ? meta.search : before.search;
      return { search, places: search ? findInDocument(transaction.doc, search) : [] };
    },
  },
  props: {
    decorations: (state) => {
      const places = foundKey.getState(state)?.places ?? [];
      const { from, to } = state.selection;
      const mark = (place: FoundPlace) =>
        Decoration.inline(place.from, place.to, {
          class: place.from === from && place.to === to ? 'writing-marked writing-found' : 'writing-marked',
        });
      return DecorationSet.create(state.doc, places.map(mark));
    },
  },
});

/** Pictures and line breaks have this character in the text that is searched. No search contains it. */
const otherNode = '\ufffc';

function findInDocument(doc: Node, search: WordSearch): FoundPlace[] {
  const places: FoundPlace[] = [];
  doc.descendants((block, at) => {
    if (!block.isTextblock) return true;
    const text = block.textBetween(0, block.content.size, undefined, otherNode);
    for (const { from, to } of findWords(text, search)) places.push({ from: at + 1 + from, to: at + 1 + to });
    return false;
  });
  return places;
}

/** Searches the text, or ends the search if `search` is `undefined`. */
export function searchWords(view: EditorView, search: WordSearch | undefined): void {
  if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(foundKey, { search }));
}

/** Returns how many places were found, and the number of the selected one. It is 0 if none is selected. */
export function countFound(state: EditorState): { count: number; at: number } {
  const places = foundKey.getState(state)?.places ?? [];
  const { from, to } = state.selection;
  return { count: places.length, at: places.findIndex((place) => place.from === from && place.to === to) + 1 };
}

/** Selects the next found place and scrolls to it. After the last one, the first follows. */
export function selectNext(view: EditorView): void {
  const places = foundKey.getState(view.state)?.places ?? [];
  const { from, to } = view.state.selection;
  const isSelected = places.some((place) => place.from === from && place.to === to);
  const next = places.find((place) => place.from >= (isSelected ? to : from)) ?? places[0];
  if (!next) return;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, next.from, next.to)));
  // The editor scrolls to the selection only if it has the focus, and here the panel has it.
  const { node } = view.domAtPos(next.from);
  (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center' });
}

/** Replaces the selected place and selects the next one. If none is selected, only selects the next one. */
export function replaceFound(view: EditorView, words: string): void {
  const { from, to } = view.state.selection;
  const place = foundKey.getState(view.state)?.places.find((found) => found.from === from && found.to === to);
  if (place) replacePlaces(view, [place], words);
  selectNext(view);
}

/** Replaces every found place, as one step for Undo. Returns how many it replaced. */
export function replaceAllFound(view: EditorView, words: string): number {
  const places = foundKey.getState(view.state)?.places ?? [];
  if (places.length > 0) replacePlaces(view, places, words);
  return places.length;
}

/** Replaces places with words that have the marks of the first replaced character, such as its link. */
function replacePlaces(view: EditorView, places: readonly FoundPlace[], words: string): void {
  const { tr, doc } = view.state;
  for (const { from, to } of places.toReversed()) {
    const marks = doc.resolve(from).nodeAfter?.marks ?? [];
    if (words === '') tr.delete(from, to);
    else tr.replaceWith(from, to, articleSchema.text(words, marks));
  }
  const last = places.at(-1);
  if (last) tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(last.to))));
  view.dispatch(closeHistory(tr));
}

const markedKey = new PluginKey<boolean>('marked-words');

/**
 * Marks the words to which a link will be added. Browsers do not show the selection of the text while a field of the
 * link panel has the focus.
 */
export const markedWords = new Plugin<boolean>({
  key: markedKey,
  state: {
    init: () => false,
    apply: (transaction, before): boolean => transaction.getMeta(markedKey) ?? before,
  },
  props: {
    decorations: (state) => {
      if (!markedKey.getState(state)) return null;
      const { from, to } = linkRange(state);
      return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'writing-marked' })]);
    },
  },
});

export function markWords(view: Pick<EditorView, 'state' | 'dispatch'>, isMarked: boolean): void {
  if (markedKey.getState(view.state) !== isMarked) view.dispatch(view.state.tr.setMeta(markedKey, isMarked));
}

interface HeldChange {
  readonly id: number;
  readonly at?: number;
}

const arrivingKey = new PluginKey<DecorationSet>('arriving-pictures');
let lastId = 0;

export const arrivingPictures = new Plugin<DecorationSet>({
  key: arrivingKey,
  state: {
    init: () => DecorationSet.empty,
    apply: (transaction, before) => {
      const mapped = before.map(transaction.mapping, transaction.doc);
      const change: HeldChange | undefined = transaction.getMeta(arrivingKey);
      if (!change) return mapped;
      const { id, at } = change;
      if (at === undefined) return mapped.remove(findNotes(mapped, id));
      return mapped.add(transaction.doc, [Decoration.widget(at, buildNote, { id, side: -1 })]);
    },
  },
  props: { decorations: (state) => arrivingKey.getState(state) },
});

/** Marks the position of the cursor until the pictures have been uploaded. */
export function holdPlace(view: EditorView) {
  lastId += 1;
  const id = lastId;
  const change = (held: HeldChange) =>
    view.dispatch(view.state.tr.setMeta(arrivingKey, held).setMeta('addToHistory', false));
  change({ id, at: view.state.selection.to });
  return {
    /** Returns the current position, which moves with the text around it. `undefined` if that text was deleted. */
    at: () => findNotes(arrivingKey.getState(view.state) ?? DecorationSet.empty, id)[0]?.from,
    /** Removes the note "Uploading…" from the position. */
    release: () => change({ id }),
  };
}

function findNotes(notes: DecorationSet, id: number): Decoration[] {
  return notes.find(undefined, undefined, (spec) => spec.id === id);
}

function buildNote(): HTMLElement {
  const note = document.createElement('span');
  note.className = 'writing-arriving';
  note.textContent = 'Uploading…';
  return note;
}
