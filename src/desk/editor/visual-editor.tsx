import type { EditorState } from 'prosemirror-state';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import {
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { textWasClosed } from '#desk/pictures/use-picture-source.tsx';
import { holdPlace } from './arriving-pictures.ts';
import type { ArticleText } from './article-text.ts';
import type { PictureSource, TextHandle } from './content-field.tsx';
import { Notice } from './content-notices.tsx';
import { type ContentSummary, summariseDocument } from './content-summary.ts';
import { delayText } from './delayed-text.ts';
import { type EditorFacts, insertPictures } from './editor-commands.ts';
import { LinkPanel, PicturePanel, TablePanel } from './editor-panels.tsx';
import { markWords } from './marked-words.ts';
import { SlashList } from './slash-list.tsx';
import { type SlashKeys, slashMenuOf } from './slash-menu.ts';
import { Toolbar } from './toolbar.tsx';
import { createWritingEditor, readFacts, runCommand } from './writing-editor.ts';

interface VisualEditorProps {
  readonly handle: Ref<TextHandle>;
  readonly label: string;
  readonly text: ArticleText;
  readonly error: string | undefined;
  readonly modeSwitch: ReactNode;
  readonly pictures: PictureSource | undefined;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  readonly onSummary: (summary: ContentSummary) => void;
}

/** Delay between a change of the text and counting its words, in milliseconds. */
const summaryDelay = 500;

/**
 * The visual editor with its toolbar. The text is written into the form shortly after each change, and before every
 * submit. The props do not change while a person types, so a key press does not render this component.
 */
export const VisualEditor = memo(function VisualEditor(props: VisualEditorProps) {
  const { handle, label, text, error, modeSwitch, pictures, onChange, onSummary } = props;
  const { toasts } = useDesk();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const slashKeys = useRef<SlashKeys>({ move: () => false, choose: () => false });
  const labelId = useId();
  const errorId = useId();
  const listId = useId();
  const [view, setView] = useState<EditorView>();
  const [facts, setFacts] = useState<EditorFacts>();
  const [slash, setSlash] = useState<ReturnType<typeof slashMenuOf>>();
  const [panel, setPanel] = useState<'link' | 'alt'>();
  const [said, setSaid] = useState<string>();
  const [uploads, setUploads] = useState(0);
  const written = useRef<string>(undefined);
  const passOn = useEffectEvent((html: string) => onChange(html));
  const blurred = useEffectEvent(() => props.onBlur());
  const summarised = useEffectEvent((summary: ContentSummary) => onSummary(summary));
  const isInvalid = error !== undefined;
  const menuOpen = slash !== undefined;
  const attributes = useMemo(
    (): Readonly<Record<string, string>> => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-invalid': String(isInvalid),
      ...(isInvalid ? { 'aria-describedby': errorId } : {}),
      ...(menuOpen ? { 'aria-haspopup': 'listbox', 'aria-controls': listId } : {}),
      class: 'prose writing-text',
      spellcheck: 'true',
    }),
    [labelId, errorId, listId, isInvalid, menuOpen],
  );
  const firstAttributes = useEffectEvent(() => attributes);

  const choose = async ({ choose: open }: PictureSource, editor: EditorView) => {
    try {
      const chosen = await open();
      if (chosen.length > 0) runCommand(editor, insertPictures(chosen));
      editor.focus();
    } catch (failure) {
      setSaid(failure instanceof Error ? failure.message : 'The picture could not be added.');
    }
  };
  const upload = async ({ upload: send }: PictureSource, files: readonly File[], editor: EditorView) => {
    const place = holdPlace(editor);
    setSaid(undefined);
    setUploads((count) => count + 1);
    const { pictures: added, faults } = await send(files);
    setUploads((count) => count - 1);
    if (editor.isDestroyed) {
      toasts.error([...faults, ...(added.length > 0 ? [textWasClosed] : [])].join(' '));
      return;
    }
    const at = place.at();
    place.release();
    if (added.length > 0) runCommand(editor, insertPictures(added, at));
    if (faults.length > 0) setSaid(faults.join(' '));
  };
  const takeFiles = useEffectEvent((files: readonly File[], editor: EditorView) => {
    if (!pictures) return false;
    void upload(pictures, files, editor);
    return true;
  });

  // The cleanup writes the last typed text into the form. It must run before the form's own effects are cleaned up, so
  // this is a layout effect.
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    let summaryTimer: ReturnType<typeof setTimeout> | undefined;
    const summarise = () => {
      summaryTimer = undefined;
      summarised(summariseDocument(editor.state.doc));
    };
    const delayed = delayText(element, () => {
      const html = text.toHtml(editor.state.doc);
      if (html !== written.current) {
        written.current = html;
        passOn(html);
      }
      summaryTimer ??= setTimeout(summarise, summaryDelay);
    });
    const onState = (state: EditorState, isDocChanged: boolean) => {
      const next = readFacts(state);
      setFacts((before) => (before && isSameFacts(before, next) ? before : next));
      const menu = slashMenuOf(state);
      setSlash((before) => (before?.from === menu?.from && before?.query === menu?.query ? before : menu));
      if (isDocChanged) delayed.change();
    };
    const editor: EditorView = createWritingEditor(element, text, firstAttributes(), {
      onState,
      onBlur: () => {
        delayed.flush();
        blurred();
      },
      editLink: () => setPanel('link'),
      editAltText: () => setPanel('alt'),
      toToolbar: () => toolbar.current?.querySelector('button')?.focus(),
      slashKeys: () => slashKeys.current,
      say: setSaid,
      takePictureFiles: (files) => takeFiles(files, editor),
    });
    written.current = text.toHtml(editor.state.doc);
    setView(editor);
    setFacts(readFacts(editor.state));
    summarised(summariseDocument(editor.state.doc));
    return () => {
      delayed.stop();
      clearTimeout(summaryTimer);
      editor.destroy();
    };
  }, [text]);

  useEffect(() => view?.setProps({ attributes: { ...attributes } }), [view, attributes]);
  useEffect(() => {
    if (view && !view.isDestroyed) markWords(view, panel === 'link');
  }, [view, panel]);

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
      jumpTo: (at) => {
        if (!view) return;
        const { tr, doc } = view.state;
        view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at + 1))));
        view.focus();
        // Only the browser knows which blocks it has not laid out yet, so the browser does the scrolling.
        const block = view.nodeDOM(at);
        if (block instanceof HTMLElement) block.scrollIntoView({ block: 'center' });
      },
    }),
    [view, text, onChange],
  );

  const openLink = useCallback(() => setPanel('link'), []);
  const closePanel = () => {
    setPanel(undefined);
    view?.focus();
  };
  const choosePictures = pictures && view ? () => void choose(pictures, view) : undefined;
  return (
    <div ref={frame} className="relative">
      <div className="sticky short:static top-0 z-10 border-line border-b bg-paper pt-2 pb-1 lg:-top-5">
        <div className="flex items-center gap-2">
          {view && facts && (
            <Toolbar
              ref={toolbar}
              view={view}
              facts={facts}
              onLink={openLink}
              {...(choosePictures ? { onPicture: choosePictures } : {})}
            />
          )}
          <div className="ml-auto">{modeSwitch}</div>
        </div>
        {view && panel === 'link' && <LinkPanel view={view} href={facts?.link} onClose={closePanel} />}
        {view && facts?.picture !== undefined && panel !== 'link' && (
          <PicturePanel view={view} at={facts.picture} isFocused={panel === 'alt'} onClose={closePanel} />
        )}
        {view && facts?.table && panel !== 'link' && <TablePanel view={view} />}
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on a label moves the focus to its field. Keys reach the field without it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: this is the label of the field below, which a label element cannot name. */}
      <span id={labelId} className="mt-3 block text-muted text-sm" onClick={() => view?.focus()}>
        {label}
      </span>
      <div ref={place} className="mt-1" />
      {error !== undefined && (
        <p id={errorId} className="mt-1 font-medium text-rata text-sm">
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {uploads > 0 ? 'Uploading…' : ''}
      </p>
      <div aria-live="polite" className="sticky short:static bottom-2 z-10 mt-2 empty:hidden">
        {said !== undefined && (
          <Notice text={said}>
            <button
              type="button"
              className="min-h-target cursor-pointer rounded-field px-3 font-semibold text-bush"
              onClick={() => {
                setSaid(undefined);
                view?.focus();
              }}
            >
              Dismiss
            </button>
          </Notice>
        )}
      </div>
      {view && slash && (
        <SlashList
          view={view}
          menu={slash}
          listId={listId}
          keys={slashKeys}
          frame={frame}
          {...(choosePictures ? { onPicture: choosePictures } : {})}
        />
      )}
    </div>
  );
});

function isSameFacts(one: EditorFacts, other: EditorFacts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
