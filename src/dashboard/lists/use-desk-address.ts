import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type DeskAddress, readDeskAddress, writeDeskAddress } from './desk-address.ts';

/** The event that says that the address has changed without a page being loaded. */
export const addressChanged = 'desk-address';

/** Calls a listener whenever the address changes, by Back and Forward too; gives the way to stop that. */
export function subscribeToAddress(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(addressChanged, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(addressChanged, listener);
  };
}

/** Goes to another part of the desk; `replace` for changes that Back should not step through, such as typing. */
export type GoTo = (address: DeskAddress, how?: 'push' | 'replace') => void;

/** The desk's address, and the way to change it. */
export function useDeskAddress(): readonly [DeskAddress, GoTo] {
  const search = useSyncExternalStore(subscribeToAddress, () => location.search);
  const address = useMemo(() => readDeskAddress(search), [search]);
  const goTo = useCallback<GoTo>((next, how = 'push') => {
    const target = location.pathname + writeDeskAddress(next);
    if (target === location.pathname + location.search) return;
    if (how === 'push') history.pushState(null, '', target);
    else history.replaceState(null, '', target);
    dispatchEvent(new Event(addressChanged));
  }, []);
  return [address, goTo];
}
