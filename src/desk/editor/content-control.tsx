import { useEffect, useState } from 'react';
import { WritingText } from '#desk/articles/writing-text.tsx';
import type { ContentFieldProps } from './content-field.tsx';
import { loadContentField, loadedContentField } from './content-field-code.ts';

const hint = 'HTML is allowed. Leave Content empty for an article on Medium.';

/**
 * The Content field. It is a plain text area until the editor's code is loaded. If the text area has the focus at that
 * time, it stays until it loses the focus, so that no key press is lost.
 */
export function ContentControl(props: Omit<ContentFieldProps, 'hint'>) {
  const [code, setCode] = useState(loadedContentField);
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    let isOpen = true;
    loadContentField().then(
      (loaded) => isOpen && setCode(loaded),
      // If the editor's code cannot be loaded, the field stays a text area.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  if (code && !isTyping) return <code.ContentField {...props} hint={hint} />;
  return <WritingText control={props.control} name="content" look="content" hint={hint} onFocusChange={setIsTyping} />;
}
