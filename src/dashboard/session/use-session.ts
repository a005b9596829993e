import { useSyncExternalStore } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import type { SessionState } from './session.ts';

/** Whether this tab's session is open. */
export function useSessionState(): SessionState {
  const { session } = useDesk();
  return useSyncExternalStore(session.subscribe, session.state);
}
