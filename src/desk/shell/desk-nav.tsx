import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
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
  'flex min-h-target shrink-0 items-center justify-between gap-2 whitespace-nowrap border-transparent px-1.5 font-medium aria-[current]:font-semibold sm:px-2.5 no-underline outline-offset-[-2px] hover:bg-shade aria-[current]:border-wattle max-lg:border-b-3 lg:rounded-field lg:border-l-4 lg:px-3 lg:aria-[current]:bg-surface dark:lg:aria-[current]:bg-line';

/**
 * The links to the pages of the desk. They are at the side of a wide screen. On a smaller one they are in a row that
 * scrolls sideways: it fades out at its end, and shows the link of the current page.
 */
export function DeskNav({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { locale } = useDesk();
  const { role } = useOwnAccount();
  const here = useDeskPlace();
  useEffect(() => {
    const links = here ? document.querySelectorAll('[data-desk] nav a[aria-current]') : [];
    for (const link of links) link.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [here]);
  return (
    <nav
      aria-label="Desk"
      className="relative flex overflow-x-auto border-line px-2.5 [scrollbar-width:none] max-lg:border-b max-lg:pe-12 max-lg:[mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)] lg:sticky lg:top-0 lg:h-[calc(100dvh-3.5rem)] lg:flex-col lg:gap-1 lg:self-start lg:overflow-y-auto lg:px-3 lg:py-4"
    >
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
      <PlaceLink place="security" className={`${doorClasses} lg:mt-4`}>
        Security
      </PlaceLink>
      <a href={localisedPath(locale, '/')} className={`${doorClasses} text-bush`}>
        <span className="max-sm:sr-only">View the site</span>
        <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} />
      </a>
      <NativeButton onPress={onShortcuts} className={`${doorClasses} cursor-pointer text-bush pointer-coarse:hidden`}>
        Keyboard shortcuts
      </NativeButton>
      <p className="mt-auto px-4 pt-4 text-muted text-sm max-lg:hidden">
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

function NewEnquiries() {
  const newCount = useEnquirySummary().data?.new ?? 0;
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

/**
 * The links between the pages that belong together, such as those of Settings. On a phone, two of them look like a
 * switch, and more of them are in a row that scrolls.
 */
export function RelatedPlaces() {
  const { role } = useOwnAccount();
  const here = useDeskPlace();
  const door = doors.find(({ pages }) => pages?.some(({ place }) => place === here));
  if (!door?.pages || !mayOpen(role, here)) return null;
  const isShort = door.pages.length < 3;
  return (
    <nav
      aria-label={door.name}
      className={`flex overflow-x-auto border-line [scrollbar-width:none] sm:mb-4 sm:flex-wrap sm:gap-x-6 sm:border-b ${isShort ? 'mb-2 max-sm:rounded-field max-sm:border max-sm:border-control-line max-sm:bg-surface' : 'mb-2 gap-x-6 max-sm:border-b max-sm:pe-12 max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)]'}`}
    >
      {door.pages
        .filter(({ place }) => mayOpen(role, place))
        .map(({ place, name }) => (
          <PlaceLink
            key={place}
            place={place}
            className={`flex min-h-target items-center whitespace-nowrap border-transparent py-2 font-semibold text-muted no-underline outline-offset-[-2px] hover:text-ink aria-[current]:text-ink sm:-mb-px sm:border-b-3 sm:aria-[current]:border-wattle ${isShort ? 'max-sm:flex-auto max-sm:justify-center max-sm:aria-[current]:bg-fern' : 'max-sm:-mb-px max-sm:border-b-3 max-sm:aria-[current]:border-wattle'}`}
          >
            {name}
          </PlaceLink>
        ))}
    </nav>
  );
}
