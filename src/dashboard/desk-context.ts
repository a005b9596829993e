import { createContext, useContext } from 'react';
import type { Locale } from '#domain/locales.ts';
import type { ApiClient } from './api/api-client.ts';
import type { DraftStore } from './editing/draft-store.ts';
import type { Session } from './session/session.ts';
import type { Toasts } from './ui/toasts.ts';

/** What every part of the desk may use; made once, when the desk starts. */
export interface DeskParts {
  readonly api: ApiClient;
  readonly session: Session;
  readonly drafts: DraftStore;
  readonly toasts: Toasts;
  readonly locale: Locale;
  /** Time zone in which "today" is computed (design 3.15). */
  readonly siteTimeZone: string;
}

const DeskContext = createContext<DeskParts | undefined>(undefined);

/** Gives the desk's parts to everything inside. */
export const DeskProvider = DeskContext.Provider;

/** The desk's parts. */
export function useDesk(): DeskParts {
  const parts = useContext(DeskContext);
  if (!parts) throw new Error('This part of the desk stands outside <DeskProvider>.');
  return parts;
}
