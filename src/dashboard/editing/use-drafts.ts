import { useSyncExternalStore } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import type { Draft } from './draft-store.ts';

/** The drafts of this tab, newest first. */
export function useDrafts(): readonly Draft[] {
  const { drafts } = useDesk();
  return useSyncExternalStore(drafts.subscribe, drafts.all);
}
