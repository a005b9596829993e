import { createContext, useContext } from 'react';
import type { Locale } from '#domain/locales.ts';
import type { ApiClient } from './api/api-client.ts';
import type { DraftStore } from './editing/draft-store.ts';
import type { Session } from './session/session.ts';
import type { Toasts } from './ui/toasts.ts';

/** What every component of the desk may use; created once, when the desk starts. */
export interface DeskParts {
  readonly api: ApiClient;
  readonly session: Session;
  readonly drafts: DraftStore;
  readonly toasts: Toasts;
  readonly locale: Locale;
  /** Time zone that decides which day is today (product 1.5). */
  readonly siteTimeZone: string;
}

const DeskContext = createContext<DeskParts | undefined>(undefined);

/** Provides the desk's parts to its children. */
export const DeskProvider = DeskContext.Provider;

/** Returns the desk's parts. Throws outside the provider. */
export function useDesk(): DeskParts {
  const parts = useContext(DeskContext);
  if (!parts) throw new Error('useDesk was called outside <DeskProvider>.');
  return parts;
}
