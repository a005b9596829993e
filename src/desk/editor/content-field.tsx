import './writing.css';
import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { ArticleControl } from '#desk/articles/article-form.ts';
import { ContentPictures } from '#desk/pictures/content-pictures.tsx';
import type { PictureSource } from '#desk/pictures/use-picture-source.tsx';
import { OptionBar } from '#desk/ui/option-bar.tsx';
import { Count } from '#desk/ui/state-badge.tsx';
import { formatReadTime, readingMinutes } from '#shared/rules/article-presentation.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { type ArticleText, blankLinesToParagraphs, hasBlankLine, type NotVisual, openArticle } from './article-text.ts';
import { HtmlNotices, Notice } from './content-notices.tsx';
import { type ContentSummary, summariseHtml } from './content-summary.ts';
import { createOwnTexts } from './delayed-text.ts';
import { HtmlText } from './html-text.tsx';
import { findRemovedParts, type HtmlNode, hasOtherPicture, parseHtml } from './html-tree.ts';
import { cleanedHtml } from './pasted-html.ts';
import { VisualEditor } from './visual-editor.tsx';

export interface TextHandle {
  readonly focus: () => void;
  readonly flush: () => string;
  readonly jumpTo: (at: number) => void;
  /** Sets the cursor in a top-level block and scrolls to it. */
  readonly jumpToBlock?: (index: number) => void;
}

export interface ContentFieldProps {
  readonly control: ArticleControl;
  readonly hint?: string;
  /** The number of the block at which the text opens. */
  readonly block?: number | undefined;
  /** Called with the counted reading time in minutes, or `undefined` if the content has no words. */
  readonly onMinutes?: (minutes: number | undefined) => void;
  readonly pictures: PictureSource;
}

type Shown =
  | { readonly mode: 'visual'; readonly text: ArticleText; readonly key: number }
  | { readonly mode: 'html'; readonly why: NotVisual | undefined };

type WritingMode = Shown['mode'];

const modes = [
  { id: 'visual', name: 'Visual' },
  { id: 'html', name: 'HTML' },
] as const;

const modeKey = 'bellbird-writing-mode';

/** Returns the mode that was last chosen in this browser. If none was chosen yet, returns `visual`. */
function rememberedMode(): WritingMode {
  return localStorage.getItem(modeKey) === 'html' ? 'html' : 'visual';
}

const label = 'Content';
/** Delay between the last change and counting words, in milliseconds. */
const summaryDelay = 400;
let openedTexts = 0;

function show(html: string, mode: WritingMode): Shown {
  if (mode === 'html') return { mode, why: undefined };
  const opened = openArticle(html);
  if (opened.kind !== 'visual') return { mode: 'html', why: opened };
  openedTexts += 1;
  return { mode: 'visual', text: opened, key: openedTexts };
}

/**
 * The Content field, in the mode Visual or HTML. In both modes the field has the name Content and changes the same
 * text.
 */
export function ContentField({ control, hint, block, onMinutes, pictures }: ContentFieldProps) {
  const { field, fieldState } = useController({ control, name: 'content' });
  const { value, onChange, onBlur, ref } = field;
  const [shown, setShown] = useState(() => show(value, rememberedMode()));
  /** Whether the person wanted to find words in the HTML. Visual finds them. */
  const [isFinding, setIsFinding] = useState(false);
  const [summary, setSummary] = useState<ContentSummary>();
  const text = useRef<TextHandle>(null);
  const [own] = useState(() => createOwnTexts(value));

  useEffect(() => {
    if (own.isForeign(value)) setShown((before) => (before.mode === 'visual' ? show(value, 'visual') : before));
  }, [own, value]);

  const takeSummary = useCallback((next: ContentSummary) => {
    setSummary((before) => (before && JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, []);

  const change = useCallback(
    (html: string) => {
      own.add(html);
      onChange(html);
    },
    [own, onChange],
  );

  const isVisual = shown.mode === 'visual';
  const isJumped = useRef(false);
  useEffect(() => {
    if (block === undefined || isJumped.current || !summary) return;
    isJumped.current = true;
    text.current?.jumpToBlock?.(block);
  }, [block, summary]);
  useEffect(() => ref({ focus: () => text.current?.focus() }), [ref]);

  const tree = useDelayedTree(isVisual ? undefined : value);
  const htmlSummary = useMemo(() => (tree ? summariseHtml(tree) : undefined), [tree]);
  const found = useMemo(() => findInHtml(tree ?? []), [tree]);
  const current = isVisual ? summary : htmlSummary;
  const minutes = current && current.words > 0 ? readingMinutes(current.words) : undefined;
  useEffect(() => {
    if (current) onMinutes?.(minutes);
  }, [current, minutes, onMinutes]);

  const open = useCallback(
    (mode: WritingMode, finds: boolean) => {
      setIsFinding(finds);
      setShown(show(text.current?.flush() ?? own.newest(), mode));
    },
    [own],
  );
  const find = useCallback(() => open('visual', true), [open]);
  const choose = (mode: WritingMode) => {
    localStorage.setItem(modeKey, mode);
    open(mode, false);
  };
  const replace = (html: string) => {
    change(html);
    setShown(show(html, 'visual'));
  };
  const jump = (at: number) => text.current?.jumpTo(at);
  const error = fieldState.error?.message;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
      <div className="top-0 z-20 sm:sticky short:static flex flex-wrap items-center gap-x-2 bg-paper sm:gap-x-3 lg:-top-5">
        {/* Both modes have a label of their own, which only screen readers read. */}
        <span aria-hidden className="text-muted text-sm">
          {label}
        </span>
        <ContentFacts summary={current} minutes={minutes} isVisual={isVisual} onJump={jump} />
        <div className="ml-auto">
          <OptionBar label="Write as" look="field" options={modes} value={shown.mode} onChange={choose} />
        </div>
      </div>
      {isVisual ? (
        <VisualEditor
          key={shown.key}
          handle={text}
          label={label}
          text={shown.text}
          isFinding={isFinding}
          error={error}
          pictures={pictures}
          onChange={change}
          onBlur={onBlur}
          onSummary={takeSummary}
        />
      ) : (
        <>
          <ContentPictures control={control} source={pictures}>
            <HtmlText
              handle={text}
              label={label}
              hint={hint}
              text={value}
              error={error}
              onChange={change}
              onBlur={onBlur}
              onFind={find}
            />
          </ContentPictures>
          {isFinding && <Notice text="Only Visual finds words." />}
          <HtmlNotices
            why={shown.why}
            {...found}
            onRemove={() => replace(cleanedHtml(value))}
            onParagraphs={() => replace(blankLinesToParagraphs(value))}
          />
        </>
      )}
    </div>
  );
}

function findInHtml(tree: readonly HtmlNode[]) {
  return {
    removed: findRemovedParts(tree),
    hasBlankLines: hasBlankLine(tree),
    hasOtherPicture: hasOtherPicture(tree),
  };
}

/**
 * Returns the parsed HTML. The first text is parsed at once, and a changed text `summaryDelay` milliseconds after the
 * last change.
 */
function useDelayedTree(html: string | undefined) {
  const [parsed, setParsed] = useState(html);
  useEffect(() => {
    const timer = setTimeout(() => setParsed(html), summaryDelay);
    return () => clearTimeout(timer);
  }, [html]);
  return useMemo(() => (parsed === undefined ? undefined : parseHtml(parsed)), [parsed]);
}

interface ContentFactsProps {
  readonly summary: ContentSummary | undefined;
  readonly minutes: number | undefined;
  readonly isVisual: boolean;
  readonly onJump: (at: number) => void;
}

const indents: Readonly<Record<number, string>> = { 2: '', 3: 'pl-5', 4: 'pl-10' };

function close(event: MouseEvent): void {
  event.currentTarget.closest('details')?.removeAttribute('open');
}

export function ContentFacts({ summary, minutes, isVisual, onJump }: ContentFactsProps) {
  if (!summary) return null;
  const { words, outline } = summary;
  return (
    <div className="flex min-h-target flex-wrap items-center gap-x-2 text-muted text-sm sm:gap-x-3">
      <p>
        {words === 1 ? '1 word' : `${formatCount(words)} words`}
        {minutes !== undefined && <span className="max-sm:hidden">{`, ${formatReadTime(minutes)} to read`}</span>}
        {isVisual && words === 0 && '. Leave Content empty for an article on Medium.'}
      </p>
      {outline.length > 0 && (
        <details className="relative">
          <summary className="flex min-h-target cursor-pointer items-center font-semibold text-bush">
            Outline
            <Count of={outline.length} />
          </summary>
          <ol className="absolute top-full left-0 max-h-80 w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-field border border-control-line bg-surface p-1 shadow-raised">
            {outline.map(({ at, level, text }) => (
              <li key={at} className={indents[level]}>
                <button
                  type="button"
                  className="min-h-target cursor-pointer rounded-field px-2 text-left text-ink hover:bg-shade"
                  onClick={(event) => {
                    close(event);
                    onJump(at);
                  }}
                >
                  {text || 'A heading without words'}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
