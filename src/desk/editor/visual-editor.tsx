import type { EditorView } from 'prosemirror-view';
import { memo, type Ref, useEffect, useRef, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { type PictureSource, textWasClosed } from '#desk/pictures/use-picture-source.tsx';
import { lazyPart } from '#desk/ui/lazy-place.tsx';
import type { ArticleText } from './article-text.ts';
import type { TextHandle } from './content-field.tsx';
import { Notice } from './content-notices.tsx';
import type { ContentSummary } from './content-summary.ts';
import { holdPlace, markWords } from './decorations.ts';
import { insertPictures } from './editor-commands.ts';
import type { OpenPanel } from './editor-panels.tsx';
import { SlashList } from './slash-list.tsx';
import type { SlashKeys } from './slash-menu.ts';
import { Toolbar } from './toolbar.tsx';
import { useVisualText } from './use-visual-text.ts';
import { runCommand } from './writing-editor.ts';

interface VisualEditorProps {
  readonly handle: Ref<TextHandle>;
  readonly label: string;
  readonly text: ArticleText;
  readonly error: string | undefined;
  readonly pictures: PictureSource;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  readonly onSummary: (summary: ContentSummary) => void;
  /** Whether it opens with the panel that finds words, because a person wanted to find some in the HTML. */
  readonly isFinding: boolean;
}

/**
 * The visual editor with its toolbar. The props do not change while a person types, so a key press renders this
 * component only if it changes the toolbar or the menu.
 */
export const VisualEditor = memo(function VisualEditor(props: VisualEditorProps) {
  const { label, error, pictures, onBlur, isFinding, ...text } = props;
  const frame = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const slashKeys = useRef<SlashKeys>({ move: () => false, choose: () => false });
  const [panel, setPanel] = useState<OpenPanel | undefined>(isFinding ? 'find' : undefined);
  const [said, setSaid] = useState(isFinding ? 'Visual is open, because it finds words.' : undefined);
  const adding = useAddedPictures(pictures, setSaid);
  const { place, editor, ids } = useVisualText({
    ...text,
    isInvalid: error !== undefined,
    events: {
      onBlur,
      editLink: () => setPanel('link'),
      findWords: () => setPanel('find'),
      editAltText: () => setPanel('alt'),
      toToolbar: () => toolbar.current?.querySelector('button')?.focus(),
      slashKeys: () => slashKeys.current,
      say: setSaid,
      takePictureFiles: adding.upload,
    },
  });
  const view = editor?.view;
  useEffect(() => {
    if (view && !view.isDestroyed) markWords(view, panel === 'link');
  }, [view, panel]);
  const closePanel = () => {
    setPanel(undefined);
    view?.focus();
  };
  return (
    <div ref={frame} className="group relative">
      <div className="sticky short:static top-15 z-10 border-line border-b bg-paper pb-1 sm:top-11 lg:top-6">
        <div className="-ml-3 flex items-center">
          {editor && (
            <Toolbar
              ref={toolbar}
              {...editor}
              onLink={() => setPanel('link')}
              onFind={() => setPanel('find')}
              onPicture={() => void adding.choose(editor.view)}
            />
          )}
        </div>
        {editor && <Panels editor={editor} panel={panel} onClose={closePanel} />}
      </div>
      <span id={ids.label} className="sr-only">
        {label}
      </span>
      <div ref={place} className="mt-2" />
      {error !== undefined && (
        <p id={ids.error} className="mt-1 font-medium text-rata text-sm">
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {adding.isUploading ? 'Uploading…' : ''}
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
      {editor?.menu && (
        <SlashList
          view={editor.view}
          menu={editor.menu}
          listId={ids.menu}
          keys={slashKeys}
          frame={frame}
          onPicture={() => void adding.choose(editor.view)}
        />
      )}
    </div>
  );
});

/** The panels below the toolbar. Their code is loaded as soon as the editor is there. */
const Panels = lazyPart(async () => (await import('./editor-panels.tsx')).Panels, {
  failure: 'The panels of the editor could not be loaded.',
});

/** Returns functions that add pictures to the text. `say` shows why some could not be added. */
function useAddedPictures(source: PictureSource, say: (sentence: string | undefined) => void) {
  const { toasts } = useDesk();
  const [uploads, setUploads] = useState(0);
  /** Uploads files and adds them at the cursor. */
  const upload = async (files: readonly File[], view: EditorView) => {
    const place = holdPlace(view);
    say(undefined);
    setUploads((count) => count + 1);
    const { pictures, faults } = await source.upload(files);
    setUploads((count) => count - 1);
    if (view.isDestroyed) {
      toasts.error([...faults, ...(pictures.length > 0 ? [textWasClosed] : [])].join(' '));
      return;
    }
    const at = place.at();
    place.release();
    if (pictures.length > 0) runCommand(view, insertPictures(pictures, at));
    if (faults.length > 0) say(faults.join(' '));
  };
  return {
    isUploading: uploads > 0,
    choose: async (view: EditorView) => {
      try {
        const chosen = await source.choose();
        if (chosen.length > 0) runCommand(view, insertPictures(chosen));
        view.focus();
      } catch (failure) {
        say(failure instanceof Error ? failure.message : 'The picture could not be added.');
      }
    },
    upload,
  };
}
