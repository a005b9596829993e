import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';

export interface HeldPlace {
  /** Returns the current position, which moves with the text around it. `undefined` if that text was deleted. */
  readonly at: () => number | undefined;
  /** Removes the note "Uploading…" from the position. */
  readonly release: () => void;
}

interface HeldChange {
  readonly id: number;
  readonly at?: number;
}

const key = new PluginKey<DecorationSet>('arriving-pictures');
let lastId = 0;

export const arrivingPictures = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply: (transaction, before) => {
      const mapped = before.map(transaction.mapping, transaction.doc);
      const change: HeldChange | undefined = transaction.getMeta(key);
      if (!change) return mapped;
      const { id, at } = change;
      if (at === undefined) return mapped.remove(findNotes(mapped, id));
      return mapped.add(transaction.doc, [Decoration.widget(at, buildNote, { id, side: -1 })]);
    },
  },
  props: { decorations: (state) => key.getState(state) },
});

/** Marks the position of the cursor until the pictures have been uploaded. */
export function holdPlace(view: EditorView): HeldPlace {
  lastId += 1;
  const id = lastId;
  const change = (held: HeldChange) => view.dispatch(view.state.tr.setMeta(key, held).setMeta('addToHistory', false));
  change({ id, at: view.state.selection.to });
  return {
    at: () => findNotes(key.getState(view.state) ?? DecorationSet.empty, id)[0]?.from,
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
