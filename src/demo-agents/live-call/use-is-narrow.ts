import { useSyncExternalStore } from 'react';

/** The width below which the ticket is folded into a line. live-call.css has the same width. */
const query = '(width < 44rem)';

/** Returns whether the ticket has no room beside the call. The server renders the wide page. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const width = matchMedia(query);
      width.addEventListener('change', listener);
      return () => width.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
