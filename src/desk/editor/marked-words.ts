import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { linkRange } from './editor-commands.ts';

const key = new PluginKey<boolean>('marked-words');

/**
 * Marks the words to which a link will be added. Browsers do not show the selection of the text while a field of the
 * link panel has the focus.
 */
export const markedWords = new Plugin<boolean>({
  key,
  state: {
    init: () => false,
    apply: (transaction, before): boolean => transaction.getMeta(key) ?? before,
  },
  props: {
    decorations: (state) => {
      if (!key.getState(state)) return null;
      const { from, to } = linkRange(state);
      return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'writing-marked' })]);
    },
  },
});

export function markWords(view: Pick<EditorView, 'state' | 'dispatch'>, isMarked: boolean): void {
  if (key.getState(view.state) !== isMarked) view.dispatch(view.state.tr.setMeta(key, isMarked));
}
