import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';
import { addressChanged, subscribeToAddress, trashStatus } from '#desk/ui/desk-address.ts';
import { mayAnswerEnquiries, mayUseDesk, type Role } from '#shared/api/account-contract.ts';
import { type Locale, localeOfPath, localisedPath, pathWithinLocale } from '#shared/rules/locales.ts';

/** The pages of the desk and their paths; `page-queries.ts` has the same. `content` is the page with the three tabs. */
const paths = {
  content: '/dashboard',
  calendar: '/dashboard/calendar',
  health: '/dashboard/content-health',
  insight: '/dashboard/insight',
  pictures: '/dashboard/pictures',
  recordings: '/dashboard/recordings',
  enquiries: '/dashboard/enquiries',
  questions: '/dashboard/questions',
  people: '/dashboard/people',
  history: '/dashboard/history',
  settings: '/dashboard/settings',
  prices: '/dashboard/prices',
  webhooks: '/dashboard/webhooks',
  'personal-data': '/dashboard/personal-data',
  tokens: '/dashboard/tokens',
  security: '/dashboard/security',
} as const;

export type DeskPlace = keyof typeof paths;

const isPlace = (name: string): name is DeskPlace => name in paths;

/** The pages that editors may open. Administrators may open all pages. */
const editorPlaces: readonly DeskPlace[] = ['content', 'calendar', 'health', 'pictures', 'recordings', 'security'];
/** The pages that those who answer enquiries may open in addition. */
const responderPlaces: readonly DeskPlace[] = ['enquiries', 'questions', 'insight'];

export function deskPlacePath(locale: Locale, place: DeskPlace): string {
  return localisedPath(locale, paths[place]);
}

/** Returns the page of the desk at a path, or `content` if the path is unknown. */
export function readDeskPlace(pathname: string): DeskPlace {
  const path = pathWithinLocale(pathname);
  return (
    Object.keys(paths)
      .filter(isPlace)
      .find((place) => paths[place] === path) ?? 'content'
  );
}

/** Pages that had addresses of their own before, with their paths and queries now. */
const formerPaths: Readonly<Record<string, string>> = {
  '/dashboard/sessions': paths.security,
  '/dashboard/passkeys': paths.security,
  '/dashboard/trash': `${paths.content}?status=${trashStatus}`,
};

/** Returns where an address of an earlier version leads now, or `undefined` if it is not one. */
export function presentDeskPath(pathname: string): string | undefined {
  const path = formerPaths[pathWithinLocale(pathname)];
  return path && localisedPath(localeOfPath(pathname), path);
}

/** Returns whether accounts with this role may open a page of the desk. */
export function mayOpen(role: Role, place: DeskPlace): boolean {
  if (role === 'admin') return true;
  if (responderPlaces.includes(place)) return mayAnswerEnquiries(role);
  return mayUseDesk(role) && editorPlaces.includes(place);
}

export function useDeskPlace(): DeskPlace {
  return readDeskPlace(useSyncExternalStore(subscribeToAddress, () => location.pathname));
}

/** Opens a page of the desk without loading the document again. */
export function goToDeskPath(path: string): void {
  if (path === location.pathname + location.search) return;
  history.pushState(null, '', path);
  dispatchEvent(new Event(addressChanged));
}

/** Returns the handler that opens a link within the desk. A click with a modifier key is left to the browser. */
export function onPlainClick(open: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
}

interface DeskLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly path: string;
}

/** A link to a page of the desk. It opens without loading the document again. */
export function DeskLink({ path, ...link }: DeskLinkProps) {
  return <a {...link} href={path} onClick={onPlainClick(() => goToDeskPath(path))} />;
}
