import { useState } from 'react';

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
