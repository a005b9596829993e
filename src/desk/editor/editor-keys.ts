import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  setBlockType,
} from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin, TextSelection } from 'prosemirror-state';
import { goToNextCell } from 'prosemirror-tables';
import { articleSchema } from './article-schema.ts';
import {
  divideBlock,
  findAround,
  readLink,
  toggleCode,
  toggleEm,
  toggleHeading,
  toggleInlineCode,
  toggleList,
  toggleQuote,
  toggleStrong,
} from './editor-commands.ts';
import type { EditorEvents } from './writing-editor.ts';

const { nodes, marks } = articleSchema;

/**
 * The key combinations of the editor and what they do, as the list of keys shows them. `Mod` means Ctrl, or Command on
 * a Mac.
 */
export const writingKeys: readonly (readonly [keys: string, does: string])[] = [
  ['Mod B', 'Bold'],
  ['Mod I', 'Italic'],
  ['Mod E', 'Code'],
  ['Mod K', 'Link'],
  ['Mod H', 'Find and replace'],
  ['Mod Alt 2', 'Heading'],
  ['Mod Alt 3', 'Smaller heading'],
  ['Mod Alt 0', 'Paragraph'],
  ['Mod Shift 7', 'Numbered list'],
  ['Mod Shift 8', 'Bulleted list'],
  ['Mod Shift 9', 'Quote'],
  ['Shift Enter', 'New line in the paragraph'],
  ['Tab', 'Next cell, or one level further in a list'],
  ['Mod S', 'Save and stay here'],
  ['Mod Z', 'Undo'],
  ['Mod Shift Z', 'Redo'],
  ['Alt F10', 'To the formatting buttons'],
  ['/', 'Menu of what can be added'],
  ['## space', 'Heading'],
  ['- space', 'Bulleted list'],
  ['1. space', 'Numbered list'],
  ['> space', 'Quote'],
  ['**bold**', 'Bold'],
  ['[words](address)', 'Link'],
];

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

/** If the cursor is in a caption, adds a paragraph below the picture and moves the cursor there. */
const leaveCaption: Command = (state, dispatch) => {
  const figure = findAround(state.selection.$from, [nodes.figure]);
  if (!figure) return false;
  const end = figure.at + figure.node.nodeSize;
  const { tr } = state;
  tr.insert(end, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView());
  return true;
};

/** At the end of a code block that ends with two line breaks, removes these and continues in a new paragraph below. */
const leaveCode: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type !== nodes.codeBlock || $from.parentOffset !== $from.parent.content.size) return false;
  if (!$from.parent.textContent.endsWith('\n\n')) return false;
  const { tr } = state;
  tr.delete($from.pos - 2, $from.pos);
  const end = tr.mapping.map($from.after());
  tr.insert(end, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView());
  return true;
};

/**
 * Turns a heading or code block into a paragraph if the cursor is at its start. Backspace tries this before it joins
 * the block with the one above.
 */
const resetBlock: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  if ($from.parent.type !== nodes.heading && $from.parent.type !== nodes.codeBlock) return false;
  return setBlockType(nodes.paragraph)(state, dispatch);
};

/** Moves a list item one level up if the cursor is at its start. */
const liftAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.depth < 2) return false;
  if ($from.node(-1).type !== nodes.listItem || $from.index(-1) > 0) return false;
  return liftListItem(nodes.listItem)(state, dispatch);
};

/**
 * Returns the plugins for the editor's keys. Tab moves to the next table cell, or changes the level of a list item.
 * Elsewhere Tab leaves the editor, because people who use only a keyboard must be able to get out.
 */
export function editorKeys(actions: Pick<EditorEvents, 'editLink' | 'findWords' | 'toToolbar'>): Plugin[] {
  const act =
    (run: () => void): Command =>
    () => {
      run();
      return true;
    };
  return [
    keymap({
      'Mod-b': toggleStrong,
      'Mod-i': toggleEm,
      'Mod-e': toggleInlineCode,
      'Mod-k': act(actions.editLink),
      'Mod-h': act(actions.findWords),
      'Alt-F10': act(actions.toToolbar),
      'Mod-Alt-2': toggleHeading(2),
      'Mod-Alt-3': toggleHeading(3),
      'Mod-Alt-4': toggleHeading(4),
      'Mod-Alt-0': setBlockType(nodes.paragraph),
      'Mod-Shift-7': toggleList(nodes.orderedList),
      'Mod-Shift-8': toggleList(nodes.bulletList),
      'Mod-Shift-9': toggleQuote,
      'Mod-Alt-c': toggleCode,
      'Mod-z': undo,
      'Shift-Mod-z': redo,
      'Mod-y': redo,
      Enter: chainCommands(
        leaveCaption,
        leaveCode,
        splitListItem(nodes.listItem),
        newlineInCode,
        createParagraphNear,
        liftEmptyBlock,
        divideBlock,
      ),
      'Shift-Enter': chainCommands(exitCode, breakLine),
      Backspace: chainCommands(undoInputRule, resetBlock, liftAtStart),
      Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.listItem)),
      'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.listItem)),
    }),
    keymap(baseKeymap),
  ];
}

/**
 * Inserts the first character of an empty block, so that the browser does not. If a key press has just created the
 * block, Chromium leaves the cursor in front of this character. The next characters would then come before it.
 */
export const firstCharacter: Plugin = new Plugin({
  props: {
    handleKeyPress: (view, { key }) => {
      const { $from, from, empty } = view.state.selection;
      // If a key types a character, `key` is this character and has at most two code units. Other keys have longer
      // names, such as "Enter".
      if (key.length > 2 || !empty || !$from.parent.isTextblock || $from.parent.content.size > 0) return false;
      const insert = () => view.state.tr.insertText(key).scrollIntoView();
      if (!view.someProp('handleTextInput', (handle) => handle(view, from, from, key, insert))) view.dispatch(insert());
      return true;
    },
  },
});

/** Returns a rule that removes a pair of Markdown signs and marks the text between them. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, match, start, end) => {
    const [whole, before = '', text = ''] = match;
    const from = start + before.length;
    if (!text.trim() || state.doc.resolve(start).parent.type.spec.code) return null;
    if (state.doc.rangeHasMark(from, end, marks.code)) return null;
    const { tr } = state;
    const signs = (whole.length - before.length - text.length) / 2;
    // This rule runs before the last character of the closing sign is inserted, so that character is not deleted here.
    tr.delete(from + signs + text.length, end).delete(from, from + signs);
    return tr.addMark(from, from + text.length, type.create()).removeStoredMark(type);
  });
}

export const markdownRules: Plugin = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
    // One # makes a title in Markdown. The highest level in articles is 2, so here it makes a heading of level 2.
    textblockTypeInputRule(/^#\s$/, nodes.heading, { level: 2 }),
    textblockTypeInputRule(/^```$/, nodes.codeBlock),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bulletList),
    wrappingInputRule(/^\s*1[.)]\s$/, nodes.orderedList),
    new InputRule(/^(?:---|___|\*\*\*)$/, (state, _match, start, end) => {
      const $start = state.doc.resolve(start);
      const index = $start.index(-1);
      if (!$start.node(-1).canReplaceWith(index, index, nodes.horizontalRule)) return null;
      const { tr } = state;
      tr.delete(start, end).insert($start.before(), nodes.horizontalRule.create());
      return tr.setSelection(TextSelection.create(tr.doc, start + 1));
    }),
    markRule(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
    markRule(/(^|[^_\p{L}\p{N}])__([^_\s](?:[^_]*[^_\s])?)__$/u, marks.strong),
    markRule(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
    markRule(/(^|[^_\p{L}\p{N}])_([^_\s](?:[^_]*[^_\s])?)_$/u, marks.em),
    markRule(/(^|[^`])`([^`]+)`$/, marks.code),
    new InputRule(/\[([^[\]]+)\]\(([^()\s]+)\)$/, (state, [, words = '', address = ''], start, end) => {
      const link = readLink(address);
      if ('fault' in link) return null;
      return state.tr.replaceWith(start, end, articleSchema.text(words, [marks.link.create(link)]));
    }),
  ],
});
