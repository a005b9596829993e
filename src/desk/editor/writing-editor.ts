import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { closeHistory, history, redoDepth, undoDepth } from 'prosemirror-history';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type Command, EditorState, NodeSelection, Plugin, TextSelection } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { articleSchema } from './article-schema.ts';
import type { ArticleText } from './article-text.ts';
import { arrivingPictures, countFound, foundWords, markedWords } from './decorations.ts';
import { findAround, hasMark } from './editor-commands.ts';
import { editorKeys, firstCharacter, markdownRules } from './editor-keys.ts';
import { parseHtml, textOf } from './html-tree.ts';
import { figureView, inlinePictureView, keptView } from './node-views.ts';
import { type PastedContent, readPastedHtml } from './pasted-html.ts';
import { isHtmlSource, isMarkdown, readPastedAddress, readPlainText } from './pasted-text.ts';
import { isJumpToEdge, settleAtCursor } from './settled-scroll.ts';
import { type SlashKeys, slashMenuPlugin } from './slash-menu.ts';

const { nodes, marks } = articleSchema;

/** Maximum length of the content that the server accepts, in characters. A longer paste is refused. */
const longestContent = 500_000;
/**
 * Maximum length of HTML on the clipboard that is parsed, in characters. Other programs add much markup to a text, so
 * it is larger than `longestContent`.
 */
const longestClipboard = 5_000_000;

export interface EditorEvents {
  /** Called after the document, the selection or the menu has changed. */
  readonly onState: (state: EditorState, isDocChanged: boolean) => void;
  readonly onBlur: () => void;
  readonly editLink: () => void;
  readonly findWords: () => void;
  readonly toToolbar: () => void;
  readonly editAltText: () => void;
  readonly slashKeys: () => SlashKeys;
  /** Shows a sentence about a paste, for example which parts were left out. */
  readonly say: (sentence: string) => void;
  /** Called with picture files that were dropped or pasted. */
  readonly takePictureFiles: (files: readonly File[], view: EditorView) => void;
}

export function createWritingEditor(
  place: HTMLElement,
  text: ArticleText,
  attributes: Readonly<Record<string, string>>,
  events: EditorEvents,
): EditorView {
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({
      doc: text.doc,
      plugins: [
        slashMenuPlugin(events.slashKeys),
        markdownRules,
        ...editorKeys(events),
        firstCharacter,
        history(),
        dropCursor({ color: 'var(--wattle)', width: 3 }),
        gapCursor(),
        tableEditing(),
        lastParagraph,
        placeholder,
        arrivingPictures,
        markedWords,
        foundWords,
      ],
    }),
    attributes: { ...attributes },
    nodeViews: { figure: figureView(events.editAltText), image: inlinePictureView, kept: keptView },
    dispatchTransaction: (transaction) => {
      view.updateState(view.state.apply(transaction));
      events.onState(view.state, transaction.docChanged);
    },
    handleDOMEvents: {
      blur: () => {
        events.onBlur();
        return false;
      },
      keydown: (_view, event) => {
        if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) tellSelection();
        if (isJumpToEdge(event)) settleAtCursor(view);
        return false;
      },
      // The library would let the browser parse the HTML, which the page's security policy forbids. So the editor
      // handles a paste itself.
      paste: (_view, event) => takePaste(view, event, events),
      drop: (_view, event) => !view.dragging && takeDrop(view, event, events),
      click: (_view, event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
        return false;
      },
    },
  });
  return view;
}

/**
 * Makes the editor read the page's selection before a command runs. The browser reports a new selection only some time
 * after the key press. Without this function, a quick Ctrl+K would link the words that were selected before.
 */
function tellSelection(): void {
  document.dispatchEvent(new Event('selectionchange'));
}

export type EditorFacts = ReturnType<typeof readFacts>;

export function readFacts(state: EditorState) {
  const { $from } = state.selection;
  const heading: number | undefined = $from.parent.attrs.level;
  const list = findAround($from, [nodes.bulletList, nodes.orderedList])?.node.type;
  const selected = state.selection instanceof NodeSelection ? state.selection.node : undefined;
  const figure = selected?.type === nodes.figure ? state.selection.from : findAround($from, [nodes.figure])?.at;
  const link = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  const href: string | undefined = link && (link.attrs.href ?? '');
  return {
    heading,
    strong: hasMark(state, marks.strong),
    em: hasMark(state, marks.em),
    link: href,
    bulletList: list === nodes.bulletList,
    orderedList: list === nodes.orderedList,
    quote: findAround($from, [nodes.blockquote]) !== undefined,
    table: findAround($from, [nodes.table]) !== undefined,
    picture: figure,
    found: countFound(state),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

export function runCommand(view: EditorView, command: Command): boolean {
  return command(view.state, view.dispatch, view);
}

/**
 * Adds an empty paragraph at the end of the document, so that a person can type below a table or a picture. While
 * empty, the paragraph is not part of the content.
 */
const lastParagraph = new Plugin({
  appendTransaction: (_transactions, _old, state) => {
    const last = state.doc.lastChild;
    if (last?.isTextblock && last.type !== nodes.figure && last.type !== nodes.codeBlock) return null;
    return state.tr.insert(state.doc.content.size, nodes.paragraph.create()).setMeta('addToHistory', false);
  },
});

/** Shows a hint in an empty document. */
const placeholder = new Plugin({
  props: {
    decorations: ({ doc }) => {
      const only = doc.childCount === 1 ? doc.firstChild : null;
      if (only?.type !== nodes.paragraph || only.childCount > 0) return null;
      return DecorationSet.create(doc, [
        Decoration.node(0, only.nodeSize, {
          'data-placeholder': 'Write, or type / for headings, lists, tables and more',
        }),
      ]);
    },
  },
});

function takePaste(view: EditorView, event: ClipboardEvent, events: EditorEvents): boolean {
  const data = event.clipboardData;
  if (!data) return false;
  event.preventDefault();
  // Visual Studio Code describes the colours of a text as HTML. Only its plain text says what it is.
  const html = data.types.includes('vscode-editor-data') ? '' : data.getData('text/html');
  const files = [...data.files];
  if (files.length > 0 && (html.length > longestClipboard || textOf(parseHtml(html)).trim() === '')) {
    events.takePictureFiles(files, view);
    return true;
  }
  insertClipboard(view, html, data.getData('text/plain'), events);
  return true;
}

function takeDrop(view: EditorView, event: DragEvent, events: EditorEvents): boolean {
  const data = event.dataTransfer;
  if (!data) return false;
  event.preventDefault();
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (place) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
  const files = [...data.files];
  if (files.length > 0) events.takePictureFiles(files, view);
  else insertClipboard(view, data.getData('text/html'), data.getData('text/plain'), events);
  view.focus();
  return true;
}

const tooLong = 'That is too long: an article can have at most 500,000 characters. Nothing was pasted.';

function insertClipboard(view: EditorView, html: string, plain: string, events: EditorEvents): void {
  const text = plain.replace(/^\ufeff/, '');
  if (html.length > longestClipboard || text.length > longestContent) events.say(tooLong);
  else if (view.state.selection.$from.parent.type === nodes.codeBlock) {
    const exact = text.replace(/\r\n?/g, '\n');
    view.dispatch(view.state.tr.insertText(exact).scrollIntoView().setMeta('uiEvent', 'paste'));
  } else if (insertAddress(view, html, text)) return;
  else if (isHtmlSource(text)) insertSource(view, text, 'HTML', events)(text);
  else if (html.trim() === '' && isMarkdown(text)) insertMarkdown(view, text, events);
  else if (html.trim() === '') insertBlocks(view, readPlainText(text));
  else {
    const own = /data-pm-slice="(\d+) (\d+)/.exec(html);
    const pasted = readPastedHtml(html);
    const { blocks } = pasted;
    if (lengthOf(blocks) > longestContent) {
      events.say(tooLong);
      return;
    }
    insertBlocks(view, blocks, own ? { start: Number(own[1]), end: Number(own[2]) } : undefined);
    const sentences = leftOut(pasted);
    if (sentences.length > 0) events.say(sentences.join(' '));
  }
}

/** Returns the number of characters in these blocks. Tags are not counted. */
function lengthOf(blocks: readonly Node[]): number {
  return blocks.reduce((total, block) => total + block.textContent.length, 0);
}

/** Links the selected words if only an address was pasted. If no words are selected, inserts the address as a link. */
function insertAddress(view: EditorView, html: string, text: string): boolean {
  const href = readPastedAddress(text);
  const { selection, tr, doc } = view.state;
  if (href === undefined || !(selection instanceof TextSelection)) return false;
  const link = marks.link.create({ href });
  const { from, to, empty } = selection;
  if (!empty && readPastedAddress(doc.textBetween(from, to, ' ')) === undefined) tr.addMark(from, to, link);
  // A browser may have copied the title of the page as HTML.
  else if (html.trim() === '' || textOf(parseHtml(html)).trim() === text.trim())
    tr.replaceSelectionWith(articleSchema.text(text.trim(), [link]), false);
  else return false;
  view.dispatch(tr.scrollIntoView().setMeta('uiEvent', 'paste'));
  return true;
}

/**
 * Inserts HTML or Markdown source as plain text. Returns a function that replaces this text with content, which must be
 * given as HTML. One undo then shows the plain text.
 */
function insertSource(
  view: EditorView,
  text: string,
  language: 'HTML' | 'Markdown',
  events: EditorEvents,
): (html: string) => void {
  const before = view.state;
  insertBlocks(view, readPlainText(text));
  const { doc } = view.state;
  return (html) => {
    const pasted = readPastedHtml(html, { keepsDeleted: true });
    const { blocks } = pasted;
    // The person may have typed while the code that reads Markdown was loaded.
    if (view.isDestroyed || view.state.doc !== doc || blocks.length === 0) return;
    // The inserted text ends where the unchanged rest of the document begins.
    const from = before.selection.from;
    const to = doc.content.size - (before.doc.content.size - before.selection.to);
    const selection = TextSelection.between(doc.resolve(from), doc.resolve(Math.max(from, to)));
    view.dispatch(closeHistory(view.state.tr.setSelection(selection)));
    insertBlocks(view, blocks);
    events.say([`The pasted ${language} became content. Undo gives back its text.`, ...leftOut(pasted)].join(' '));
  };
}

function insertMarkdown(view: EditorView, text: string, events: EditorEvents): void {
  const format = insertSource(view, text, 'Markdown', events);
  // A footnote looks like the address of a link. It stays text, because articles have no footnotes.
  const tokenizer = { def: (source: string) => (/^ {0,3}\[\^/.test(source) ? undefined : false) } as const;
  import('marked').then(
    ({ Marked }) => format(new Marked({ gfm: true, breaks: true, tokenizer }).parse(text, { async: false })),
    // If the code cannot be loaded, the text stays as it is.
    (error: unknown) => console.warn(error),
  );
}

function insertBlocks(
  view: EditorView,
  blocks: readonly Node[],
  open?: { readonly start: number; readonly end: number },
): void {
  const [first] = blocks;
  const last = blocks.at(-1);
  if (!first || !last) return;
  const fragment = Fragment.from([...blocks]);
  const most = Slice.maxOpen(fragment);
  const isText = (block: Node) =>
    block.type === nodes.paragraph || (blocks.length === 1 && block.type === nodes.heading);
  const start = open ? Math.min(open.start, most.openStart) : isText(first) ? 1 : 0;
  const end = open ? Math.min(open.end, most.openEnd) : isText(last) ? 1 : 0;
  view.dispatch(
    view.state.tr
      .replaceSelection(new Slice(fragment, start, end))
      .scrollIntoView()
      .setMeta('uiEvent', 'paste'),
  );
}

/** Returns the sentences about what a paste did not keep. */
function leftOut({ pictures, isTooDeep }: PastedContent): string[] {
  const sentences: string[] = [];
  if (isTooDeep) sentences.push('It was nested too deeply, so parts of it became plain text.');
  if (pictures === 1)
    sentences.push('One picture was left out: pictures of other sites are not shown. Upload it instead.');
  if (pictures > 1)
    sentences.push(`${pictures} pictures were left out: pictures of other sites are not shown. Upload them instead.`);
  return sentences;
}
