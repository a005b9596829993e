import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type DeskAddress, readDeskAddress, writeDeskAddress } from './desk-address.ts';

const changed = 'desk-address';

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
}

/** Goes to another part of the desk; `replace` for changes that Back should not step through, such as typing. */
export type GoTo = (address: DeskAddress, how?: 'push' | 'replace') => void;

/** The desk's address, and the way to change it. */
export function useDeskAddress(): readonly [DeskAddress, GoTo] {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const address = useMemo(() => readDeskAddress(search), [search]);
  const goTo = useCallback<GoTo>((next, how = 'push') => {
    const target = location.pathname + writeDeskAddress(next);
    if (target === location.pathname + location.search) return;
    if (how === 'push') history.pushState(null, '', target);
    else history.replaceState(null, '', target);
    dispatchEvent(new Event(changed));
  }, []);
  return [address, goTo];
}
