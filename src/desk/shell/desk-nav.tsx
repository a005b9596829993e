import { ExternalLink, Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOwnAccount } from '#desk/account/own-account.ts';
import { useDesk } from '#desk/desk-context.ts';
import { useEnquirySummary } from '#desk/enquiries/enquiry-requests.ts';
import { NativeButton } from '#desk/ui/button.tsx';
import { useSiteClock } from '#desk/ui/site-clock.ts';
import { localisedPath } from '#shared/rules/locales.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { DeskLink, type DeskPlace, deskPlacePath, mayOpen, useDeskPlace } from '../ui/desk-place.tsx';
import { lazyPart } from '../ui/lazy-place.tsx';

interface NamedPlace {
  readonly place: DeskPlace;
  readonly name: string;
}

const FaultCount = lazyPart(async () => (await import('../health/attention.tsx')).FaultCount);

/** The links of the desk, each with the pages that have links to each other above them. */
const doors: readonly (NamedPlace & { readonly pages?: readonly NamedPlace[] })[] = [
  { place: 'content', name: 'Articles' },
  { place: 'calendar', name: 'Calendar' },
  { place: 'health', name: 'Content health' },
  {
    place: 'pictures',
    name: 'Pictures',
    pages: [
      { place: 'pictures', name: 'Pictures' },
      { place: 'recordings', name: 'Recordings' },
    ],
  },
  {
    place: 'enquiries',
    name: 'Enquiries',
    pages: [
      { place: 'enquiries', name: 'From visitors' },
      { place: 'questions', name: 'Unanswered questions' },
    ],
  },
  { place: 'insight', name: 'Insight' },
  {
    place: 'settings',
    name: 'Settings',
    pages: [
      { place: 'settings', name: 'Business' },
      { place: 'prices', name: 'Prices and calls' },
      { place: 'people', name: 'People' },
      { place: 'personal-data', name: 'A person’s data' },
      { place: 'history', name: 'Change history' },
      { place: 'webhooks', name: 'Webhooks' },
      { place: 'tokens', name: 'API tokens' },
    ],
  },
];

const doorClasses =
  'flex min-h-target shrink-0 items-center justify-between gap-2 rounded-field border-transparent border-l-4 px-3 font-medium no-underline outline-offset-[-2px] hover:bg-shade aria-[current]:border-wattle aria-[current]:bg-surface aria-[current]:font-semibold dark:aria-[current]:bg-line';

const linksId = 'desk-links';

/** The button that opens the links of the desk on a screen that has no room for them at its side. */
export function MenuButton({ className }: { readonly className: string }) {
  const newCount = useNewCount();
  return (
    <button type="button" popoverTarget={linksId} className={`${className} relative lg:hidden`}>
      <Menu aria-hidden className="size-6" strokeWidth={1.75} />
      <span className="sr-only">Menu</span>
      {newCount > 0 && (
        <span className="absolute top-2 right-2 size-2.5 rounded-full bg-wattle">
          <span className="sr-only">{formatCount(newCount)} new</span>
        </span>
      )}
    </button>
  );
}

/** Closes the menu as soon as one of its links or buttons is pressed. */
function closeWhenUsed(nav: HTMLElement) {
  const close = ({ target }: Event) => target instanceof Element && target.closest('a, button') && nav.hidePopover();
  nav.addEventListener('click', close);
  return () => nav.removeEventListener('click', close);
}

/** The links to the pages of the desk. They are at the side of a wide screen, and in a menu on a smaller one. */
export function DeskNav({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { locale } = useDesk();
  const { role } = useOwnAccount();
  const here = useDeskPlace();
  return (
    <nav
      id={linksId}
      ref={closeWhenUsed}
      popover="auto"
      aria-label="Desk"
      className="flex-col gap-1 px-3 text-ink max-lg:[&:popover-open]:flex max-lg:m-0 max-lg:h-dvh max-lg:max-h-none max-lg:w-72 max-lg:max-w-full max-lg:overscroll-contain max-lg:bg-paper max-lg:pt-1 max-lg:pb-4 max-lg:backdrop:bg-black/45 lg:sticky lg:inset-auto lg:top-0 lg:m-0 lg:flex lg:h-[calc(100dvh-3.5rem)] lg:w-auto lg:self-start lg:overflow-y-auto lg:bg-transparent lg:py-4"
    >
      <button
        type="button"
        aria-label="Close the menu"
        className="-ml-2 grid size-target shrink-0 cursor-pointer place-items-center rounded-field lg:hidden"
      >
        <X aria-hidden className="size-6" strokeWidth={1.75} />
      </button>
      {doors
        .filter(({ place }) => mayOpen(role, place))
        .map(({ place, name, pages = [] }) => (
          <PlaceLink
            key={place}
            place={place}
            isCurrent={place === here || pages.some((page) => page.place === here)}
            className={doorClasses}
          >
            {name}
            {place === 'enquiries' && <NewEnquiries />}
            {place === 'health' && <FaultCount />}
          </PlaceLink>
        ))}
      <PlaceLink place="security" className={`${doorClasses} mt-4`}>
        Security
      </PlaceLink>
      <a href={localisedPath(locale, '/')} className={`${doorClasses} text-bush`}>
        View the site
        <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} />
      </a>
      <NativeButton onPress={onShortcuts} className={`${doorClasses} cursor-pointer text-bush pointer-coarse:hidden`}>
        Keyboard shortcuts
      </NativeButton>
      <p className="mt-auto px-4 pt-4 text-muted text-sm">
        <SiteClock />
      </p>
    </nav>
  );
}

/** The time of the site, which every list of the desk uses, and the editor's own beside it if it is another one. */
export function SiteClock() {
  const { siteTimeZone } = useDesk();
  const { site, own } = useSiteClock();
  return (
    <>
      {siteTimeZone.split('/').at(-1)?.replaceAll('_', ' ')} time, {site}
      {site !== own && <span className="block">Your clock: {own}</span>}
    </>
  );
}

function useNewCount(): number {
  return useEnquirySummary().data?.new ?? 0;
}

function NewEnquiries() {
  const newCount = useNewCount();
  if (newCount === 0) return null;
  return (
    <span className="rounded-full bg-wattle px-2 py-0.5 text-on-wattle text-sm leading-none">
      {formatCount(newCount)}
      <span className="max-lg:sr-only"> new</span>
    </span>
  );
}

interface PlaceLinkProps {
  readonly place: DeskPlace;
  /** Whether the open page is the link's page. By default, the address decides. */
  readonly isCurrent?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to a page of the desk. It says whether the page is open. */
export function PlaceLink({ place, isCurrent, className, children }: PlaceLinkProps) {
  const { locale } = useDesk();
  const isHere = useDeskPlace() === place;
  return (
    <DeskLink
      path={deskPlacePath(locale, place)}
      className={className}
      {...((isCurrent ?? isHere) ? { 'aria-current': isHere ? ('page' as const) : ('true' as const) } : {})}
    >
      {children}
    </DeskLink>
  );
}

/** CSS classes of a row of tabs. It scrolls sideways on a phone, and fades out at its end there. */
export const tabsClasses =
  'mb-2 flex gap-x-6 overflow-x-auto border-line border-b [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4 max-sm:[mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-1.5rem),transparent)] sm:mb-4';
export const tabClasses =
  '-mb-px flex min-h-target shrink-0 cursor-pointer items-center gap-2 whitespace-nowrap border-transparent border-b-3 py-2 font-semibold text-muted no-underline outline-offset-[-2px] hover:text-ink';

/** The links between the pages that belong together, such as those of Settings. */
export function RelatedPlaces() {
  const { role } = useOwnAccount();
  const here = useDeskPlace();
  const links = useRef<HTMLElement>(null);
  useEffect(() => {
    if (here) links.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [here]);
  const door = doors.find(({ pages }) => pages?.some(({ place }) => place === here));
  if (!door?.pages || !mayOpen(role, here)) return null;
  return (
    <nav ref={links} aria-label={door.name} className={tabsClasses}>
      {door.pages
        .filter(({ place }) => mayOpen(role, place))
        .map(({ place, name }) => (
          <PlaceLink
            key={place}
            place={place}
            className={`${tabClasses} aria-[current]:border-wattle aria-[current]:text-ink`}
          >
            {name}
          </PlaceLink>
        ))}
    </nav>
  );
}
