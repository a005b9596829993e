import { useRef, useState } from 'react';

/** Texts that were typed and not sent, until the tab is closed or loaded again. */
const typedTexts = new Map<string, string>();

/**
 * Returns the text that was typed under a key, and a function that changes the text. The text is still there when the
 * field is closed and opened again.
 */
export function useTypedText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => typedTexts.get(key) ?? '');
  const change = (next: string) => {
    typedTexts.set(key, next);
    setText(next);
  };
  return [text, change];
}

/**
 * Returns a function that returns the idempotency key for the content of a request. As long as the content is the same,
 * the key is the same, so a request whose response was lost can be sent again. Other content gets a new key.
 */
export function useRequestKey(): (content: string) => string {
  const last = useRef<{ readonly content: string; readonly key: string }>(undefined);
  return (content) => {
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID().replaceAll('-', '') };
    return last.current.key;
  };
}
