import { useRef } from 'react';

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
