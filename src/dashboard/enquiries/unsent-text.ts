import { useRef, useState } from 'react';

/** Texts that were typed and not sent, until the tab is closed or loaded again. */
const typedTexts = new Map<string, string>();

/** Returns the text that was typed under a key, and a function that changes it. It outlives the field. */
export function useTypedText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => typedTexts.get(key) ?? '');
  const change = (next: string) => {
    typedTexts.set(key, next);
    setText(next);
  };
  return [text, change];
}

/**
 * Returns a function that returns the idempotency key for a content. The same content has the same key, so that a
 * request whose response was lost can be sent again. Another content gets another key.
 */
export function useRequestKey(): (content: string) => string {
  const last = useRef<{ readonly content: string; readonly key: string }>(undefined);
  return (content) => {
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID().replaceAll('-', '') };
    return last.current.key;
  };
}
