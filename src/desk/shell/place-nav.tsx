import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useOwnAccount } from '#desk/account/own-account.ts';
import { useDesk } from '#desk/desk-context.ts';
import { useEnquirySummary } from '#desk/enquiries/enquiry-requests.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { type DeskPlace, deskPlacePath, goToDeskPath, mayOpen, useDeskPlace } from '../ui/desk-place.ts';

/** CSS classes of the links in the row above a page. The link to the current page is underlined. */
const placeNavLinkClasses =
  '-mb-px flex min-h-target items-center gap-2 whitespace-nowrap border-transparent border-b-2 py-2 font-semibold text-muted no-underline outline-offset-[-2px] hover:text-ink aria-[current]:border-bush aria-[current]:text-ink';

/** The row above a page of the desk: a link back to the three tabs, and links to the related pages. */
export function PlaceNav({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label} className="mb-5 flex flex-wrap items-end gap-x-6 border-line border-b">
      {/* The link back to the three tabs is at the left, where no toast covers it. */}
      <PlaceLink
        place="content"
        className="inline-flex min-h-target items-center gap-2 rounded-field pr-3 font-semibold text-bush max-md:w-full"
      >
        <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
        Articles, categories and tags
      </PlaceLink>
      {children}
    </nav>
  );
}

interface PlaceLinkProps {
  readonly place: DeskPlace;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to a page of the desk. A click without a modifier key opens it without loading the document again. */
export function PlaceLink({ place, className, children }: PlaceLinkProps) {
  const { locale } = useDesk();
  const isHere = useDeskPlace() === place;
  const path = deskPlacePath(locale, place);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goToDeskPath(path);
  };
  return (
    <a href={path} onClick={onClick} className={className} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
      {children}
    </a>
  );
}

const accountLinks: readonly { readonly place: DeskPlace; readonly name: string }[] = [
  { place: 'sessions', name: 'Your sessions' },
  { place: 'passkeys', name: 'Passkeys' },
  { place: 'people', name: 'People' },
  { place: 'history', name: 'Change history' },
  { place: 'trash', name: 'Trash' },
];

/**
 * The links above the pages Your sessions, Passkeys, People, Change history and Trash. Editors see only the links to
 * pages that they may open.
 */
export function AccountNav() {
  const { role } = useOwnAccount();
  return (
    <PlaceNav label="Account and history">
      {accountLinks
        .filter(({ place }) => mayOpen(role, place))
        .map(({ place, name }) => (
          <PlaceLink key={place} place={place} className={placeNavLinkClasses}>
            {name}
          </PlaceLink>
        ))}
    </PlaceNav>
  );
}

/** The links above the pages Enquiries, Unanswered questions and A person's data. */
export function VisitorsNav() {
  const { data: summary } = useEnquirySummary();
  return (
    <PlaceNav label="From visitors">
      <PlaceLink place="enquiries" className={placeNavLinkClasses}>
        Enquiries
        {summary && <span className="font-normal text-muted">{formatCount(summary.new)} new</span>}
      </PlaceLink>
      <PlaceLink place="questions" className={placeNavLinkClasses}>
        Unanswered questions
        {summary && <span className="font-normal text-muted">{formatCount(summary.unanswered_questions)}</span>}
      </PlaceLink>
      <PlaceLink place="personal-data" className={placeNavLinkClasses}>
        A person’s data
      </PlaceLink>
    </PlaceNav>
  );
}
