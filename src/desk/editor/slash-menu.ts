import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { articleSchema } from './article-schema.ts';

/** An open `/` menu: the position of the slash, and the text that was typed after it. */
export interface SlashMenu {
  readonly from: number;
  readonly query: string;
}

interface SlashState {
  readonly menu: SlashMenu | undefined;
  /** The position of a slash whose menu was closed without a choice. The menu of this slash does not open again. */
  readonly closedAt: number | undefined;
}

const key = new PluginKey<SlashState>('slash-menu');

/** Maximum length of the text after the slash. With a longer text, the menu closes. */
const longestQuery = 20;

/** Functions for the keys that are pressed while the menu is open. Each returns whether it handled the key. */
export interface SlashKeys {
  readonly move: (by: 1 | -1) => boolean;
  readonly choose: () => boolean;
}

/** Returns the plugin that opens the menu when a slash is typed at the start of a block or after a space. */
export function slashMenuPlugin(keys: () => SlashKeys): Plugin<SlashState> {
  return new Plugin<SlashState>({
    key,
    state: {
      init: () => ({ menu: undefined, closedAt: undefined }),
      apply: (transaction, before, _old, state) => {
        const mapped = before.closedAt === undefined ? undefined : transaction.mapping.map(before.closedAt, -1);
        const closes = transaction.getMeta(key) === 'close';
        const closedAt = closes ? before.menu?.from : mapped;
        const found = findSlash(state);
        const wasTyped = transaction.docChanged || before.menu !== undefined;
        if (!found) return { menu: undefined, closedAt: undefined };
        return found.from === closedAt || !wasTyped
          ? { menu: undefined, closedAt }
          : { menu: found, closedAt: undefined };
      },
    },
    props: {
      handleKeyDown: (view, event) => {
        if (!slashMenuOf(view.state)) return false;
        if (event.key === 'Escape') {
          // Escape closes only this menu, and not the dialog around the editor.
          event.stopPropagation();
          event.preventDefault();
          closeSlashMenu(view);
          return true;
        }
        if (event.key === 'ArrowDown') return keys().move(1);
        if (event.key === 'ArrowUp') return keys().move(-1);
        return (event.key === 'Enter' || event.key === 'Tab') && keys().choose();
      },
    },
  });
}

export function slashMenuOf(state: EditorState): SlashMenu | undefined {
  return key.getState(state)?.menu;
}

/** Closes the menu and keeps the typed text. */
export function closeSlashMenu(view: {
  readonly state: EditorState;
  dispatch: (transaction: EditorState['tr']) => void;
}): void {
  view.dispatch(view.state.tr.setMeta(key, 'close'));
}

function findSlash(state: EditorState): SlashMenu | undefined {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type === articleSchema.nodes.codeBlock) return undefined;
  const before = $from.parent.textBetween(
    Math.max(0, $from.parentOffset - longestQuery - 2),
    $from.parentOffset,
    undefined,
    '\ufffc',
  );
  const match = /(?:^|[\s\ufffc])\/([\p{L}\p{N} ]{0,20})$/u.exec(before);
  const query = match?.[1];
  if (query === undefined || query.startsWith(' ')) return undefined;
  return { from: $from.pos - query.length - 1, query };
}
