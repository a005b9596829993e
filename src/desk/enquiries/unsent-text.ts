import { useRef, useState } from 'react';
import { useOpenWork } from '#desk/api/session.ts';
import { newDraftKey } from '#desk/drafts/draft-store.ts';

/** Texts that were typed and not sent, by key. They are lost when the tab is closed or reloaded. */
const typedTexts = new Map<string, string>();

/** Returns the text typed under a key, and a function that changes it. It stays when its field is closed. */
export function useTypedText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => typedTexts.get(key) ?? '');
  useOpenWork(text !== '');
  const change = (next: string) => {
    typedTexts.set(key, next);
    setText(next);
  };
  return [text, change];
}

/** Sends the text that was typed under a key, and then forgets it. Does nothing if there is none. */
export async function sendTypedText(key: string, send: (text: string) => Promise<unknown>): Promise<void> {
  const text = typedTexts.get(key)?.trim();
  if (!text) return;
  await send(text);
  typedTexts.delete(key);
}

/**
 * Returns a function that returns the idempotency key for the content of a request. While the content stays the same,
 * the key stays the same. So a request whose response was lost can be sent again.
 */
export function useRequestKey(): (content: string) => string {
  const last = useRef<{ readonly content: string; readonly key: string }>(undefined);
  return (content) => {
    if (last.current?.content !== content) last.current = { content, key: newDraftKey() };
    return last.current.key;
  };
}
