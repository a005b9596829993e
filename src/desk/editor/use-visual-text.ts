import type { Node } from 'prosemirror-model';
import { type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import {
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ArticleText } from './article-text.ts';
import type { TextHandle } from './content-field.tsx';
import { type ContentSummary, summariseDocument } from './content-summary.ts';
import { delayText } from './delayed-text.ts';
import { type SlashMenu, slashMenuOf } from './slash-menu.ts';
import { createWritingEditor, type EditorEvents, type EditorFacts, readFacts } from './writing-editor.ts';

/** Delay between a change of the text and counting its words, in milliseconds. */
const summaryDelay = 500;

/** The editor after it was created, and what its toolbar and menu show. */
export interface OpenEditor {
  readonly view: EditorView;
  readonly facts: EditorFacts;
  readonly menu: SlashMenu | undefined;
}

interface VisualTextParts {
  readonly handle: Ref<TextHandle>;
  readonly text: ArticleText;
  readonly isInvalid: boolean;
  readonly events: Omit<EditorEvents, 'onState'>;
  readonly onChange: (html: string) => void;
  readonly onSummary: (summary: ContentSummary) => void;
}

/**
 * Creates the editor of a text in the element `place`. The text is written into the form shortly after each change, when
 * it loses the focus, and before every submit. Returns the ids of the elements that describe the text, too.
 */
export function useVisualText({ handle, text, isInvalid, events, onChange, onSummary }: VisualTextParts) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<OpenEditor>();
  const written = useRef<string>(undefined);
  const ids = { label: useId(), error: useId(), menu: useId() };
  const attributes = useAttributes(ids, isInvalid, editor?.menu !== undefined);
  const firstAttributes = useEffectEvent(() => attributes);
  const passOn = useEffectEvent((html: string) => onChange(html));
  const summarised = useEffectEvent((summary: ContentSummary) => onSummary(summary));
  const latest = useEffectEvent(() => events);

  // The cleanup writes the last typed text into the form. It must run before the form's own effects are cleaned up, so
  // this is a layout effect.
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    let summaryTimer: ReturnType<typeof setTimeout> | undefined;
    const summarise = () => {
      summaryTimer = undefined;
      summarised(summariseDocument(view.state.doc));
    };
    const delayed = delayText(element, () => {
      const html = text.toHtml(view.state.doc);
      if (html !== written.current) {
        written.current = html;
        passOn(html);
      }
      summaryTimer ??= setTimeout(summarise, summaryDelay);
    });
    const view: EditorView = createWritingEditor(element, text, firstAttributes(), {
      // What these functions use is the same in every render.
      ...latest(),
      onState: (state, isDocChanged) => {
        setEditor((before) => openEditor(view, state, before));
        if (isDocChanged) delayed.change();
      },
      onBlur: () => {
        delayed.flush();
        latest().onBlur();
      },
    });
    written.current = text.toHtml(view.state.doc);
    setEditor(openEditor(view, view.state));
    summarised(summariseDocument(view.state.doc));
    return () => {
      delayed.stop();
      clearTimeout(summaryTimer);
      view.destroy();
    };
  }, [text]);

  const view = editor?.view;
  useEffect(() => view?.setProps({ attributes: { ...attributes } }), [view, attributes]);
  useImperativeHandle(
    handle,
    () => ({
      focus: () => view?.focus(),
      flush: () => {
        if (!view) return text.toHtml(text.doc);
        const html = text.toHtml(view.state.doc);
        if (html !== written.current) {
          written.current = html;
          onChange(html);
        }
        return html;
      },
      jumpTo: (at) => view && jumpTo(view, at),
      jumpToBlock: (index) => view && jumpTo(view, placeOfBlock(view.state.doc, index)),
    }),
    [view, text, onChange],
  );
  return { place, editor, ids };
}

/** Returns what the toolbar and the menu show. If nothing changed, returns the object that was passed. */
function openEditor(view: EditorView, state: EditorState, before?: OpenEditor): OpenEditor {
  const next = { view, facts: readFacts(state), menu: slashMenuOf(state) };
  if (before?.view !== view) return next;
  const isSame = JSON.stringify([before.facts, before.menu]) === JSON.stringify([next.facts, next.menu]);
  return isSame ? before : next;
}

function useAttributes(
  { label, error, menu }: { readonly label: string; readonly error: string; readonly menu: string },
  isInvalid: boolean,
  isMenuOpen: boolean,
) {
  return useMemo(
    (): Readonly<Record<string, string>> => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': label,
      'aria-invalid': String(isInvalid),
      ...(isInvalid ? { 'aria-describedby': error } : {}),
      ...(isMenuOpen ? { 'aria-haspopup': 'listbox', 'aria-controls': menu } : {}),
      class: 'prose writing-text',
      spellcheck: 'true',
    }),
    [label, error, menu, isInvalid, isMenuOpen],
  );
}

/** Returns the position of a top-level block, or of the last one if there are fewer. */
function placeOfBlock(doc: Node, index: number): number {
  const place = Math.min(index, doc.childCount - 1);
  return doc.content.content.slice(0, place).reduce((at, { nodeSize }) => at + nodeSize, 0);
}

function jumpTo(view: EditorView, at: number): void {
  const { tr, doc } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at + 1))));
  view.focus();
  // Only the browser knows which blocks it has not laid out yet, so the browser does the scrolling.
  const block = view.nodeDOM(at);
  if (block instanceof HTMLElement) block.scrollIntoView({ block: 'center' });
}
