import { createContext, useContext } from 'react';
import type { Toasts } from '#desk/ui/toaster.tsx';
import type { Locale } from '#shared/rules/locales.ts';
import type { ApiClient } from './api/api-client.ts';
import type { Session } from './api/session.ts';
import type { DraftStore } from './drafts/draft-store.ts';

/** The objects that every component of the desk shares. They are created once, when the desk starts. */
export interface DeskParts {
  readonly api: ApiClient;
  readonly session: Session;
  readonly drafts: DraftStore;
  readonly toasts: Toasts;
  readonly locale: Locale;
  /** Time zone of the site. Today's date in this time zone is the default publish date. */
  readonly siteTimeZone: string;
}

const DeskContext = createContext<DeskParts | undefined>(undefined);

export const DeskProvider = DeskContext.Provider;

/** Returns the objects that every component of the desk shares. Throws outside `DeskProvider`. */
export function useDesk(): DeskParts {
  const parts = useContext(DeskContext);
  if (!parts) throw new Error('useDesk was called outside <DeskProvider>.');
  return parts;
}
