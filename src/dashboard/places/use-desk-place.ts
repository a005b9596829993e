import { useSyncExternalStore } from 'react';
import { addressChanged, subscribeToAddress } from '#dashboard/lists/use-desk-address.ts';
import { type DeskPlace, readDeskPlace } from './desk-place.ts';

/** The page of the desk that is shown. */
export function useDeskPlace(): DeskPlace {
  return readDeskPlace(useSyncExternalStore(subscribeToAddress, () => location.pathname));
}

/** Goes to an address of the desk without loading it anew. */
export function goToDeskPath(path: string): void {
  if (path === location.pathname + location.search) return;
  history.pushState(null, '', path);
  dispatchEvent(new Event(addressChanged));
}
