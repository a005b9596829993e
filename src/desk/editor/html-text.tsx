import { memo, type Ref, useEffectEvent, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { writingTextClasses } from '#desk/articles/writing-text.tsx';
import type { TextHandle } from './content-field.tsx';
import { createOwnTexts, type DelayedText, delayText } from './delayed-text.ts';

interface HtmlTextProps {
  readonly handle: Ref<TextHandle>;
  readonly label: string;
  readonly hint: string | undefined;
  /**
   * The text in the form. The text area also shows changes that come from elsewhere, for example from a restored draft.
   */
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  /** Called when the person wants to find words. */
  readonly onFind: () => void;
}

/**
 * The content as plain text. In a long article, rendering after every key press is slow. So the text area is
 * uncontrolled, and its text is written into the form shortly after each change.
 */
export const HtmlText = memo(function HtmlText(props: HtmlTextProps) {
  const { handle, label, hint, text, error, onChange } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const delayed = useRef<DelayedText>(undefined);
  const [own] = useState(() => createOwnTexts(text));
  const id = useId();
  const passOn = useEffectEvent((html: string) => onChange(html));

  // The cleanup writes the last typed text into the form. It must run before the form's own effects are cleaned up, so
  // this is a layout effect.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const passing = delayText(element, () => {
      if (element.value === own.newest()) return;
      own.add(element.value);
      passOn(element.value);
    });
    delayed.current = passing;
    return passing.stop;
  }, [own]);

  useLayoutEffect(() => {
    if (area.current && own.isForeign(text)) area.current.value = text;
  }, [own, text]);

  useImperativeHandle(
    handle,
    () => ({
      focus: () => area.current?.focus(),
      flush: () => {
        delayed.current?.flush();
        return area.current?.value ?? own.newest();
      },
      jumpTo: (at) => {
        area.current?.focus();
        area.current?.setSelectionRange(at, at);
        scrollToCaret(area.current, at);
      },
    }),
    [own],
  );

  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        rows={2}
        defaultValue={text}
        aria-invalid={error !== undefined}
        aria-describedby={descriptions || undefined}
        onInput={() => delayed.current?.change()}
        onKeyDown={(event) => {
          if (event.key !== 'h' || !event.ctrlKey) return;
          event.preventDefault();
          props.onFind();
        }}
        onBlur={() => {
          delayed.current?.flush();
          props.onBlur();
        }}
        className={`${writingTextClasses('content')} aria-invalid:border-rata`}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 font-medium text-rata text-sm">
          {error}
        </p>
      )}
    </div>
  );
});

/** Scrolls the text area, and the elements around it, so that position `at` of the text is visible. */
function scrollToCaret(area: HTMLTextAreaElement | null, at: number): void {
  if (!area || area.value.length === 0) return;
  const share = at / area.value.length;
  area.scrollTop = share * area.scrollHeight;
  const box = area.getBoundingClientRect();
  const scroller = area.closest('section');
  scroller?.scrollBy({ top: box.top + share * box.height - scroller.getBoundingClientRect().top - 120 });
}
