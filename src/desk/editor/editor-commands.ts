import { lift, setBlockType, splitBlock, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { isAllowedAttribute } from '#shared/rules/article-html.ts';
import { articleSchema, type Picture } from './article-schema.ts';

const { nodes, marks } = articleSchema;

/** Returns the closest node around a position that has one of these types, and where it starts. */
export function findAround($place: ResolvedPos, types: readonly NodeType[]): { node: Node; at: number } | undefined {
  for (let depth = $place.depth; depth > 0; depth -= 1) {
    const node = $place.node(depth);
    if (types.includes(node.type)) return { node, at: $place.before(depth) };
  }
  return undefined;
}

/**
 * Deletes the selection and divides the block at the cursor. If no block is left at the cursor, only deletes, because
 * the library's `splitBlock` would throw an error.
 */
export const divideBlock: Command = (state, dispatch, view) => {
  const deletion = state.tr.deleteSelection();
  const isBlockLeft = deletion.selection.$from.depth > 0;
  if (state.selection instanceof NodeSelection || isBlockLeft) return splitBlock(state, dispatch, view);
  dispatch?.(deletion.scrollIntoView());
  return true;
};

/** Returns whether the selection has a mark or, if nothing is selected, whether text typed now would get it. */
export function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** Makes the selected blocks headings of a level. If they already are, makes them paragraphs again. */
export function toggleHeading(level: 2 | 3 | 4): Command {
  return (state, dispatch) => {
    const { parent } = state.selection.$from;
    const isOn = parent.type === nodes.heading && parent.attrs.level === level;
    return (isOn ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch);
  };
}

export const toggleCode: Command = (state, dispatch) => {
  const isOn = state.selection.$from.parent.type === nodes.codeBlock;
  return setBlockType(isOn ? nodes.paragraph : nodes.codeBlock)(state, dispatch);
};

export const toggleQuote: Command = (state, dispatch) => {
  if (findAround(state.selection.$from, [nodes.blockquote])) return lift(state, dispatch);
  return wrapIn(nodes.blockquote)(state, dispatch);
};

/**
 * Makes the selected blocks a list. If they already are a list of another kind, changes the kind of the list. If they
 * already are a list of this kind, takes them out of it.
 */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = findAround(state.selection.$from, [nodes.bulletList, nodes.orderedList]);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.listItem)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.at, type));
    return true;
  };
}

export const toggleStrong = toggleMark(marks.strong);
export const toggleEm = toggleMark(marks.em);
export const toggleInlineCode = toggleMark(marks.code);

/**
 * Returns the range of the link around the cursor. If text is selected, or the cursor is in no link, returns the range
 * of the selection.
 */
export function linkRange(state: EditorState): { from: number; to: number } {
  const { $from, from, to, empty } = state.selection;
  const mark = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  if (!empty || !mark) return { from, to };
  const start = $from.start();
  let range = { from, to };
  let reached = start;
  const spans: { from: number; to: number; isLink: boolean }[] = [];
  $from.parent.forEach((child) => {
    spans.push({ from: reached, to: reached + child.nodeSize, isLink: mark.isInSet(child.marks) });
    reached += child.nodeSize;
  });
  for (const [index, span] of spans.entries()) {
    if (!span.isLink || span.from > from || span.to < from) continue;
    range = { from: span.from, to: span.to };
    for (let before = index - 1; spans[before]?.isLink; before -= 1) range.from = spans[before]?.from ?? range.from;
    for (let after = index + 1; spans[after]?.isLink; after += 1) range.to = spans[after]?.to ?? range.to;
  }
  return range;
}

/**
 * Sets the link of the selected text, or changes the link around the cursor. If there is neither, inserts the address
 * as linked text.
 */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state);
    const mark = marks.link.create({ href });
    if (from === to) dispatch?.(state.tr.replaceSelectionWith(articleSchema.text(href, [mark]), false));
    else {
      const { tr } = state;
      tr.removeMark(from, to, marks.link).addMark(from, to, mark);
      dispatch?.(tr.setSelection(TextSelection.create(tr.doc, to)));
    }
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkRange(state);
  dispatch?.(state.tr.removeMark(from, to, marks.link));
  return true;
};

/** Returns an address as articles may contain it, or a sentence that says why they may not. */
export function readLink(typed: string): { readonly href: string } | { readonly fault: string } {
  const text = typed.trim();
  if (text === '') return { fault: 'Enter an address, or remove the link.' };
  if (/^tel:/i.test(text)) return { fault: 'Articles cannot have phone links. Write the number as text instead.' };
  const [name, host, ...rest] = text.split('@');
  const isMail = Boolean(name && host?.includes('.')) && rest.length === 0 && !/[\s/:]/.test(text);
  const isHost = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#:]|$)/i.test(text);
  const href = isMail ? `mailto:${text}` : isHost ? `https://${text}` : text;
  const isAddress = /^(?:[a-z]+:|\/|#)/i.test(href);
  if (!isAddress || /\s/.test(href) || !isAllowedAttribute('a', 'href', href))
    return { fault: 'An address starts with https://, http://, mailto:, / or #.' };
  return { href };
}

export const insertRule: Command = (state, dispatch) => {
  dispatch?.(insertBlock(state.tr, nodes.horizontalRule.create()).scrollIntoView());
  return true;
};

export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const cells = (type: NodeType, attributes: object) =>
    Array.from({ length: 3 }, () => type.create(attributes, nodes.paragraph.create()));
  const head = nodes.tableRow.create({ section: 'head' }, cells(nodes.tableHeader, { scope: 'col' }));
  const rows = Array.from({ length: 2 }, () => nodes.tableRow.create(null, cells(nodes.tableCell, {})));
  const transaction = insertBlock(state.tr, nodes.table.create(null, [head, ...rows]), 'inside');
  dispatch?.(transaction.scrollIntoView());
  return true;
};

/**
 * Inserts pictures as figures at the position `at`, or at the cursor. After an insertion at the cursor, the cursor is
 * in the caption of the last picture. Otherwise the cursor stays where it is.
 */
export function insertPictures(pictures: readonly Picture[], at?: number): Command {
  return (state, dispatch) => {
    const { tr, selection } = state;
    const isElsewhere = at !== undefined && at !== selection.to;
    if (isElsewhere) tr.setSelection(TextSelection.near(tr.doc.resolve(at)));
    for (const picture of pictures) insertBlock(tr, nodes.figure.create(picture), 'inside');
    if (isElsewhere) tr.setSelection(selection.getBookmark().map(tr.mapping).resolve(tr.doc));
    else tr.scrollIntoView();
    dispatch?.(tr);
    return true;
  };
}

/** Inserts a block after the block with the cursor, or in place of an empty paragraph with the cursor. */
function insertBlock(tr: Transaction, block: Node, cursor: 'inside' | 'after' = 'after'): Transaction {
  const { $from } = tr.selection;
  const isEmpty = $from.depth > 0 && $from.parent.type === nodes.paragraph && $from.parent.childCount === 0;
  const at = $from.depth === 0 ? $from.pos : isEmpty ? $from.before() : $from.after();
  const replacesParagraph = isEmpty && $from.node(-1).canReplaceWith($from.index(-1), $from.index(-1) + 1, block.type);
  if (replacesParagraph) tr.replaceWith(at, at + $from.parent.nodeSize, block);
  else tr.insert(at, block);
  if (cursor === 'inside') return tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
  const end = at + block.nodeSize;
  if (!tr.doc.resolve(end).nodeAfter?.isTextblock) tr.insert(end, nodes.paragraph.create());
  return tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1)));
}

/** Turns the first row of the table around the cursor into a row of headings, or back into an ordinary row. */
export const toggleHeadRow: Command = (state, dispatch) => {
  const table = findAround(state.selection.$from, [nodes.table]);
  const row = table?.node.firstChild;
  if (!table || !row) return false;
  const isHead = row.attrs.section === 'head';
  const { tr } = state;
  tr.setNodeMarkup(table.at + 1, null, { section: isHead ? 'body' : 'head' });
  row.forEach((cell, offset) => {
    const { colspan, rowspan } = cell.attrs;
    const attributes = isHead ? { colspan, rowspan } : { colspan, rowspan, scope: 'col' };
    tr.setNodeMarkup(table.at + 2 + offset, isHead ? nodes.tableCell : nodes.tableHeader, attributes);
  });
  dispatch?.(tr);
  return true;
};

export function setTableCaption(caption: string): Command {
  return (state, dispatch) => {
    const table = findAround(state.selection.$from, [nodes.table]);
    if (!table) return false;
    dispatch?.(state.tr.setNodeAttribute(table.at, 'caption', caption));
    return true;
  };
}
